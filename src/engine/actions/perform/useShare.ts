import { useApp } from '../../runtime/app/app'
import { useCallNative } from './useCallNative'
import { useCopy } from './useCopy'

export interface Shared {
  readonly title?: string | undefined
  readonly text: string
  /** Path of a page of this site. */
  readonly path?: string | undefined
  /** Native call that shares. Its argument `text` takes the text and the URL. */
  readonly by?: { readonly call: string; readonly args: { readonly [name: string]: unknown } } | undefined
}

/** Returns a function that shares a text. It resolves to false if the person closed the sheet, or nothing was copied. */
export function useShare(): (shared: Shared) => Promise<boolean | void> {
  const { native } = useApp()
  const copy = useCopy()
  const callNative = useCallNative()
  return async ({ title, text, path, by }) => {
    if (text.trim() === '') return
    const url = path && new URL(path, window.location.origin).href
    const whole = url ? `${text} ${url}` : text
    if (by && native.has(by.call)) return callNative(by.call, { ...by.args, text: whole })
    if (typeof navigator.share !== 'function') return copy(whole)
    try {
      await navigator.share({ text, ...(url && { url }), ...(title && { title }) })
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return false
      return copy(whole)
    }
  }
}
