import { describe, expect, it } from 'vitest'
import { readBench, writeBench, type Bench } from '../../tools/studio/workbench/address'
import { initialCombination, type Combination } from '../../tools/studio/workbench/combination'

const left = initialCombination
const other: Combination = {
  path: '/guild/member?role=admin',
  market: 'russia',
  language: 'ru',
  direction: 'rtl',
  scheme: 'dark',
  role: 'nobody',
  host: 'jsBridge2',
  version: '1.3.14',
  day: '31',
  time: '',
  data: 'failing',
  assume: 'user.bucket=7;market.isOpen=true',
}

describe('the address of the workbench', () => {
  it.each<Bench>([{ left: other, right: { ...other, day: 'today', time: '2026-03-01T09:30' } }])(
    'holds all that is chosen: %j',
    (bench) => {
      expect(readBench(writeBench(bench))).toEqual(bench)
    },
  )

  it('omits initial values, and in the right column those of the left', () => {
    expect(writeBench({ left })).toBe('')
    expect(writeBench({ left, right: left })).toBe('?beside=yes')
    expect(writeBench({ left: { ...left, role: 'admin' }, right: { ...left, role: 'admin', day: '3' } })).toBe(
      '?role=admin&right.day=3',
    )
  })

  it.each([
    ['?market=rusia', 'There is no market "rusia". Use international, russia'],
    ['?time=2026-13-01T09:30', 'The time is "2026-13-01T09:30".'],
    ['?assume=now.day=3', 'Nothing can be assumed at "now.day". Use a path such as user.bucket, below user, market'],
    ['?colour=red', 'There is no switch "colour".'],
    ['?path=//elsewhere.example', 'does not begin with one slash'],
  ])('is refused where there is no such thing: %s', (search, sentence) => {
    expect(() => readBench(search)).toThrow(sentence)
  })
})
