// Fills two gaps: Chromium before 98 drops the argument of `abort()`, and before 100 signals lack `throwIfAborted`.

const reasons = new WeakMap<AbortSignal, unknown>()

/** Aborts with a reason that `abortReason` returns in every browser. */
export function abortWith(controller: AbortController, reason: unknown): void {
  if (!controller.signal.aborted) reasons.set(controller.signal, reason)
  controller.abort(reason)
}

/** Returns why a signal aborted; an AbortError if nobody gave a reason. */
export function abortReason(signal: AbortSignal): unknown {
  if ('reason' in signal) return signal.reason
  return reasons.get(signal) ?? new DOMException('The operation was aborted.', 'AbortError')
}

/** Throws the reason of a signal that has aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortReason(signal)
}
