import { useEffect, useMemo, useRef, useState } from 'react'
import { debounce } from '../../lib/timing'

interface Search {
  /** Text in the box. */
  readonly text: string
  /** Trimmed text to search for, 500 ms after the last key, or at once when cleared. */
  readonly query: string
  readonly isWaiting: boolean
  change(text: string): void
  clear(): void
  /** Handlers for the box or an element around it. Half-composed text of input methods is not searched for. */
  readonly composition: { onCompositionStart(): void; onCompositionEnd(): void }
}

/** Holds the text of a search box and returns the debounced query. */
export function useSearch(initial = ''): Search {
  const [text, setText] = useState(initial)
  const [query, setQuery] = useState(initial.trim())
  const latest = useRef(initial)
  const isComposing = useRef(false)
  const settle = useMemo(() => debounce(setQuery), [])
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

  return { text, query, isWaiting: text.trim() !== query, ...actions }
}
