import { useEffect, useRef, useState } from 'react'
import { localise } from '../../api/answer/localised'
import { useFormat, useTexts } from '../../i18n/useTexts'
import type { RowFile } from '../../language/types/plainBlocks'
import { loadPages } from '../../lists/data/loadAllRows'
import { maxPages } from '../../lists/data/paging'
import { mergeRows } from '../../lists/data/rows'
import type { ListSource } from '../../lists/data/source'
import { useNativeHost } from '../../runtime/native/useNativeHost'
import type { ScopeValues } from '../../runtime/scope/scope'
import { useToast } from '../../ui/feedback/ToastProvider'
import { rowsAsText } from './rowsAsText'

type Row = { readonly [name: string]: unknown }

/** The button that saves the rows of a list. */
export interface RowFileSaving {
  /** Number of rows that have loaded, or undefined if no file is being made. */
  readonly loaded: number | undefined
  start(): void
  stop(): void
}

/**
 * Lets a person save all rows of a list as a file. Returns undefined if the list has none, and in the app, whose web view
 * cannot save files. Rows load anew, page by page, so that the file has all of them in the order of the server.
 */
export function useRowFile(
  file: RowFile | undefined,
  source: ListSource<Row>,
  scope: ScopeValues,
): RowFileSaving | undefined {
  const texts = useTexts()
  const format = useFormat()
  const toast = useToast()
  const { isHosted } = useNativeHost()
  const [loaded, setLoaded] = useState<number>()
  const running = useRef<AbortController>(undefined)
  // A change of tab, search or filters stops a file that is being made.
  useEffect(() => () => running.current?.abort(), [source])

  async function save({ name, columns }: RowFile, { signal }: AbortController) {
    const { rows, isCut } = await loadPages((page) => source.load(page, signal), { most: maxPages, onRows: setLoaded })
    if (signal.aborted) return
    const once = mergeRows([{ list: rows, hasMore: false }], source.rowKey)
    const scopes = once.map((row) => ({ ...scope, row: localise(row, texts.language) }))
    const today = format(Date.now(), 'date')
    saveFile(`${texts.t(name)} ${today}.csv`, rowsAsText(columns, scopes, { t: texts.t, format }), 'text/csv')
    if (isCut) toast(texts.t('engine.file.cut', { num: once.length }), 'warn')
    else toast(texts.t('engine.file.saved', { num: once.length }), 'good')
  }

  async function start() {
    if (!file || running.current) return
    const own = new AbortController()
    running.current = own
    setLoaded(0)
    try {
      await save(file, own)
    } catch {
      if (!own.signal.aborted) toast(texts.t('engine.file.failed'), 'danger')
    } finally {
      running.current = undefined
      setLoaded(undefined)
    }
  }

  return file && !isHosted ? { loaded, start: () => void start(), stop: () => running.current?.abort() } : undefined
}

/** Saves a text as a file of the person's device. The browser chooses the folder, or asks for it. */
function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the text after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
