import { afterEach, describe, expect, it, vi } from 'vitest'
import { slice } from '../e2e/support/slice'

afterEach(() => vi.unstubAllEnvs())

describe('slice', () => {
  const items = ['a', 'b', 'c', 'd', 'e']

  it.each([
    [0, ['a', 'b']],
    [1, ['c', 'd']],
    [2, ['e', 'a']],
    [7, ['e', 'a']],
  ])('of turn %i gives %j', (turn, expected) => {
    vi.stubEnv('FULL', '')
    expect(slice(items, 2, turn)).toEqual(expected)
  })

  it('meets every case in the course of some turns', () => {
    vi.stubEnv('FULL', '')
    const met = new Set(Array.from({ length: items.length }, (_, turn) => slice(items, 2, turn)).flat())
    expect(met.size).toBe(items.length)
  })

  it('is everything with FULL=1, and when it is large enough', () => {
    vi.stubEnv('FULL', '1')
    expect(slice(items, 2, 0)).toEqual(items)
    vi.stubEnv('FULL', '')
    expect(slice(items, 9, 3)).toEqual(items)
  })
})
