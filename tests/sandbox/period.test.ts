import { describe, expect, it } from 'vitest'
import { dateText, dayOf } from '../../sandbox/day'
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
})
