import { useRef } from 'react'
import type { FormState } from './useFormState'

/**
 * Returns what to call when somebody touches or enters the form. The first call runs the validator and makes its messages in
 * the next idle moment, and shows nothing: the first run is slow, and it is not to be slow in the moment of a submit.
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
