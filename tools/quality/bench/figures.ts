/** What one visit gives, by the name of the figure; each visit of the same kind gives the same names. */
export interface Figures {
  readonly [name: string]: number
}

export interface Summary {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** All visits of one page. */
export interface Row {
  readonly name: string
  readonly runs: readonly Figures[]
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

/** The median of one figure of a page. Throws where no visit has it. */
export function medianOf({ name, runs }: Row, figure: string): number {
  const values = runs.flatMap((run) => run[figure] ?? [])
  if (values.length === 0) throw new Error(`${name} has no "${figure}".`)
  return summarise(values).median
}

/** How many times the figure of a page is that of another one; 1 where both are nothing. */
export function ratioOf(row: Row, base: Row, figure: string): number {
  const [own, other] = [medianOf(row, figure), medianOf(base, figure)]
  return own === other ? 1 : own / other
}

/**
 * A Markdown table, in its corner how often each page was visited: a row for each page, a column for each figure, in each
 * cell the median, the spread where there is one, and how many times the reference's it is.
 */
export function table(rows: readonly Row[], base?: Row): string {
  const figures = Object.keys(rows[0]?.runs[0] ?? {})
  const lines = rows.map((row) => {
    const cells = figures.map((figure) => cell(row, base, figure))
    return `| ${row === base ? `**${row.name}**` : row.name} | ${cells.join(' | ')} |`
  })
  const rounds = Math.max(...rows.map(({ runs }) => runs.length))
  return [
    `| ${rounds} ${rounds === 1 ? 'round' : 'rounds'} | ${figures.join(' | ')} |`,
    `|---|${figures.map(() => '---').join('|')}|`,
    ...lines,
  ].join('\n')
}

/** What says nothing beside a page that has hardly a style, or rows of another height. */
const alone: ReadonlySet<string> = new Set(['CSS kB', 'scrolled px'])

function cell(row: Row, base: Row | undefined, figure: string): string {
  const values = row.runs.flatMap((run) => run[figure] ?? [])
  if (values.length === 0) return '–'
  const { median, least, most } = summarise(values)
  const spread = show(least) === show(most) ? '' : ` (${show(least)}–${show(most)})`
  const isCompared = base && base !== row && !alone.has(figure) && medianOf(base, figure) > 0
  const ratio = isCompared ? ` ${times(ratioOf(row, base, figure))}` : ''
  return `${show(median)}${spread}${ratio}`
}

/** A ratio as people read it: `1.25 ×`. */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`
}

/** A figure with as many digits as mean something. */
export function show(value: number): string {
  const size = Math.abs(value)
  return size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2)
}
