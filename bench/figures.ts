/** The figures of one visit by name. Visits of one kind have the same names. */
export interface Figures {
  readonly [name: string]: number
}

/** All visits of one page. */
export interface Row {
  readonly name: string
  readonly runs: readonly Figures[]
}

/** Returns the values of one figure of a page, least first. Throws if no visit has it. */
function valuesOf({ name, runs }: Row, figure: string): readonly number[] {
  const values = runs.flatMap((run) => run[figure] ?? []).toSorted((a, b) => a - b)
  if (values.length === 0) throw new Error(`${name} has no "${figure}".`)
  return values
}

/** Returns the median of one figure of a page. Throws if no visit has it. */
function medianOf(row: Row, figure: string): number {
  const values = valuesOf(row, figure)
  const middle = (values.length - 1) / 2
  return ((values[Math.floor(middle)] ?? 0) + (values[Math.ceil(middle)] ?? 0)) / 2
}

/**
 * Returns a Markdown table: a row for each page, a column for each figure of the first. A cell has the median, the spread
 * if there is one, and the ratio to the reference, which is bold.
 */
export function table(rows: readonly Row[], base?: Row): string {
  const figures = Object.keys(rows[0]?.runs[0] ?? {})
  const rounds = Math.max(...rows.map(({ runs }) => runs.length))
  const heads = [`${rounds} ${rounds === 1 ? 'round' : 'rounds'}`, ...figures]
  const cells = rows.map((row) => [
    row === base ? `**${row.name}**` : row.name,
    ...figures.map((figure) => {
      const values = valuesOf(row, figure)
      const [least, most] = [showFigure(values[0] ?? 0), showFigure(values.at(-1) ?? 0)]
      const spread = least === most ? '' : ` (${least}–${most})`
      const isCompared = base && base !== row && figure !== 'CSS kB' && medianOf(base, figure) > 0
      const ratio = isCompared ? ` ${(medianOf(row, figure) / medianOf(base, figure)).toFixed(2)} ×` : ''
      return `${showFigure(medianOf(row, figure))}${spread}${ratio}`
    }),
  ])
  return [heads, heads.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** Returns a figure with its significant digits. */
function showFigure(value: number): string {
  const size = Math.abs(value)
  return size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2)
}
