// Tests how figures are compared with those of the period before.
import { expect, it } from 'vitest'
import { changeText, comparedBody, counterpart, placed, samePart } from '../../../src/engine/blocks/record/comparison'

const bare = (text: string | undefined) => text?.replace(/[\u2066\u2069]/g, '')

it.each<[unknown, unknown, string | undefined]>([
  [112.5, 100, '+12.5%'],
  ['90', '120', '\u221225.0%'],
  [300, 100, '+200%'],
  [0, 100, '\u2212100%'],
  [100.01, 100, '\u00b10%'],
  [7, 0, undefined],
  [7, -1, undefined],
  ['x', 5, undefined],
  [5, undefined, undefined],
  [Number.NaN, 5, undefined],
  [-5, 100, undefined],
  ['9'.repeat(400), 100, undefined],
  ['9'.repeat(400), '9'.repeat(400), undefined],
])('%j after %j is %s', (now, before, said) => {
  expect(bare(changeText(now, before))).toBe(said)
})

const days = (from: number, ...sums: readonly unknown[]) =>
  sums.map((sum, index) => ({ day: `2026-12-${String(from + index).padStart(2, '0')}`, sum }))
const before = days(1, 10, 20, 30, 40)
it.each<[string, string, readonly unknown[], readonly unknown[], string | undefined, string | undefined]>([
  ['a running day is left out', '2026-12-07', days(5, 11, 22, 3), before, '2026-12-06', '+10.0%'],
  ['on the first day nothing is compared', '2026-12-05', days(5, 1), before, undefined, undefined],
  ['a finished period, all of it', '2026-12-09', days(5, 20, 20, 30, 30), before, '2026-12-08', '\u00b10%'],
  [
    'a longer period, as far as the shorter one goes',
    '2026-12-10',
    days(5, 1, 1, 1, 1, 999),
    before,
    '2026-12-08',
    '\u221296.0%',
  ],
  ['a day without an entry', '2026-12-09', [...days(5, 11), ...days(7, 33)], before, '2026-12-07', '\u221226.7%'],
  ['a first day without an entry', '2026-12-09', days(6, 22), before, '2026-12-06', '\u221226.7%'],
  [
    'a day without an entry before',
    '2026-12-07',
    days(5, 11, 22),
    [...days(1, 10), ...days(3, 30)],
    '2026-12-06',
    '+230%',
  ],
  ['a missing figure', '2026-12-07', days(5, 11, undefined), before, '2026-12-06', undefined],
  ['a missing figure before', '2026-12-07', days(5, 1, 2), days(1, null, 2), '2026-12-06', undefined],
  ['nothing before', '2026-12-07', days(5, 1, 2), [], undefined, undefined],
  ['only zeros before', '2026-12-07', days(5, 1, 2), days(1, 0, 0), '2026-12-06', undefined],
])('S2-30 %s', (_name, today, points, earlier, last, change) => {
  const [now, then] = [
    { list: points, start: '2026-12-05' },
    { list: earlier, start: '2026-12-01' },
  ].map(({ list, start }) => placed(list, { x: 'day' }, { start, today, dayOf: String }))
  const part = samePart(now ?? [], then ?? [], { x: 'day', y: 'sum' })
  expect([part?.last, part && bare(changeText(...part.sums))]).toEqual([last, change])
})

it('S2-30 a point stands beside that of the same day of the period before, whichever days have none', () => {
  const at = (from: number, start: string) =>
    placed(days(from, 7), { x: 'day' }, { start, today: '2027-01-01', dayOf: String })
  const [now] = at(7, '2026-12-05')
  expect(now && counterpart(at(3, '2026-12-01'), now, 0)?.point).toEqual({ day: '2026-12-03', sum: 7 })
  expect(now && counterpart(at(4, '2026-12-01'), now, 0)).toBeUndefined()
})

const compare = { param: 'period', values: { '1': 2, '3': 4 } }
it.each<[object, object | undefined]>([
  [
    { period: 1, id: 'a' },
    { period: 2, id: 'a' },
  ],
  [{ period: '3' }, { period: 4 }],
  [{ period: 2 }, undefined],
  [{}, undefined],
])('%j is compared with %j', (body, expected) => {
  expect(comparedBody({ compare }, body as { readonly [name: string]: unknown })).toEqual(expected)
})

it('a record without a comparison makes one request', () => {
  expect(comparedBody({}, { period: 1 })).toBeUndefined()
})
