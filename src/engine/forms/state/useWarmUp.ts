import { useRef } from 'react'
import type { FormState } from './useFormState'

/**
 * Returns a handler for the first touch or focus. It validates once in the next idle moment and shows nothing. The first run
 * of a validator is slow, and would otherwise delay the submit.
 */
export function useWarmUp({ runtime, validation }: FormState): () => void {
  const isDone = useRef(false)
  return () => {
    if (isDone.current) return
    isDone.current = true
    globalThis.requestIdleCallback?.(warmUp)
  }

  function warmUp() {
    validation.isValidAt(runtime.scope.values(), [])
    runtime.texts.t('engine.form.summary', { count: 1 })
  }
}
