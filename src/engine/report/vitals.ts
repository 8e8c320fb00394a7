import type { FailureEvent } from './failureEvent'

/** A value in milliseconds. CLS has no unit. */
interface Vital {
  readonly value: number
}
interface Vitals {
  lcp?: Vital
  cls?: Vital
  inp?: Vital
}

/** Observed entries, which the DOM library types only in general. */
interface Entry extends PerformanceEntry {
  /** Belongs to a largest paint. */
  readonly size?: number
  /** Belongs to a shift of the layout. */
  readonly value?: number
  readonly hadRecentInput?: boolean
  /** Belongs to an event of an interaction. */
  readonly interactionId?: number
}

/** Measures until the page is hidden or left, and then hands over what the browser can measure. */
export function watchVitals(take: (event: FailureEvent) => void): void {
  const measurements: Vitals = {}
  // These are the sum of the present window of shifts, and the times of its first and last shift. Before, they are undefined.
  let shift: number
  let first: number
  let last: number
  const atLeast = (name: keyof Vitals, value: number) => {
    if (value > (measurements[name]?.value ?? 0)) measurements[name] = { value }
  }
  const note = ({ size, value, startTime, duration, hadRecentInput, interactionId }: Entry) => {
    if (size) atLeast('lcp', startTime)
    if (interactionId) atLeast('inp', duration)
    if (value && !hadRecentInput) {
      // A window goes on for one second after its last shift, and for at most five. Nothing goes on before the first.
      if (!(startTime - last <= 1000 && startTime - first <= 5000)) {
        shift = 0
        first = startTime
      }
      last = startTime
      atLeast('cls', (shift += value))
    }
  }
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event']) observer.observe({ type, buffered: true })
  addEventListener('visibilitychange', () => document.hidden && measurements.lcp && take({ measurements }))
}
