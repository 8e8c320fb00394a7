import type { Random } from '../../../sandbox/seed/random'

/**
 * Misspells a word: swaps two letters, omits one, or doubles one. Never returns a word of `taken`, which would be no
 * typo. Returns undefined if that is impossible.
 */
export function typo(
  word: string,
  random: Random,
  taken: ReadonlySet<string> | readonly string[] = [],
): string | undefined {
  const others = new Set(taken)
  const letters = [...word.matchAll(/\p{L}/gu)].map(({ index }) => index)
  // Typos are made after the last dot or slash, because the first part of a name decides its kind.
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
