// Saves the rows of a list as a file. Its code loads with the first press.
import { localise } from '../../api/answer/localised'
import type { Texts } from '../../i18n/texts'
import type { useFormat } from '../../i18n/useTexts'
import type { RowFile } from '../../language/types/plainBlocks'
import { saveFile } from '../../lib/saveFile'
import type { ScopeValues } from '../../runtime/scope/scope'
import { subtract, toDecimal } from '../../lib/decimal'
import { absentText } from '../../i18n/format'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import type { Format } from '../../language/types/plain'
import { orderedEntries } from '../../lib/compare'
import { readFigure } from '../../i18n/readFigure'

interface SavingOptions {
  readonly scope: ScopeValues
  readonly texts: Texts
  readonly format: ReturnType<typeof useFormat>
}

/** Saves rows as a file, whose name ends with the day. */
export function saveRows(
  { name, columns }: RowFile,
  rows: readonly object[],
  { scope, texts, format }: SavingOptions,
): void {
  const scopes = rows.map((row) => ({ ...scope, row: localise(row, texts.language) }))
  const today = format(Date.now(), 'date')
  const text = rowsAsText(columns, scopes, { t: texts.t, format })
  saveFile(`${texts.t(name)} ${today}.csv`, new Blob([text], { type: 'text/csv' }))
}

interface Writing {
  /** Translates a message. */
  t(key: string): string
  format(value: unknown, format?: Format): string
}

type FileColumn = RowFile['columns'][string]

/** Formats that the screen shortens or rounds, with how a file writes their values. */
const fullFormats: { readonly [name in Format]?: Format | 'decimal' } = {
  count: 'decimal',
  money: 'decimal',
  percent: 'decimal',
  short: 'decimal',
  gain: 'decimal',
  loss: 'decimal',
  ago: 'time',
  day: 'date',
  month: 'date',
  groups: 'id',
}

/** Returns the text of the file: a line of labels, and a line for each scope. It begins with a byte order mark, so
 * that spreadsheets read it as UTF-8. */
export function rowsAsText(columns: RowFile['columns'], scopes: readonly object[], writing: Writing): string {
  const entries = orderedEntries(columns).map(([, column]) => column)
  const lines = [
    entries.map(({ label }) => writing.t(label)),
    ...scopes.map((scope) => entries.map((column) => valueText(column, scope, writing))),
  ]
  return `\ufeff${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`
}

function valueText(column: FileColumn, scope: object, { t, format }: Writing): string {
  if (!evaluateCondition(column.when, scope)) return ''
  const value = readFigure(scope, column.value, column)
  if (column.words && typeof value === 'string' && Object.hasOwn(column.words, value))
    return t(column.words[value] ?? '')
  const full = (column.format && fullFormats[column.format]) ?? column.format
  if (full === 'decimal') return (column.format === 'loss' ? subtract('0', value) : toDecimal(value)) ?? ''
  const text = format(value, full)
  return text === absentText ? '' : text
}

/** Quotes a cell where needed. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
function quoted(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && toDecimal(text) === undefined
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
