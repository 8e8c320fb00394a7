/** The figures of one visit by name. Visits of one kind have the same names. */
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

/** Returns the median of some figures and their spread. Throws if there are none. */
export function summarise(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (low === undefined || high === undefined || least === undefined || most === undefined) {
    throw new Error('There are no figures to summarise.')
  }
  return { median: (low + high) / 2, least, most }
}

/** Returns the median of one figure of a page. Throws if no visit has it. */
export function medianOf({ name, runs }: Row, figure: string): number {
  const values = runs.flatMap((run) => run[figure] ?? [])
  if (values.length === 0) throw new Error(`${name} has no "${figure}".`)
  return summarise(values).median
}

/** Returns the ratio of a figure between two pages. Returns 1 if both are 0. */
export function ratioOf(row: Row, base: Row, figure: string): number {
  const [own, other] = [medianOf(row, figure), medianOf(base, figure)]
  return own === other ? 1 : own / other
}

/**
 * Returns a Markdown table: a row for each page, a column for each figure. A cell has the median, the spread if there
 * is one, and the ratio to the reference. The corner has the number of visits.
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

/** Figures without a ratio, because the pages differ in their styles and row heights. */
const withoutRatio: ReadonlySet<string> = new Set(['CSS kB', 'scrolled px'])

function cell(row: Row, base: Row | undefined, figure: string): string {
  const values = row.runs.flatMap((run) => run[figure] ?? [])
  if (values.length === 0) return '–'
  const { median, least, most } = summarise(values)
  const spread = showFigure(least) === showFigure(most) ? '' : ` (${showFigure(least)}–${showFigure(most)})`
  const isCompared = base && base !== row && !withoutRatio.has(figure) && medianOf(base, figure) > 0
  const ratio = isCompared ? ` ${ratioText(ratioOf(row, base, figure))}` : ''
  return `${showFigure(median)}${spread}${ratio}`
}

/** Returns a ratio as text: `1.25 ×`. */
export function ratioText(ratio: number): string {
  return `${ratio.toFixed(2)} ×`
}

/** Returns a figure with its significant digits. */
export function showFigure(value: number): string {
  const size = Math.abs(value)
  return size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2)
}
