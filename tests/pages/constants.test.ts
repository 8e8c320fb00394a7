// Constants of the product that its pages and markets hold.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pages } from '../support/lumi'
import { dateText, dayOf, dayOfMonth, weekday } from '../../sandbox/day'
import { formatValue, evaluateCondition, currentTimeParts, isObject, type PageConfig } from '@pagewright/engine/tools'
import { objectsIn } from './objectsIn'

describe.each(['Asia/Riyadh', 'Europe/Moscow'])('in a market of %s', (timeZone) => {
  const options = { timeZone, shortDivisor: 10 }
  const moments = fc.integer({ min: Date.UTC(2015, 0, 1) / 1000, max: Date.UTC(2099, 11, 31) / 1000 })

  it('S9-05 dates and times are those of UTC+3, in both formats', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const wall = new Date((moment + 3 * 3600) * 1000).toISOString()
        expect(formatValue(moment, 'time', options)).toBe(wall.slice(0, 19).replace('T', ' '))
        expect(formatValue(moment, 'date', options)).toBe(wall.slice(0, 10))
      }),
    )
  })

  it('S9-05 S6-03 the day that pages decide by is the day that the statistics count', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const day = dayOf(moment)
        const now = currentTimeParts({ now: () => moment * 1000 } as Parameters<typeof currentTimeParts>[0], timeZone)
        expect([now.day, now.weekday]).toEqual([dayOfMonth(day), weekday(day) + 1])
        expect(formatValue(moment, 'date', options)).toBe(dateText(day))
      }),
    )
  })
})

it.each([
  ['0', undefined],
  ['1', { source: 0, isClose: 1 }],
  ['2', { source: 0, isClose: 1 }],
  [undefined, { source: 0, isClose: 1 }],
])('S9-07 a visitor who comes from source %s (hybrid 0, brand 1, native 2) is led to %j', (source, query) => {
  const { redirects } = pages['/guild/middle'] as unknown as PageConfig
  const scope = { user: undefined, query: { ...(source !== undefined && { source }) } }
  const found = Object.values(redirects ?? {}).find(({ when }) => evaluateCondition(when, scope))
  expect(found?.query).toEqual(query)
  expect(found?.to).toBe(query && '/guild/middle')
})

const day = (settlement_days: number | undefined, settlement_warn_days: number | undefined) => {
  const scope = {
    user: { settlement_days, settlement_at: 1_800_000_000, diamonds: '5' },
    data: { settings: { settlement_warn_days } },
  }
  const block = pages['/my-diamond']?.blocks.settlement
  if (block?.block !== 'text') throw new Error('/my-diamond does not warn of the settlement.')
  return Object.entries(block.items).flatMap(([id, { when }]) => (evaluateCondition(when, scope) ? [id] : []))
}

it.each([
  [undefined, 3, []],
  [0, 3, ['today']],
  [0, undefined, ['today']],
  [1, 3, ['soon']],
  [2, 3, ['soon']],
  [3, 3, []],
  [2, undefined, []],
  [0, 0, ['today']],
  [1, 1, []],
])('S9-09 %s days before settlement, with a warning below %s: %j', (days, warn, shown) => {
  expect(day(days, warn)).toEqual(shown)
})

it('S2-43 each period is compared with the one before it, on every page that compares', () => {
  const compared = objectsIn(pages).flatMap(({ compare }) =>
    isObject(compare) && compare['param'] === 'period' ? [compare['values']] : [],
  )
  expect(compared.length).toBeGreaterThan(2)
  // This period and the last one, today and yesterday, this week and the last one, this month and the last one.
  const before = { '1': 2, '3': 4, '5': 6, '7': 8 }
  for (const values of compared) expect({ ...before, ...(values as object) }).toEqual(before)
})
