import { describe, expect, it } from 'vitest'
import { instantOf, shiftClock, shiftTo } from '../../tools/studio/workbench/frame/day'
import { replaceStorages, memoryStorage } from '../../tools/studio/workbench/frame/storage'
import { withoutSecrets } from '../../tools/studio/workbench/frame/withoutSecrets'

describe('the day of the month', () => {
  it.each([
    ['3', '2026-11-21T08:00:00.000Z', '2026-11-03T12:00:00.000Z'],
    ['31', '2026-11-21T08:00:00.000Z', '2026-10-31T12:00:00.000Z'],
    ['30', '2026-02-10T08:00:00.000Z', '2026-01-30T12:00:00.000Z'],
  ])('%s at %s is %s', (day, now, moment) => {
    const from = Date.parse(now)
    expect(new Date(from + shiftTo(day, from)).toISOString()).toBe(moment)
  })

  it.each([
    ['2026-03-01T09:30', 'Asia/Riyadh', '2026-03-01T06:30:00.000Z'],
    ['2026-03-01T00:30', 'UTC+3', '2026-02-28T21:30:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ])('the time %s in %s is %s', (time, timeZone, instant) => {
    expect(new Date(instantOf(time, timeZone)).toISOString()).toBe(instant)
  })

  it('shifts the current time of a page, and leaves other dates', () => {
    const window = { Date } as unknown as Window & typeof globalThis
    shiftClock(window, 86_400_000 * 400)
    const year = new Date(Date.now() + 86_400_000 * 400).getUTCFullYear()
    expect(new window.Date().getUTCFullYear()).toBe(year)
    expect(new Date(window.Date.now()).getUTCFullYear()).toBe(year)
    expect(new window.Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
    expect(window.Date.UTC(2026, 0, 1)).toBe(Date.UTC(2026, 0, 1))
    expect(new window.Date()).toBeInstanceOf(Date)
  })
})

it('two columns that are lent storages share nothing', () => {
  const [one, two] = [{} as Window, {} as Window]
  for (const window of [one, two]) replaceStorages(window, memoryStorage(), memoryStorage())
  one.sessionStorage.setItem('lumi.uid', '1')
  one.localStorage.setItem('lumi.market', 'russia')
  expect([one.sessionStorage.getItem('lumi.uid'), one.sessionStorage.length, one.sessionStorage.key(0)]).toEqual([
    '1',
    1,
    'lumi.uid',
  ])
  expect([two.sessionStorage.getItem('lumi.uid'), two.localStorage.length]).toEqual([null, 0])
  one.localStorage.clear()
  expect(one.localStorage.getItem('lumi.market')).toBeNull()
})

describe('the bodies of a call', () => {
  const hidden = 'not shown: it signs somebody in'

  it.each([
    [{ account: 'owner', password: 'lumi' }, { code: 9 }],
    [{ uid: '1' }, { code: 0, res: { uid: '1', token: 'abc' } }],
    [[{ uid: '1' }, [{ secret: '' }]], undefined],
  ])('are not shown where they sign somebody in: %j', (asked, answer) => {
    expect(withoutSecrets(asked, answer)).toEqual([hidden, hidden])
  })
})
