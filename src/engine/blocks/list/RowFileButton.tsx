import { useEffect, useRef, useState } from 'react'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { Button } from '../../ui/input/Button'
import type { RowFile } from '../../language/types/plainBlocks'
import type { PagePlace } from '../../api/answer/listPage'
import { loadPages } from '../../lists/data/loadAllRows'
import { maxPages, mergeRows } from '../../lists/data/rows'
import type { ListSource } from '../../lists/data/useList'
import { useNativeHost } from '../../runtime/native/useNativeHost'
import type { ScopeValues } from '../../runtime/scope/scope'
import { useToast } from '../../ui/feedback/ToastProvider'

/** Draws the button that saves the rows of a list, and while they load how many there are. */
export function RowFileButton({ saving: { loaded, start, stop } }: { readonly saving: RowFileSaving }) {
  const texts = useTexts()
  if (loaded === undefined)
    return (
      <Button small icon="download" onPress={start}>
        <span className="pw-tools-word">{texts.t('engine.file.save')}</span>
      </Button>
    )
  return (
    <>
      <span className="pw-list-loading" role="status">
        {texts.t('engine.file.loading', { num: loaded })}
      </span>
      <Button small onPress={stop}>
        {texts.t('engine.cancel')}
      </Button>
    </>
  )
}

type Row = { readonly [name: string]: unknown }

/** The button that saves the rows of a list. */
interface RowFileSaving {
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

  async function save(file: RowFile, { signal }: AbortController) {
    const { saveRows } = await import('./saveRows')
    const load = (place: PagePlace) => source.load(place, signal)
    const { rows, isTruncated } = await loadPages(load, { most: maxPages, onRows: setLoaded })
    if (signal.aborted) return
    const once = mergeRows([{ list: rows, hasMore: false }], source.rowKey)
    saveRows(file, once, { scope, texts, format })
    if (isTruncated) toast(texts.t('engine.file.cut', { num: once.length }), 'warn')
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
