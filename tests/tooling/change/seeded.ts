// Random numbers that are equal for equal seeds (mulberry32).

export interface Seeded {
  /** Returns a whole number from 0 to `count - 1`. */
  below(count: number): number
  /** Returns one of the values. Throws for an empty list. */
  one<T>(values: readonly T[]): T
}

export function createSeeded(seed: number): Seeded {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    one(values) {
      const [value] = values.slice(below(values.length))
      if (value === undefined) throw new Error('There is nothing to choose from.')
      return value
    },
  }
}
