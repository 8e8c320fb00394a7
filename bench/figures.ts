/** What one visit gives, by the name of the figure; each run of a page gives the same names. */
export interface Figures {
  readonly [name: string]: number
}

export interface Summary {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** The median of some figures and how far they spread. Throws when there are none. */
export function summarise(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (low === undefined || high === undefined || least === undefined || most === undefined) {
    throw new Error('There is nothing to summarise.')
  }
  return { median: (low + high) / 2, least, most }
}

/** A Markdown table: a row for each figure, its median, its spread, and its ratio to the reference of the same runs. */
export function table(title: string, runs: readonly Figures[], reference: readonly Figures[]): string {
  const names = Object.keys(runs[0] ?? {})
  const rows = names.map((name) => {
    const own = summarise(runs.map((run) => run[name] ?? Number.NaN))
    const base = summarise(reference.map((run) => run[name] ?? Number.NaN))
    const ratio = base.median > 0 ? `${(own.median / base.median).toFixed(1)} ×` : '–'
    return `| ${name} | ${show(own.median)} | ${show(own.least)} – ${show(own.most)} | ${show(base.median)} | ${ratio} |`
  })
  return [`### ${title}`, '', '| | median | least – most | reference | ratio |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  )
}

/** A Markdown table of several pages: a row for each, the median of one figure, its spread, and its ratio to the reference. */
export function comparison(
  title: string,
  figure: string,
  pages: { readonly [page: string]: readonly Figures[] },
  reference: readonly Figures[],
): string {
  const base = summarise(reference.map((run) => run[figure] ?? Number.NaN))
  const rows = Object.entries(pages).map(([page, runs]) => {
    const own = summarise(runs.map((run) => run[figure] ?? Number.NaN))
    return `| ${page} | ${show(own.median)} | ${show(own.least)} – ${show(own.most)} | ${(own.median / base.median).toFixed(1)} × |`
  })
  return [
    `### ${title}`,
    '',
    `| ${figure}; reference ${show(base.median)} | median | least – most | ratio |`,
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function show(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1)
}
