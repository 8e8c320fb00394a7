import { useEffect, useState } from 'react'
import type { ServerClock } from '../../api/serverClock'
import { zonedParts } from '../../lib/clock'
import type { ScopeValues } from './scope'

/**
 * Returns the server's time in the market's zone, updated every half minute, so that daily rules change at midnight. A
 * page that reads no time does not render again.
 */
export function useNow(clock: ServerClock, timeZone: string): ScopeValues['now'] {
  const [moment, setMoment] = useState(() => lazyNow(clock, timeZone))
  useEffect(() => {
    const update = () => {
      setMoment((before) => {
        if (!before.isRead()) return before
        const { now: last } = before
        const after = lazyNow(clock, timeZone)
        const { hour, day, month } = after.now
        if (before.isTimeRead() && last.time !== after.now.time) return after
        return last.hour === hour && last.day === day && last.month === month ? before : after
      })
    }
    update()
    const timer = setInterval(update, 30_000)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [clock, timeZone])
  return moment.now
}

/** Returns day 1-31, month 1-12, hour 0-23, weekday 1 (Monday) to 7 and the time to the minute in the zone. */
export function currentTimeParts(clock: ServerClock, timeZone: string): ScopeValues['now'] {
  const { year, day, month, hour, minute, weekday } = zonedParts(timeZone, clock.now())
  const [monthText, dayText, hourText, minuteText] = [month, day, hour, minute].map((part) =>
    String(part).padStart(2, '0'),
  )
  const time = `${year}-${monthText}-${dayText}T${hourText}:${minuteText}`
  return { day, month, hour, weekday: weekday === 0 ? 7 : weekday, time }
}

/** Returns the time in a zone, computed at the first access. `isRead` and `isTimeRead` tell what was accessed. */
export function lazyNow(
  clock: ServerClock,
  timeZone: string,
): { readonly now: ScopeValues['now']; isRead(): boolean; isTimeRead(): boolean } {
  let isTimeRead = false
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
    get time() {
      isTimeRead = true
      return read().time
    },
  }
  return { now, isRead: () => parts !== undefined, isTimeRead: () => isTimeRead }
}
