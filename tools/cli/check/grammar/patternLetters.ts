// Sets of letters, as ranges of code points.

export interface Letters {
  /** The source in the pattern. */
  readonly source: string
  readonly ranges: readonly Range[]
}
export type Range = readonly [from: number, to: number]

const last = 0x10ffff
/** Precedes a pattern that may match anywhere. */
export const anyLetter: Letters = { source: '', ranges: [[0, last]] }

/** Returns true if some letter is in both sets. */
export function overlap(one: Letters, other: Letters): boolean {
  return one.ranges.some(([from, to]) => other.ranges.some(([begin, end]) => from <= end && begin <= to))
}

/** Returns the letters that are in none of the ranges. */
export function complement(ranges: readonly Range[]): readonly Range[] {
  const free: Range[] = []
  let next = 0
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (from > next) free.push([next, from - 1])
    next = Math.max(next, to + 1)
  }
  return next <= last ? [...free, [next, last]] : free
}

const digits: readonly Range[] = [[48, 57]]
const wordLetters: readonly Range[] = [...digits, [65, 90], [95, 95], [97, 122]]
const spaces: readonly Range[] = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]

/** Letters of each escape. A property (`\p{…}`) counts as every letter. */
export const letterClasses: { readonly [sign: string]: readonly Range[] } = {
  d: digits,
  D: complement(digits),
  w: wordLetters,
  W: complement(wordLetters),
  s: spaces,
  S: complement(spaces),
  p: anyLetter.ranges,
  P: anyLetter.ranges,
}
