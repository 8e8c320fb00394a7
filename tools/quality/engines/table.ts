import type { CheckResult, EngineResult } from './run'

/** Returns the text of a cell: a count, or yes or no. A failed check refers to a note. */
function cellOf(check: CheckResult | undefined, note: (problems: readonly string[]) => number): string {
  if (check === undefined) return ''
  const { count, problems } = check
  const text = count ? count.join('/') : problems.length === 0 ? 'yes' : 'no'
  return problems.length === 0 ? text : `**${text}** (${note(problems)})`
}

export interface Table {
  /** Rows of Markdown, beginning with the heading. */
  readonly rows: readonly string[]
  /** The problems, by the numbers in the cells. */
  readonly notes: readonly string[]
  /** Engines that were skipped, each with the reason. */
  readonly leftOut: readonly string[]
}

/** Makes the table of a run: a row for each engine, a column for each check. */
export function engineTable(results: readonly EngineResult[]): Table {
  const measured = results.filter(({ leftOut }) => leftOut === undefined)
  // Uses the order of the engine with the most checks.
  const all = [...measured]
    .sort((one, other) => other.checks.length - one.checks.length)
    .flatMap(({ checks }) => checks)
  const columns = new Map(all.map(({ id, title }) => [id, title]))
  const notes: string[] = []
  const rows = measured.map(({ engine, version, checks }) => {
    const note = (problems: readonly string[]) => notes.push(`${engine.name}: ${problems.map(inOneLine).join('; ')}`)
    const cells = [...columns.keys()].map((id) =>
      cellOf(
        checks.find((check) => check.id === id),
        note,
      ),
    )
    return [version, engine.standsFor, ...cells]
  })
  const heading = ['Engine', 'Stands for', ...columns.values()]
  return {
    rows: rows.length === 0 ? [] : [heading, heading.map(() => '---'), ...rows].map(rowOf),
    notes,
    leftOut: results.flatMap(({ engine, leftOut }) => (leftOut === undefined ? [] : [`${engine.name}: ${leftOut}`])),
  }
}

const rowOf = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A message of a page may have several lines, and characters of a table or of HTML. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll('<', '&lt;').replaceAll('|', '\\|').trim()
