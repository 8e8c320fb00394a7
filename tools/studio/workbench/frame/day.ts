import { today } from '../combination'

/**
 * Milliseconds from a moment to noon (UTC) of a day of the month: of that month, or of the last one before it that has
 * such a day. Noon is the same day in every zone that markets lie in. 0 for today.
 */
export function shiftTo(day: string, now: number): number {
  if (day === today) return 0
  const wanted = Number(day)
  const from = new Date(now)
  for (let back = 0; back < 3; back += 1) {
    const moment = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - back, wanted, 12))
    if (moment.getUTCDate() === wanted) return moment.getTime() - now
  }
  throw new Error(`There is no day "${day}" in a month. Use 1 to 31.`)
}

/** Lets a window's clock go by so many milliseconds before or after the real one. */
export function shiftClock(window: Window & typeof globalThis, shift: number): void {
  if (shift === 0) return
  const Real = window.Date
  const now = () => Real.now() + shift
  window.Date = new Proxy(Real, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })
}
