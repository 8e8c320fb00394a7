import { useEffect, useState } from 'react'
import type { ServerClock } from '../api/serverClock'
import { partsIn } from '../text/clock'
import type { ScopeValues } from './scope'

/** The server's time in the market's zone, looked at again every half minute: rules that depend on the day change at midnight. */
export function useNow(clock: ServerClock, timeZone: string): ScopeValues['now'] {
  const [now, setNow] = useState(() => nowParts(clock, timeZone))
  useEffect(() => {
    const look = () => {
      setNow((before) => {
        const after = nowParts(clock, timeZone)
        return before.hour === after.hour && before.day === after.day && before.month === after.month ? before : after
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
  return now
}

/** Day 1-31, month 1-12, hour 0-23, weekday 1 (Monday) - 7, in the zone. */
export function nowParts(clock: ServerClock, timeZone: string): ScopeValues['now'] {
  const { day, month, hour, weekday } = partsIn(timeZone, clock.now())
  return { day, month, hour, weekday: weekday === 0 ? 7 : weekday }
}
