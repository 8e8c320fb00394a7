// Builds the automaton of a pattern: a state for each of its letters, and the states that may follow (Glushkov 1961).
import type { Letters } from './patternLetters'
import { PatternRefusal, type Node } from './patternTree'

export interface Automaton {
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
export function automatonOf(tree: Node): Automaton {
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
