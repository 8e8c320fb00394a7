import { instantOf } from '@pagewright/engine/studio'
import { type Combination, timeZoneOf, today } from '../combination'

export { instantOf }

/** Returns the milliseconds from a moment to the time or the day of a combination. */
export function shiftOf({ market, time, day }: Pick<Combination, 'market' | 'time' | 'day'>, now: number): number {
  return time === '' ? shiftTo(day, now) : instantOf(time, timeZoneOf(market)) - now
}

/**
 * Returns the milliseconds from a moment to noon (UTC) of a day of the month. If the month has no such day, uses an
 * earlier month. Noon is on the same day in every zone of the markets. Returns 0 for today.
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

/** Shifts the clock of a window by some milliseconds. */
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
