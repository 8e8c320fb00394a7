import { useCallback } from 'react'
import { useCopy } from './useCopy'

export interface Shared {
  readonly title?: string | undefined
  readonly text: string
  /** A path of this site. */
  readonly path?: string | undefined
}

/** Gives what shares a text by the system's own sheet, or copies it where there is none; empty text is ignored (spec §5). */
export function useShare(): (shared: Shared) => Promise<void> {
  const copy = useCopy()
  return useCallback(
    async ({ title, text, path }) => {
      if (text.trim() === '') return
      const url = path && new URL(path, window.location.origin).href
      const copyAll = () => copy(url ? `${text} ${url}` : text)
      if (typeof navigator.share !== 'function') return copyAll()
      try {
        await navigator.share({ text, ...(url && { url }), ...(title && { title }) })
      } catch (error) {
        // Closing the sheet is a choice, not a failure.
        if (error instanceof DOMException && error.name === 'AbortError') return
        return copyAll()
      }
    },
    [copy],
  )
}
