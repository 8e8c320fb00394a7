// Saves the rows of a list as a file. Its code loads with the first press.
import { localise } from '../../api/answer/localised'
import type { Texts } from '../../i18n/texts'
import type { useFormat } from '../../i18n/useTexts'
import type { RowFile } from '../../language/types/plainBlocks'
import { saveFile } from '../../lib/saveFile'
import { loadPages } from '../../lists/data/loadAllRows'
import { maxPages } from '../../lists/data/paging'
import { mergeRows } from '../../lists/data/rows'
import type { ListSource } from '../../lists/data/source'
import type { ScopeValues } from '../../runtime/scope/scope'
import { rowsAsText } from './rowsAsText'

type Row = { readonly [name: string]: unknown }

interface SavingOptions {
  readonly source: ListSource<Row>
  readonly scope: ScopeValues
  readonly texts: Texts
  readonly format: ReturnType<typeof useFormat>
  readonly signal: AbortSignal
  /** Called after each page with the number of rows so far. */
  onRows(count: number): void
}

/**
 * Loads all rows and saves them. Returns their number, and whether more rows follow. Returns undefined if the person
 * stopped it.
 */
export async function saveRows(
  { name, columns }: RowFile,
  { source, scope, texts, format, signal, onRows }: SavingOptions,
): Promise<{ readonly num: number; readonly isTruncated: boolean } | undefined> {
  const { rows, isTruncated } = await loadPages((page) => source.load(page, signal), { most: maxPages, onRows })
  if (signal.aborted) return undefined
  const once = mergeRows([{ list: rows, hasMore: false }], source.rowKey)
  const scopes = once.map((row) => ({ ...scope, row: localise(row, texts.language) }))
  const today = format(Date.now(), 'date')
  const text = rowsAsText(columns, scopes, { t: texts.t, format })
  saveFile(`${texts.t(name)} ${today}.csv`, new Blob([text], { type: 'text/csv' }))
  return { num: once.length, isTruncated }
}
