// Checks that a pattern matches every text quickly. Backtracking is slow only if a text can be read in many ways. These
// arise within one repeat (`(a+)+`), across two (`a*a*`), or by choices in a row (`a?a?a?…`). The automaton of the
// pattern shows the first two (Weber and Seidl 1991). The choices are counted. A pattern is parsed into letters,
// sequences, choices and repeats; its automaton has a state for each letter (Glushkov 1961).

/** Most characters of a pattern. Also of a text that a pattern with the most allowed choices may test. */
export const longestMatched = 256

/**
 * Returns the most characters of a text that a pattern without a fault may test. The time grows with the text and with
 * the choices, so a pattern with few choices may test longer texts.
 */
export function mostMatched(pattern: string): number {
  const { choices } = automatonOf(treeOf(new RegExp(pattern, 'u').source))
  return Math.min(longestText, Math.floor((longestMatched * mostChoices) / choices))
}

/** Returns the most characters of a text that a pattern without a fault matches as a whole, or Infinity. */
export function longestMatch(pattern: string): number {
  const { tree, isOpen } = parsed(new RegExp(pattern, 'u').source)
  return isOpen ? Infinity : longestOf(tree)
}

function longestOf(node: Node): number {
  switch (node.kind) {
    case 'letter':
      return 1
    case 'row':
      return node.parts.reduce((sum, one) => sum + longestOf(one), 0)
    case 'choice':
      return Math.max(...node.of.map(longestOf))
    case 'repeat': {
      const one = longestOf(node.of)
      return one === 0 || node.max === 0 ? 0 : one * node.max
    }
  }
}

/** Most characters of a text that a form can hold. */
export const longestText = 20_000

/**
 * Returns the fault of a pattern as the end of a sentence, or undefined. A pattern must compile with the flag `u`,
 * have no lookaround and no back reference, and read no text in two ways.
 */
export function patternFault(pattern: string): string | undefined {
  try {
    const automaton = automatonOf(treeOf(new RegExp(pattern, 'u').source))
    if (automaton.choices > mostChoices)
      return `there are ${automaton.choices} ways through its choices, and ${mostChoices} are allowed: join some of them.`
    return readTwice(automaton)
  } catch (error) {
    if (error instanceof PatternRefusal) return error.message
    if (error instanceof SyntaxError) return `it does not compile with the flag "u": ${error.message}.`
    throw error
  }
}

const mostChoices = 1_000
const mostSteps = 1_000_000

/** Finds a repeat that reads some text in two ways, or two repeats that can read the same text. */
function readTwice({ places, next, doubled }: Automaton): string | undefined {
  const meets = places.map((one) => places.map((other) => overlap(one, other)))
  const ahead = (at: number) => next[at] ?? []
  const reaches = places.map((_, from) => reached(from, ahead))
  /** Tells whether both states are in the same repeat. */
  const isLoop = (one: number, other: number) => Boolean(reaches[one]?.has(other) && reaches[other]?.has(one))
  const within = (from: number, loop: number) => ahead(from).filter((to) => isLoop(to, loop))
  let steps = 0
  const follow = (from: Reader, step: (at: Reader) => Reader[]): ReadonlyMap<string, Reader> => {
    const found = new Map<string, Reader>()
    const left = [from]
    for (let at = left.pop(); at; at = left.pop()) {
      for (const to of step(at)) {
        steps += 1
        if (steps > mostSteps) throw new PatternRefusal('it is too intricate to be judged: write it shorter.')
        const key = to.join()
        if (found.has(key)) continue
        found.set(key, to)
        left.push(to)
      }
    }
    return found
  }

  for (const [from, to] of doubled) if (isLoop(from, to)) return twice(places[to]?.source)

  for (const [place] of places.entries()) {
    if (!isLoop(place, place)) continue
    // Two readers of one text leave a state by different ways. If they can meet there again, every round doubles the number of ways.
    const together = ([one = 0, other = 0]: Reader) =>
      within(one, place).flatMap((a) => within(other, place).flatMap((b) => (meets[a]?.[b] ? [[a, b]] : [])))
    for (const [, pair] of follow([place, place], together))
      if (pair[0] !== pair[1] && follow(pair, together).has([place, place].join())) return twice(places[place]?.source)
    for (const second of reaches[place] ?? []) {
      if (isLoop(place, second) || !isLoop(second, second)) continue
      // One text has three readers: one stays in the first repeat, one in the second, and one moves between them.
      const apart = ([stays = 0, goes = 0, waits = 0]: Reader) =>
        within(stays, place).flatMap((a) =>
          within(waits, second).flatMap((c) =>
            meets[a]?.[c] ? ahead(goes).flatMap((b) => (meets[a]?.[b] && meets[b]?.[c] ? [[a, b, c]] : [])) : [],
          ),
        )
      if (follow([place, place, second], apart).has([place, second, second].join()))
        return shared(places[place]?.source, places[second]?.source)
    }
  }
  return undefined
}

/** The states of several readers of the same text. */
type Reader = readonly number[]

function twice(source = ''): string {
  return `"${source}" stands in a repeat that reads the same text in several ways, which can take for ever: let each round begin with a letter of its own.`
}

function shared(first = '', second = ''): string {
  if (first === '') return `it may begin anywhere, and "${second}" is repeated, which can take long: put "^" in front.`
  return `"${first}" and "${second}" are both repeated and may share a text, which can take long: put a letter between them that neither has.`
}

function reached(from: number, ahead: (at: number) => readonly number[]): ReadonlySet<number> {
  const found = new Set<number>()
  const left = [...ahead(from)]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (found.has(at)) continue
    found.add(at)
    left.push(...ahead(at))
  }
  return found
}

interface Automaton {
  readonly places: readonly Letters[]
  /** The states that may follow each state. */
  readonly next: readonly (readonly number[])[]
  /** Steps that two nested repeats share. */
  readonly doubled: readonly (readonly [from: number, to: number])[]
  /** Ways through the parts that do not repeat. */
  readonly choices: number
}

const mostPlaces = 120

/** Builds the automaton of a tree. A long count becomes an endless repeat. Throws PatternRefusal if it is too complex. */
function automatonOf(tree: Node): Automaton {
  const places: Letters[] = []
  const next: number[][] = []
  const doubled: [from: number, to: number][] = []
  const join = (from: readonly number[], to: readonly number[]) => {
    for (const a of from) {
      for (const b of to) {
        if (next[a]?.includes(b)) doubled.push([a, b])
        else next[a]?.push(b)
      }
    }
  }
  const build = (node: Node): Part => {
    switch (node.kind) {
      case 'letter': {
        const at = places.push(node.letters) - 1
        next.push([])
        if (at >= mostPlaces)
          throw new PatternRefusal(
            `it has more than ${mostPlaces} places: write it shorter, and let "maxLength" count.`,
          )
        return { first: [at], last: [at], isEmpty: false, choices: 1 }
      }
      case 'row':
        return node.parts.map(build).reduce((before, part) => {
          join(before.last, part.first)
          return {
            first: before.isEmpty ? [...before.first, ...part.first] : before.first,
            last: part.isEmpty ? [...before.last, ...part.last] : part.last,
            isEmpty: before.isEmpty && part.isEmpty,
            choices: before.choices * part.choices,
          }
        }, nothing)
      case 'choice': {
        const of = node.of.map(build)
        return {
          first: of.flatMap(({ first }) => first),
          last: of.flatMap(({ last }) => last),
          isEmpty: of.some(({ isEmpty }) => isEmpty),
          choices: of.reduce((sum, { choices }) => sum + choices, 0),
        }
      }
      case 'repeat': {
        const spelt = speltOut(node)
        if (spelt) return build(spelt)
        const body = build(node.of)
        if (node.max === 0) return nothing
        if (node.max === 1) return { ...body, isEmpty: true, choices: body.choices + 1 }
        if (body.isEmpty) throw new PatternRefusal('what it repeats may be empty: take "?" or "*" out of the repeat.')
        join(body.last, body.first)
        return { ...body, isEmpty: node.min === 0, choices: 1 }
      }
    }
  }
  const { choices } = build(tree)
  return { places, next, doubled, choices }
}

/** The first and last states of a part. */
interface Part {
  readonly first: readonly number[]
  readonly last: readonly number[]
  readonly isEmpty: boolean
  readonly choices: number
}
const nothing: Part = { first: [], last: [], isEmpty: true, choices: 1 }

/** Writes out a short count: `a{1,3}` becomes `a(a(a)?)?`. Returns undefined for a count that stays a repeat. */
function speltOut({ of, min, max }: Extract<Node, { kind: 'repeat' }>): Node | undefined {
  const isShort = max !== Infinity && max > 1 && (of.kind === 'letter' ? max - min < 10 : max === min) && max <= 20
  if (max === 1 && min === 1) return of
  if (!isShort) return undefined
  let rest: Node | undefined
  for (let count = max; count > min; count -= 1)
    rest = { kind: 'repeat', of: rest ? { kind: 'row', parts: [of, rest] } : of, min: 0, max: 1 }
  const needed = Array.from({ length: min }, () => of)
  return { kind: 'row', parts: rest ? [...needed, rest] : needed }
}

type Node =
  | { readonly kind: 'letter'; readonly letters: Letters }
  | { readonly kind: 'row'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly of: readonly Node[] }
  | { readonly kind: 'repeat'; readonly of: Node; readonly min: number; readonly max: number }

/** Parses a pattern that compiles with the flag `u`. Throws PatternRefusal on lookaround and other unsupported parts. */
function treeOf(pattern: string): Node {
  return parsed(pattern).tree
}

/** `isOpen` tells that any text may follow what the pattern matches. */
function parsed(pattern: string): { readonly tree: Node; readonly isOpen: boolean } {
  const cursor: Cursor = { text: pattern, at: 0, depth: 0, isOpen: false }
  const tree = choice(cursor, true)
  if (cursor.at < pattern.length) throw new PatternRefusal(`"${pattern.slice(cursor.at)}" cannot be read.`)
  return { tree, isOpen: cursor.isOpen }
}

/** The reason why a pattern is refused, as the end of a sentence. */
class PatternRefusal extends Error {}

interface Cursor {
  readonly text: string
  at: number
  depth: number
  isOpen: boolean
}

/** Parses alternatives. At the top level, an alternative without `^` may match anywhere. */
function choice(cursor: Cursor, isWhole: boolean): Node {
  const of = [row(cursor, isWhole)]
  while (took(cursor, '|')) of.push(row(cursor, isWhole))
  return of.length === 1 && of[0] ? of[0] : { kind: 'choice', of }
}

const last = 0x10ffff
/** Precedes a pattern that may match anywhere. */
const anyLetter: Letters = { source: '', ranges: [[0, last]] }
const anywhere: Node = { kind: 'repeat', of: { kind: 'letter', letters: anyLetter }, min: 0, max: Infinity }

function row(cursor: Cursor, isWhole: boolean): Node {
  const parts: Node[] = isWhole && !took(cursor, '^') ? [anywhere] : []
  let isOpen = isWhole
  while (cursor.at < cursor.text.length && !'|)'.includes(here(cursor))) {
    if (isWhole && took(cursor, '$')) {
      if (cursor.at < cursor.text.length && here(cursor) !== '|')
        throw new PatternRefusal('"$" may only stand at the end.')
      isOpen = false
      break
    }
    parts.push(repeated(cursor, part(cursor)))
  }
  if (isOpen) cursor.isOpen = true
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'row', parts }
}

function part(cursor: Cursor): Node {
  if ('^$'.includes(here(cursor)))
    throw new PatternRefusal(`"${here(cursor)}" may only stand at the ${here(cursor) === '^' ? 'beginning' : 'end'}.`)
  if (!took(cursor, '(')) {
    const letters = atomAt(cursor.text, cursor.at)
    if (typeof letters === 'string') throw new PatternRefusal(letters)
    cursor.at += letters.source.length
    return { kind: 'letter', letters }
  }
  if (cursor.depth >= deepest) throw new PatternRefusal(`its groups stand more than ${deepest} deep.`)
  const [opening = ''] = /^(\?:|\?<\w+>)?/.exec(cursor.text.slice(cursor.at)) ?? []
  cursor.at += opening.length
  if (here(cursor) === '?') throw new PatternRefusal('it looks ahead or behind, or changes its flags in a group.')
  cursor.depth += 1
  const inner = choice(cursor, false)
  cursor.depth -= 1
  cursor.at += 1
  return inner
}

const deepest = 20

function repeated(cursor: Cursor, of: Node): Node {
  const found = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/.exec(cursor.text.slice(cursor.at))
  if (!found) return of
  cursor.at += found[0].length
  const [, sign, least, comma, greatest] = found
  if (sign) return { kind: 'repeat', of, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
  const min = Number(least)
  return { kind: 'repeat', of, min, max: comma ? (greatest ? Number(greatest) : Infinity) : min }
}

function here({ text, at }: Cursor): string {
  return text.charAt(at)
}

function took(cursor: Cursor, sign: string): boolean {
  if (here(cursor) !== sign) return false
  cursor.at += 1
  return true
}

/** Returns the letters of an atom, or the reason for a refusal. The pattern must compile with the flag `u`. */
function atomAt(pattern: string, at: number): Letters | string {
  const rest = pattern.slice(at)
  if (rest.startsWith('.')) return { source: '.', ranges: anyLetter.ranges }
  const [group] = /^\[(?:[^\]\\]|\\.)*\]/su.exec(rest) ?? []
  if (group !== undefined) return { source: group, ranges: rangesOf(group) }
  const [source = ''] = one.exec(rest) ?? []
  if (/^\\(?:[1-9k])/.test(source)) return `"${source}" refers back to what was read.`
  if (/^\\[bB]/.test(source)) return `"${source}" asks what stands around it.`
  return { source, ranges: rangesOfOne(source) }
}

/** Reads one letter in any notation. */
const one = /^(?:\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[pP]\{[^}]*\}|.)|.)/isu

function rangesOf(group: string): readonly Range[] {
  const isNegative = group.startsWith('[^')
  let rest = group.slice(isNegative ? 2 : 1, -1)
  const ranges: Range[] = []
  const take = (): readonly Range[] => {
    const [source = ''] = one.exec(rest) ?? []
    rest = rest.slice(source.length)
    return rangesOfOne(source, true)
  }
  while (rest !== '') {
    const from = take()
    const isRange = rest.startsWith('-') && rest.length > 1
    if (!isRange) ranges.push(...from)
    else {
      rest = rest.slice(1)
      ranges.push([from[0]?.[0] ?? 0, take()[0]?.[1] ?? 0])
    }
  }
  return isNegative ? complement(ranges) : ranges
}

function rangesOfOne(source: string, isInClass = false): readonly Range[] {
  if (!source.startsWith('\\')) return single(source.codePointAt(0) ?? 0)
  const sign = source.charAt(1)
  const code = /^\\(?:u\{?|x)([\da-f]+)\}?$/i.exec(source)?.[1]
  if (code !== undefined) return single(Number.parseInt(code, 16))
  if (sign === 'c' && source.length === 3) return single(source.charCodeAt(2) % 32)
  if (isInClass && sign === 'b') return single(8)
  return letterClasses[sign] ?? single(controls[sign] ?? source.codePointAt(1) ?? 0)
}

const controls: { readonly [sign: string]: number } = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 }

function single(code: number): readonly Range[] {
  return [[code, code]]
}

interface Letters {
  /** The source in the pattern. */
  readonly source: string
  readonly ranges: readonly Range[]
}
type Range = readonly [from: number, to: number]

/** Returns true if some letter is in both sets. */
function overlap(one: Letters, other: Letters): boolean {
  return one.ranges.some(([from, to]) => other.ranges.some(([begin, end]) => from <= end && begin <= to))
}

/** Returns the letters that are in none of the ranges. */
function complement(ranges: readonly Range[]): readonly Range[] {
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
const letterClasses: { readonly [sign: string]: readonly Range[] } = {
  d: digits,
  D: complement(digits),
  w: wordLetters,
  W: complement(wordLetters),
  s: spaces,
  S: complement(spaces),
  p: anyLetter.ranges,
  P: anyLetter.ranges,
}
