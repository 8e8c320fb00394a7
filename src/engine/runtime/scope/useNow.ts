import { useEffect, useState } from 'react'
import type { ServerClock } from '../../api/serverClock'
import { zonedParts } from '../../lib/clock'
import type { ScopeValues } from './scope'

/**
 * The server's time in the market's zone, looked at again every half minute: rules that depend on the day change at midnight.
 * It is worked out when something reads it: the zones of the world cost a phone more than a page that asks for none.
 */
export function useNow(clock: ServerClock, timeZone: string): ScopeValues['now'] {
  const [moment, setMoment] = useState(() => lazyNow(clock, timeZone))
  useEffect(() => {
    const look = () => {
      setMoment((before) => {
        if (!before.isRead()) return before
        const { now: last } = before
        const after = lazyNow(clock, timeZone)
        const { hour, day, month } = after.now
        return last.hour === hour && last.day === day && last.month === month ? before : after
      })
    }
    look()
    const timer = setInterval(look, 30_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [clock, timeZone])
  return moment.now
}

/** Day 1-31, month 1-12, hour 0-23, weekday 1 (Monday) - 7, in the zone. */
export function currentTimeParts(clock: ServerClock, timeZone: string): ScopeValues['now'] {
  const { day, month, hour, weekday } = zonedParts(timeZone, clock.now())
  return { day, month, hour, weekday: weekday === 0 ? 7 : weekday }
}

/** The parts of the time in a zone, worked out together when the first of them is read, and whether they were. */
export function lazyNow(clock: ServerClock, timeZone: string): { readonly now: ScopeValues['now']; isRead(): boolean } {
  let parts: ScopeValues['now'] | undefined
  const read = () => (parts ??= currentTimeParts(clock, timeZone))
  const now: ScopeValues['now'] = {
    get day() {
      return read().day
    },
    get month() {
      return read().month
    },
    get hour() {
      return read().hour
    },
    get weekday() {
      return read().weekday
    },
  }
  return { now, isRead: () => parts !== undefined }
}
