/** Pseudo-random numbers from a seed (mulberry32). */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number
  chance(share: number): boolean
  /** Returns a whole number from `least` to `most`. */
  between(least: number, most: number): number
  pick<T>(some: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  // The first numbers of neighbouring seeds are similar.
  next()
  return {
    next,
    chance: (share) => next() < share,
    between,
    pick: (some) => some[between(0, some.length - 1)] as (typeof some)[number],
  }
}
