// Checks that a pattern matches every text quickly. Backtracking is slow only if a text can be read in many ways. These
// arise within one repeat (`(a+)+`), across two (`a*a*`), or by choices in a row (`a?a?a?…`). The automaton of the
// pattern shows the first two (Weber and Seidl 1991). The choices are counted. Of a parsed pattern, letters, sequences,
// choices and repeats count; its automaton has a state for each letter (Glushkov 1961).
import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp'

/** Most characters of a pattern. Also of a text that a pattern with the most allowed choices may test. */
export const longestMatched = 256

/**
 * Returns the most characters of a text that a pattern without a fault may test. The time grows with the text and with
 * the choices, so a pattern with few choices may test longer texts.
 */
export function mostMatched(pattern: string): number {
  const { choices } = automatonOf(treeOf(pattern))
  return Math.min(longestText, Math.floor((longestMatched * mostChoices) / choices))
}

/** Returns the most characters of a text that a pattern without a fault matches as a whole, or Infinity. */
export function longestMatch(pattern: string): number {
  const isOpen = alternativesOf(pattern).some(({ elements }) => !isEdge(elements.at(-1), 'end'))
  return isOpen ? Infinity : longestOf(treeOf(pattern))
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

/** A fault of a pattern. `says` is the end of a sentence. */
interface PatternFault {
  readonly name: 'broken-pattern' | 'slow-pattern'
  readonly says: string
}

/**
 * Returns the fault of a pattern, or undefined. A pattern must compile with the flag `u` in the oldest browsers, have no
 * lookaround and no back reference, and read no text in two ways.
 */
export function patternFault(pattern: string): PatternFault | undefined {
  try {
    const automaton = automatonOf(treeOf(pattern))
    const { choices } = automaton
    const says =
      choices > mostChoices
        ? `there are ${choices} ways through its choices, and ${mostChoices} are allowed: join some of them.`
        : readTwice(automaton)
    return says === undefined ? undefined : { name: 'slow-pattern', says }
  } catch (error) {
    if (error instanceof PatternRefusal) return { name: 'slow-pattern', says: error.message }
    if (error instanceof RegExpSyntaxError) return { name: 'broken-pattern', says: syntaxFault(error, pattern) }
    throw error
  }
}

function syntaxFault({ message, index }: RegExpSyntaxError, pattern: string): string {
  // The parser repeats the pattern before the reason, and stops behind the fault.
  const reason = message.slice(message.lastIndexOf(': ') + 2)
  return `it does not compile with the flag "u": ${reason} at character ${index}, where "${pattern.slice(0, index)}" ends.`
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

/** The reason why a pattern is refused, as the end of a sentence. */
class PatternRefusal extends Error {}

/** Returns the tree of a pattern. Throws RegExpSyntaxError if it does not compile, and PatternRefusal on lookaround and the like. */
function treeOf(pattern: string): Node {
  return choiceOf(
    alternativesOf(pattern).map(({ elements }) => {
      const isBound = isEdge(elements[0], 'start')
      const inner = elements.slice(isBound ? 1 : 0, isEdge(elements.at(-1), 'end') ? -1 : undefined)
      return [...(isBound ? [] : [anywhere]), ...inner.map((one) => nodeOf(one, 0))]
    }),
  )
}

function alternativesOf(pattern: string): readonly AST.Alternative[] {
  return new RegExpParser({ ecmaVersion: 2021 }).parsePattern(pattern, 0, pattern.length, true).alternatives
}

function isEdge(element: AST.Element | undefined, kind: 'start' | 'end'): boolean {
  return element?.type === 'Assertion' && element.kind === kind
}

function choiceOf(alternatives: readonly (readonly Node[])[]): Node {
  const of = alternatives.map((parts): Node => (parts.length === 1 && parts[0] ? parts[0] : { kind: 'row', parts }))
  return of.length === 1 && of[0] ? of[0] : { kind: 'choice', of }
}

function nodeOf(element: AST.Element, depth: number): Node {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      if (depth >= deepest) throw new PatternRefusal(`its groups stand more than ${deepest} deep.`)
      return choiceOf(element.alternatives.map(({ elements }) => elements.map((one) => nodeOf(one, depth + 1))))
    case 'Quantifier':
      return { kind: 'repeat', of: nodeOf(element.element, depth), min: element.min, max: element.max }
    case 'Backreference':
      throw new PatternRefusal(`"${element.raw}" refers back to what was read.`)
    case 'Assertion':
      throw new PatternRefusal(assertionFault(element))
    default:
      return { kind: 'letter', letters: { source: element.raw, ranges: rangesOf(element) } }
  }
}

const deepest = 20

function assertionFault({ kind, raw }: AST.Assertion): string {
  if (kind === 'start' || kind === 'end')
    return `"${raw}" may only stand at the ${kind === 'start' ? 'beginning' : 'end'}.`
  return kind === 'word' ? `"${raw}" asks what stands around it.` : 'it looks ahead or behind.'
}

interface Letters {
  /** The source in the pattern. */
  readonly source: string
  readonly ranges: readonly Range[]
}
type Range = readonly [from: number, to: number]

function overlap(one: Letters, other: Letters): boolean {
  return one.ranges.some(([from, to]) => other.ranges.some(([begin, end]) => from <= end && begin <= to))
}

const last = 0x10ffff
const everything: readonly Range[] = [[0, last]]
/** Precedes a pattern that may match anywhere. */
const anywhere: Node = {
  kind: 'repeat',
  of: { kind: 'letter', letters: { source: '', ranges: everything } },
  min: 0,
  max: Infinity,
}

function rangesOf(atom: AST.Element | AST.CharacterClassElement): readonly Range[] {
  switch (atom.type) {
    case 'Character':
      return [[atom.value, atom.value]]
    case 'CharacterClassRange':
      return [[atom.min.value, atom.max.value]]
    case 'CharacterClass': {
      const ranges = (atom.elements as readonly AST.CharacterClassElement[]).flatMap(rangesOf)
      return atom.negate ? complement(ranges) : ranges
    }
    case 'CharacterSet': {
      if (atom.kind === 'any') return everything
      const ranges = rangesOfSet(atom.raw.replace(/^\\\w/, (sign) => sign.toLowerCase()))
      return atom.negate ? complement(ranges) : ranges
    }
    default:
      // The other kinds need the flag `v`.
      return everything
  }
}

const knownSets = new Map<string, readonly Range[]>()

/** Returns the letters of a set such as `\s` or `\p{L}`. Tries each letter once. */
function rangesOfSet(set: string): readonly Range[] {
  const known = knownSets.get(set)
  if (known) return known
  const ranges: [from: number, to: number][] = []
  const pattern = new RegExp(set, 'u')
  // Only sets by property reach beyond the first plane.
  for (let code = 0; code <= (set.startsWith('\\p') ? last : 0xffff); code += 1) {
    if (!pattern.test(String.fromCodePoint(code))) continue
    const open = ranges.at(-1)
    if (open?.[1] === code - 1) open[1] = code
    else ranges.push([code, code])
  }
  knownSets.set(set, ranges)
  return ranges
}

function complement(ranges: readonly Range[]): readonly Range[] {
  const free: Range[] = []
  let next = 0
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (from > next) free.push([next, from - 1])
    next = Math.max(next, to + 1)
  }
  return next <= last ? [...free, [next, last]] : free
}
