import { dayOfMonth, firstOfMonth, weekday } from './day'

export type Period = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
/** Both days belong to it. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The days of a period of statistics (1 current, 2 last, 3 today ... 8 last month), up to today.
 * A "period" is half a month, as the days on which hosts may be removed suggest; a week begins on Monday.
 */
export function spanOf(period: Period, today: number): Span {
  const half = startOfHalf(today)
  const monday = today - weekday(today)
  const first = firstOfMonth(today)
  const spans: { readonly [P in Period]: Span } = {
    1: { from: half, to: today },
    2: { from: startOfHalf(half - 1), to: half - 1 },
    3: { from: today, to: today },
    4: { from: today - 1, to: today - 1 },
    5: { from: monday, to: today },
    6: { from: monday - 7, to: monday - 1 },
    7: { from: first, to: today },
    8: { from: firstOfMonth(today, -1), to: first - 1 },
  }
  return spans[period]
}

/** The day on which the next period begins and balances of the last are settled. */
export function nextSettlement(today: number): number {
  return dayOfMonth(today) < 16 ? startOfHalf(today) + 15 : firstOfMonth(today, 1)
}

function startOfHalf(day: number): number {
  return firstOfMonth(day) + (dayOfMonth(day) < 16 ? 0 : 15)
}
