// Texts as a table for spreadsheets (RFC 4180).
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { Refused } from '../change/change'
import type { TextRow, TranslatedRow } from './textRow'

const columns = ['key', 'english', 'text', 'longest', 'placeholders', 'used in'] as const

/** Returns the table. It begins with a byte order mark, without which some spreadsheets misread other scripts. */
export function toCsv(rows: readonly TextRow[]): string {
  const lines = rows.map((row) => [
    row.key,
    row.english,
    row.text,
    row.longest,
    row.placeholders.map((name) => `{{${name}}}`).join(' '),
    row.uses.join('\n'),
  ])
  const cells = lines.map((line) => line.map((cell) => (typeof cell === 'string' ? withQuote(cell) : cell)))
  return stringify([[...columns], ...cells], { bom: true })
}

/** Reads the table. Only the columns `key`, `english` and `text` matter. Throws if one is missing, or for another form. */
export function fromCsv(source: string): readonly TranslatedRow[] {
  const [head = [], ...lines] = readLines(source)
  const at = columns.slice(0, 3).map((name) => head.indexOf(name))
  const missing = columns.slice(0, 3).filter((_, index) => at[index] === -1)
  if (missing.length > 0)
    throw new Refused(`The table has no column "${missing.join('" and "')}". Its columns: ${head.join(', ')}.`)
  return lines.map((line) => {
    const [key = '', english = '', text = ''] = at.map((index) => withoutQuote(line[index] ?? ''))
    return { key, english, text }
  })
}

function readLines(source: string): readonly (readonly string[])[] {
  try {
    // Some spreadsheets separate by semicolons or tabs, as their language does.
    const [, delimiter = ','] = /^\uFEFF?"?\w+"?([,;\t])/.exec(source) ?? []
    return parse(source, { bom: true, skip_empty_lines: true, delimiter })
  } catch (error) {
    if (error instanceof CsvError) throw new Refused(`This is no table of comma-separated values: ${error.message}.`)
    throw error
  }
}

/** A text that a spreadsheet would take for a formula, such as "+{{count}}", also behind quotes of its own. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** Adds a quote that keeps a text from being a formula. */
function withQuote(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** Removes the quote of `withQuote`. */
function withoutQuote(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
