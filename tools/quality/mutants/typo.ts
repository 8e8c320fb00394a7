import type { Random } from '../../../sandbox/seed/random'

/**
 * Writes a word as a tired hand would: two letters swapped, one left out, or one twice. None of `taken` comes out: that
 * would be another word, and no typo. Undefined where there is nothing to get wrong.
 */
export function typo(
  word: string,
  random: Random,
  taken: ReadonlySet<string> | readonly string[] = [],
): string | undefined {
  const others = new Set(taken)
  const letters = [...word.matchAll(/\p{L}/gu)].map(({ index }) => index)
  // The front of a name says what it is: slips are made behind its last point or slash.
  const tail = letters.filter((at) => at > Math.max(word.lastIndexOf('.'), word.lastIndexOf('/')))
  const places = tail.length > 0 ? tail : letters
  for (let tries = 0; tries < 40 && places.length > 0; tries += 1) {
    const made = slips[random.between(0, slips.length - 1)]?.(word, random.pick(places)) ?? word
    if (made !== word && made !== '' && !others.has(made)) return made
  }
  return undefined
}

const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => `${word.slice(0, at)}${word.slice(at + 1, at + 2)}${word.slice(at, at + 1)}${word.slice(at + 2)}`,
  (word, at) => `${word.slice(0, at)}${word.slice(at + 1)}`,
  (word, at) => `${word.slice(0, at)}${word.slice(at, at + 1)}${word.slice(at)}`,
]
