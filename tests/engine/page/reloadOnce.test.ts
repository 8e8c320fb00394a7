import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimReload } from '../../../src/engine/runtime/site/reloadOnce'
import { FakeStorage } from '../session/fakeStorage'

const minute = 60_000
const places = (local: Storage | null, session: Storage | null) => ({ local: () => local, session: () => session })

describe('F40 a reload by itself', () => {
  it('may be done once in 60 s, by all tabs together', () => {
    const local = new FakeStorage()
    expect(claimReload(places(local, new FakeStorage()), 10 * minute)).toBe(true)
    expect(claimReload(places(local, new FakeStorage()), 10 * minute + 1)).toBe(false)
    expect(claimReload(places(local, new FakeStorage()), 11 * minute - 1)).toBe(false)
    expect(claimReload(places(local, new FakeStorage()), 11 * minute)).toBe(true)
  })

  it('is not forbidden for long by a clock that was set back', () => {
    const local = new FakeStorage()
    expect(claimReload(places(local, new FakeStorage()), 1000 * minute)).toBe(true)
    expect(claimReload(places(local, new FakeStorage()), 10 * minute)).toBe(true)
  })

  it.each<[string, () => Storage | null]>([
    ['absent', () => null],
    ['full', () => new FakeStorage({ limit: 1 })],
    ['one that refuses', () => new FakeStorage({ refuses: true })],
    [
      'forbidden',
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
  ])('F35 is never done where a storage is %s: nobody could count it', (_what, open) => {
    const good = () => new FakeStorage()
    expect(claimReload({ local: open, session: good }, 10 * minute)).toBe(false)
    expect(claimReload({ local: good, session: open }, 10 * minute)).toBe(false)
  })
  it('is never done twice within 60 s, whatever fails when', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30_000), { maxLength: 60 }), (waits) => {
        const both = places(new FakeStorage(), new FakeStorage())
        const reloads: number[] = []
        let now = 10 * minute
        for (const wait of waits) {
          now += wait
          if (claimReload(both, now)) reloads.push(now)
        }
        reloads.forEach((at, index) =>
          expect(at - (reloads[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(minute),
        )
      }),
    )
  })
})
