// One fixed case of each table: the same in every run, until cases are added or removed.
import type { Case } from './cases'

/**
 * Returns the loops of some cases. Each loop is in the order in which its cases are tried. Cases with pages and
 * languages that no earlier pick has come first, then evenly spread ones.
 */
export function loopsOf(cases: readonly Case[]): readonly (readonly Case[])[] {
  const tried = new Map<string, number>()
  const byPlace = new Map<string, Case[]>()
  for (const one of cases) byPlace.set(one.place, [...(byPlace.get(one.place) ?? []), one])
  return [...byPlace.values()].map((loop) => {
    const first = picks(loop, sizeOf(loop), tried)
    return [...first, ...spread(loop).filter((one) => !first.includes(one))]
  })
}

/**
 * Returns the keys of the core of some cases. A file gives its tagged cases. A file without any gives its first single
 * test, or one case of its first loop.
 */
export function coreOf(cases: readonly Case[]): ReadonlySet<string> {
  const perFile = new Map<string, (readonly Case[])[]>()
  for (const loop of loopsOf(cases)) {
    const [{ file } = { file: '' }] = loop
    perFile.set(file, [...(perFile.get(file) ?? []), loop])
  }
  const core = [...perFile.values()].flatMap((loops) => {
    const tagged = loops.flat().filter(({ isTagged }) => isTagged)
    const first = loops.find((loop) => loop.length === 1) ?? loops[0] ?? []
    return tagged.length > 0 ? tagged : first.slice(0, 1)
  })
  return new Set(core.map(({ key }) => key))
}

function sizeOf(loop: readonly Case[]): number {
  return Math.max(1, loop.filter(({ isTagged }) => isTagged).length)
}

/** Picks tagged cases, then those whose words are the rarest among earlier picks. */
function picks(loop: readonly Case[], size: number, tried: Map<string, number>): readonly Case[] {
  const chosen: Case[] = []
  while (chosen.length < Math.min(size, loop.length)) {
    const left = loop.filter((one) => !chosen.includes(one))
    const best = left.reduce((a, b) => (weightOf(b, tried) < weightOf(a, tried) ? b : a))
    for (const word of wordsOf(best)) tried.set(word, (tried.get(word) ?? 0) + 1)
    chosen.push(best)
  }
  return chosen
}

function weightOf(one: Case, tried: ReadonlyMap<string, number>): number {
  if (one.isTagged) return -1
  return wordsOf(one).reduce((sum, word) => sum + (tried.get(word) ?? 0), 0)
}

/** Returns what a case is about as far as its title tells: pages, and languages after "in". */
function wordsOf({ key }: Case): readonly string[] {
  return [...key.matchAll(/(?<=\s)\/[\w/-]*|(?<=\sin )[a-z]{2}\b/g)].map(([word]) => word)
}

/** Orders the cases so that each beginning of the order is spread over the whole. */
function spread(loop: readonly Case[]): readonly Case[] {
  return loop
    .map((one, index) => ({ one, rank: radicalInverse(index) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/** Returns the binary digits of a number, mirrored at the point: 0, ½, ¼, ¾, … */
function radicalInverse(value: number): number {
  let result = 0
  for (let rest = value, unit = 0.5; rest > 0; rest = Math.floor(rest / 2), unit /= 2) result += (rest % 2) * unit
  return result
}
