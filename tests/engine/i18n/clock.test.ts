import fc from 'fast-check'
import { expect, it } from 'vitest'
import { zonedParts } from '../../../src/engine/lib/clock'

it.each([
  ['Asia/Riyadh', Date.UTC(2026, 0, 31, 20, 59, 59), [2026, 1, 31, 23, 59, 59, 6]],
  ['Asia/Riyadh', Date.UTC(2026, 0, 31, 21), [2026, 2, 1, 0, 0, 0, 0]],
  ['Europe/Moscow', Date.UTC(2026, 0, 31, 21), [2026, 2, 1, 0, 0, 0, 0]],
  ['UTC+3', Date.UTC(2026, 0, 31, 21), [2026, 2, 1, 0, 0, 0, 0]],
  ['UTC-03:30', Date.UTC(2026, 0, 1, 3, 29), [2025, 12, 31, 23, 59, 0, 3]],
  ['UTC', Date.UTC(2024, 1, 29, 12, 30, 15, 999), [2024, 2, 29, 12, 30, 15, 4]],
  ['Asia/Kathmandu', Date.UTC(2026, 5, 1), [2026, 6, 1, 5, 45, 0, 1]],
  ['America/New_York', Date.UTC(2026, 2, 8, 7), [2026, 3, 8, 3, 0, 0, 0]],
])('S9-05 in %s %i is %j', (zone, instant, parts) => {
  const { year, month, day, hour, minute, second, weekday } = zonedParts(zone, instant)
  expect([year, month, day, hour, minute, second, weekday]).toEqual(parts)
})

it.each([
  ['Nowhere/City', 0],
  ['UTC', Number.NaN],
  ['UTC+3', 8.64e15 + 1],
])('S9-05 %s at %d is refused', (zone, instant) => {
  expect(() => zonedParts(zone, instant)).toThrow(RangeError)
})

// Moscow gave up its summer time for good at 2014-10-25 22:00 UTC; before that the two zones differ.
const sameSince = Date.UTC(2014, 9, 25, 22)

it.each(['Asia/Riyadh', 'Europe/Moscow', 'UTC+3'])(
  'S9-05 %s is three hours ahead of UTC at every instant since 2014',
  (zone) => {
    fc.assert(
      fc.property(fc.integer({ min: sameSince, max: Date.UTC(2099, 11, 31) }), (instant) => {
        const wall = new Date(instant + 3 * 3_600_000)
        expect(zonedParts(zone, instant)).toEqual({
          year: wall.getUTCFullYear(),
          month: wall.getUTCMonth() + 1,
          day: wall.getUTCDate(),
          hour: wall.getUTCHours(),
          minute: wall.getUTCMinutes(),
          second: wall.getUTCSeconds(),
          weekday: wall.getUTCDay(),
        })
      }),
      { numRuns: 300, examples: [[sameSince], [Date.UTC(2026, 1, 28, 21)], [Date.UTC(2027, 11, 31, 20, 59, 59)]] },
    )
  },
)

it.each([
  [sameSince, 1, [2014, 10, 26, 1]],
  [sameSince - 1, 0, [2014, 10, 26, 1]],
  [sameSince - 3_600_000, 0, [2014, 10, 26, 1]],
])('S9-05 in Moscow %i is what its clocks showed then', (instant, riyadhHour, parts) => {
  const { year, month, day, hour } = zonedParts('Europe/Moscow', instant)
  expect([year, month, day, hour]).toEqual(parts)
  expect(zonedParts('Asia/Riyadh', instant).hour).toBe(riyadhHour)
})
