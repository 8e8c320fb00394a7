import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateText, dayOf, dayOfMonth, startOf, weekday } from '../../sandbox/day'
import { nextSettlement, spanOf, type Period } from '../../sandbox/period'

const day = (text: string) => dayOf(Date.parse(text) / 1000)

describe('S2-43 periods, in UTC+3', () => {
  // 20 May 2026 is a Wednesday.
  const today = day('2026-05-20T10:00:00Z')
  it.each<[Period, string, string]>([
    [1, '2026-05-16', '2026-05-20'],
    [2, '2026-05-01', '2026-05-15'],
    [3, '2026-05-20', '2026-05-20'],
    [4, '2026-05-19', '2026-05-19'],
    [5, '2026-05-18', '2026-05-20'],
    [6, '2026-05-11', '2026-05-17'],
    [7, '2026-05-01', '2026-05-20'],
    [8, '2026-04-01', '2026-04-30'],
  ])('%s is %s to %s', (period, from, to) => {
    const span = spanOf(period, today)
    expect([dateText(span.from), dateText(span.to)]).toEqual([from, to])
  })
  it('the last period of early March is the second half of February', () => {
    const span = spanOf(2, day('2026-03-02T00:00:00Z'))
    expect([dateText(span.from), dateText(span.to)]).toEqual(['2026-02-16', '2026-02-28'])
  })
  it('a day begins at 21:00 UTC', () => {
    expect(dateText(day('2026-05-19T20:59:59Z'))).toBe('2026-05-19')
    expect(dateText(day('2026-05-19T21:00:00Z'))).toBe('2026-05-20')
  })
  it.each([
    ['2026-05-15', '2026-05-16'],
    ['2026-05-16', '2026-06-01'],
    ['2026-12-31', '2027-01-01'],
  ])('after %s settlement is on %s', (now, next) => {
    expect(dateText(nextSettlement(day(`${now}T10:00:00Z`)))).toBe(next)
  })

  const seconds = fc.integer({ min: Date.UTC(2015, 0, 1) / 1000, max: Date.UTC(2099, 11, 31) / 1000 })

  it.each(['Asia/Riyadh', 'Europe/Moscow'])('a moment belongs to the day that the calendar in %s shows', (timeZone) => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    fc.assert(
      fc.property(seconds, (moment) => {
        expect(dateText(dayOf(moment))).toBe(calendar.format(moment * 1000))
        expect(dayOf(startOf(dayOf(moment)))).toBe(dayOf(moment))
        expect(dayOf(startOf(dayOf(moment)) - 1)).toBe(dayOf(moment) - 1)
      }),
    )
  })

  it('on every day the four pairs lie side by side: the second ends the day before the first begins', () => {
    fc.assert(
      fc.property(seconds.map(dayOf), (today) => {
        for (const [now, before] of [
          [1, 2],
          [3, 4],
          [5, 6],
          [7, 8],
        ] as const) {
          const [current, last] = [spanOf(now, today), spanOf(before, today)]
          expect(current.to).toBe(today)
          expect(current.from).toBeLessThanOrEqual(today)
          expect(last.to).toBe(current.from - 1)
          expect(last.from).toBeLessThanOrEqual(last.to)
        }
      }),
    )
  })

  it('on every day weeks begin on Monday, months on the 1st and periods on the 1st or the 16th', () => {
    fc.assert(
      fc.property(seconds.map(dayOf), (today) => {
        const begins = (period: Period) => spanOf(period, today).from
        expect([weekday(begins(5)), weekday(begins(6))]).toEqual([0, 0])
        expect(spanOf(6, today).to - begins(6)).toBe(6)
        expect([dayOfMonth(begins(7)), dayOfMonth(begins(8))]).toEqual([1, 1])
        expect([dayOfMonth(begins(1)), dayOfMonth(begins(2))].toSorted((a, b) => a - b)).toEqual([1, 16])
        expect(dayOfMonth(nextSettlement(today))).toBe(dayOfMonth(begins(2)))
        expect(spanOf(1, nextSettlement(today)).from).toBe(nextSettlement(today))
        expect(spanOf(2, nextSettlement(today)).from).toBe(begins(1))
      }),
    )
  })
})
