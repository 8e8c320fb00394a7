// Which release of the pages a device starts.
import { describe, expect, it } from 'vitest'
import { createStore } from '../../src/engine/session/storage'
import {
  blockRelease,
  type Candidate,
  chooseRelease,
  type Device,
  percentOf,
  type Release,
} from '../../src/engine/runtime/site/releases'

const markets = {
  north: { hosts: { production: { web: ['north.example'] } } },
  south: { hosts: { production: { web: ['south.example'] } } },
}
const release = (id: string): Release => ({ id, site: {}, navigation: {}, markets })
const [current, lastGood] = [release('now'), release('before')]
const candidate = (share: number, only?: readonly string[]): Candidate => ({ ...release('next'), share, only })

function device(salt: string | undefined, more: Partial<Device> = {}): Device & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  const store = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => kept.set(key, value).size > 0,
    isKept: (key: string) => kept.has(key),
  }
  return { kept, local: store, tab: store, salt, host: 'north.example', query: new URLSearchParams(), ...more }
}
const salts = Array.from({ length: 2000 }, (_, at) => `device ${at}`)

describe('a candidate', () => {
  const groupOf = (share: number) =>
    salts.filter((salt) => chooseRelease({ current, candidate: candidate(share) }, device(salt)).id === 'next')

  it.each([
    [0, 0, 0],
    [10, 150, 250],
    [50, 900, 1100],
    [100, 2000, 2000],
  ])('with %i percent starts on as many devices', (share, least, most) => {
    const { length } = groupOf(share)
    expect(length).toBeGreaterThanOrEqual(least)
    expect(length).toBeLessThanOrEqual(most)
  })

  it('takes nobody out when its share grows', () => {
    const [few, more] = [groupOf(10), new Set(groupOf(35))]
    expect(few.filter((salt) => !more.has(salt))).toEqual([])
  })

  it('of another id starts on other devices', () => {
    const isIn = (id: string) => (salt: string) => percentOf(salt + id) < 10
    const both = salts.filter(isIn('next')).filter(isIn('later'))
    expect(both.length).toBeLessThan(50)
  })

  it('starts in its markets alone', () => {
    const of = (host: string) =>
      chooseRelease({ current, candidate: candidate(100, ['south']) }, device('', { host })).id
    expect([of('north.example'), of('south.example'), of('unknown.example')]).toEqual(['now', 'next', 'now'])
  })
})

describe('a release that failed on a device', () => {
  it('gives its place to the current one, and that to the last good one', () => {
    const releases = { current, lastGood, candidate: candidate(100) }
    const mine = device('')
    const seen = [chooseRelease(releases, mine).id]
    for (const id of ['next', 'now', 'before']) {
      blockRelease(mine.local as Parameters<typeof blockRelease>[0], release(id), 'start')
      seen.push(chooseRelease(releases, mine).id)
    }
    expect(seen).toEqual(['next', 'now', 'before', 'now'])
  })

  it('and cannot note it has no salt from then on, and no candidate without one', () => {
    const kept = new Map([['shop.device', 'a salt']])
    const full = {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
      setItem: () => expect.fail('The quota has been exceeded.'),
    }
    blockRelease(
      createStore(() => full as unknown as Storage, 'shop'),
      release('next'),
      'start',
    )
    expect(kept.size).toBe(0)
    expect(chooseRelease({ current, candidate: candidate(100) }, device(undefined)).id).toBe('now')
  })
})

describe('a link to a release', () => {
  it('shows it to the end of the tab, whatever its share is, and nothing that the document does not name', () => {
    const releases = { current, lastGood, candidate: candidate(0) }
    const mine = device('', { query: new URLSearchParams('release=next') })
    expect(chooseRelease(releases, mine).id).toBe('next')
    expect(chooseRelease(releases, { ...mine, query: new URLSearchParams() }).id).toBe('next')
    expect(chooseRelease(releases, device('', { query: new URLSearchParams('release=gone') })).id).toBe('now')
  })
})
