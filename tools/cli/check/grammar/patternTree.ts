// Parses a pattern into a tree of letters, sequences, choices and repeats.
import { anyLetter, type Letters } from './patternLetters'
import { atomAt } from './patternAtom'

export type Node =
  | { readonly kind: 'letter'; readonly letters: Letters }
  | { readonly kind: 'row'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly of: readonly Node[] }
  | { readonly kind: 'repeat'; readonly of: Node; readonly min: number; readonly max: number }

/** Parses a pattern that compiles with the flag `u`. Throws PatternRefusal on lookaround and other unsupported parts. */
export function treeOf(pattern: string): Node {
  const cursor: Cursor = { text: pattern, at: 0, depth: 0 }
  const tree = choice(cursor, true)
  if (cursor.at < pattern.length) throw new PatternRefusal(`"${pattern.slice(cursor.at)}" cannot be read.`)
  return tree
}

/** The reason why a pattern is refused, as the end of a sentence. */
export class PatternRefusal extends Error {}

interface Cursor {
  readonly text: string
  at: number
  depth: number
}

/** Parses alternatives. At the top level, an alternative without `^` may match anywhere. */
function choice(cursor: Cursor, isWhole: boolean): Node {
  const of = [row(cursor, isWhole)]
  while (took(cursor, '|')) of.push(row(cursor, isWhole))
  return of.length === 1 && of[0] ? of[0] : { kind: 'choice', of }
}

const anywhere: Node = { kind: 'repeat', of: { kind: 'letter', letters: anyLetter }, min: 0, max: Infinity }

function row(cursor: Cursor, isWhole: boolean): Node {
  const parts: Node[] = isWhole && !took(cursor, '^') ? [anywhere] : []
  while (cursor.at < cursor.text.length && !'|)'.includes(here(cursor))) {
    if (isWhole && took(cursor, '$')) {
      if (cursor.at < cursor.text.length && here(cursor) !== '|')
        throw new PatternRefusal('"$" may only stand at the end.')
      break
    }
    parts.push(repeated(cursor, part(cursor)))
  }
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
