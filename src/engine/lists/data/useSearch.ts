import { useEffect, useMemo, useRef, useState } from 'react'
import { debounce } from '../../lib/debounce'

export interface Search {
  /** What stands in the box. */
  readonly text: string
  /** What to search for: the text, trimmed, 500 ms after the last key; at once when it is cleared. */
  readonly sought: string
  readonly isWaiting: boolean
  change(text: string): void
  clear(): void
  /** To spread on the box, or on any element around it: half-composed words (input methods) are not searched for. */
  readonly composition: { onCompositionStart(): void; onCompositionEnd(): void }
}

/** Holds the text of a search box and gives what to search for (spec: debounce 500 ms). */
export function useSearch(initial = ''): Search {
  const [text, setText] = useState(initial)
  const [sought, setSought] = useState(initial.trim())
  const latest = useRef(initial)
  const isComposing = useRef(false)
  const settle = useMemo(() => debounce(setSought), [])
  useEffect(() => settle.cancel, [settle])

  const actions = useMemo(() => {
    function change(next: string) {
      latest.current = next
      setText(next)
      if (isComposing.current) return settle.cancel()
      settle(next.trim())
      if (next.trim() === '') settle.flush()
    }
    return {
      change,
      clear() {
        isComposing.current = false
        change('')
      },
      composition: {
        onCompositionStart() {
          isComposing.current = true
          settle.cancel()
        },
        onCompositionEnd() {
          isComposing.current = false
          change(latest.current)
        },
      },
    }
  }, [settle])

  return { text, sought, isWaiting: text.trim() !== sought, ...actions }
}
