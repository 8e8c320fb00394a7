/** The duration of a movement in milliseconds, and its curve. The market chooses both. */
export interface MotionTiming {
  readonly duration: number
  readonly easing: string
}

/** Returns the timing of movements of an element, or undefined if nothing may or can move. */
export function motionOf(element: Element): MotionTiming | undefined {
  // Old browsers and tests cannot animate.
  if (typeof element.animate !== 'function') return undefined
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return undefined
  const style = getComputedStyle(element)
  const [time = '', easing = ''] = ['--pw-duration', '--pw-ease'].map((name) => style.getPropertyValue(name).trim())
  const duration = Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)
  return duration > 0 ? { duration, easing } : undefined
}
