// Days of the product: statistics, removal days and settlement all count in UTC+3. A day is a number since 1970.

const secondsOfDay = 86_400
const offset = 3 * 3600

/** The day that a moment (unix seconds) falls on. */
export function dayOf(seconds: number): number {
  return Math.floor((seconds + offset) / secondsOfDay)
}

/** The moment (unix seconds) at which a day begins. */
export function startOf(day: number): number {
  return day * secondsOfDay - offset
}

export function days(count: number): number {
  return count * secondsOfDay
}

/** `2026-05-17`. */
export function dateText(day: number): string {
  return dateOf(day).toISOString().slice(0, 10)
}

export function dayOfMonth(day: number): number {
  return dateOf(day).getUTCDate()
}

/** 0 is Monday. */
export function weekday(day: number): number {
  return (dateOf(day).getUTCDay() + 6) % 7
}

/** The first day of the month that lies `months` after the month of a day. */
export function firstOfMonth(day: number, months = 0): number {
  const date = dateOf(day)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / (secondsOfDay * 1000)
}

function dateOf(day: number): Date {
  return new Date(day * secondsOfDay * 1000)
}
