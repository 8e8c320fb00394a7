import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import type { FailureEvent } from './failureEvent'

interface Vitals {
  [name: string]: { readonly value: number }
}

/** Measures until the page is hidden or left, and then hands over what the browser can measure. */
export function watchVitals(take: (event: FailureEvent) => void): void {
  const measurements: Vitals = {}
  const note = ({ name, value }: Metric) => (measurements[name.toLowerCase()] = { value })
  // Without `reportAllChanges`, a press just before the page is hidden is lost.
  for (const measure of [onLCP, onCLS, onINP]) measure(note, { reportAllChanges: true })
  // The library listens while the event is captured, so its last values are there before this listener runs.
  addEventListener('visibilitychange', () => document.hidden && measurements['lcp'] && take({ measurements }))
}
