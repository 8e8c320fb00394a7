// Writes times as people say them, in words of our own: not every browser has those of each language.
import type { Texts } from './texts'

export interface Saying {
  /** Milliseconds of the present. */
  readonly now: number
  /** The day of the present in the market's zone, such as '2026-01-31'. */
  readonly today: string
  readonly t: Texts['t']
}

/** Returns how long ago an instant (milliseconds) of the day was. Returns undefined before yesterday, and for the future. */
export function agoText(day: string, { now, today, t }: Saying, instant?: number): string | undefined {
  const minutes = Math.floor((now - (instant ?? Number.NaN)) / 60_000)
  // The clock that wrote the instant may be a minute ahead.
  if (minutes >= -1 && minutes < 60) return t('engine.time.minutes', { count: Math.max(minutes, 1) })
  if (minutes >= 60 && day === today) return t('engine.time.hours', { count: Math.floor(minutes / 60) })
  return dayText(day, { now, today, t })
}

/** Returns "Today" or "Yesterday". Returns undefined for another day. */
export function dayText(day: string, { today, t }: Saying): string | undefined {
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000
  return days === 0 ? t('engine.time.today') : days === 1 ? t('engine.time.yesterday') : undefined
}
