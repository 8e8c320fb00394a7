// Lists the parts of a page: blocks, fields, columns, actions and all other objects with a name.
import { isObject, namedRules, pageRule, type Rule, shapeOf } from '@pagewright/engine/studio'
import type { JsonObject, StudioTexts } from '../../server/api/studioProduct'
import { idsInOrder } from './partOrder'
import { englishOf } from './plurals'
import { wordsOfEntry, wordsOfName, wordsOfType } from './words'
import { entryRule, holdsParts, membersOf, objectRule } from './rules'

/** A part of a page. */
export interface PagePart {
  readonly path: readonly string[]
  /** The kind in words: `Field`, `List block`. */
  readonly noun: string
  /** The label, or the id. */
  readonly name: string
  readonly depth: number
}

/** Returns the parts of a page, each before those that it contains, in the order of the screen. */
export function partsOf(page: JsonObject, texts: StudioTexts): readonly PagePart[] {
  const found: PagePart[] = []
  const visit = (rule: Rule, value: unknown, path: readonly string[], depth: number): void => {
    if (!isObject(value)) return
    for (const member of membersOf(rule, value)) {
      const held = value[member.name]
      if (!isObject(held)) continue
      if (holdsParts(member.rule)) {
        const entry = entryRule(member.rule)
        for (const id of entry ? idsInOrder(rule, value, member.name) : []) {
          const at = [...path, member.name, id]
          found.push({ path: at, noun: nounIn(member.name, entry, held[id]), name: nameOf(held[id], id, texts), depth })
          if (entry) visit(entry, held[id], at, depth + 1)
        }
      } else if (objectRule(member.rule, held) && shapeOf(member.rule).is !== 'either') {
        const at = [...path, member.name]
        found.push({ path: at, noun: nounOf(member.rule, held), name: nameOf(held, member.name, texts), depth })
        visit(member.rule, held, at, depth + 1)
      }
    }
  }
  visit(pageRule, page, [], 0)
  return found
}

/** Returns the path of the innermost part around a value of a page. It is empty for the page itself. */
export function partOfValue(page: JsonObject, path: readonly string[]): readonly string[] {
  const around = partsOf(page, {}).filter((part) => part.path.every((name, index) => path[index] === name))
  return around.toSorted((a, b) => b.path.length - a.path.length)[0]?.path ?? []
}

/** Returns what an entry of a container is, in words: `Choice` in `items`, where its type has no name. */
export function nounIn(container: string, rule: Rule | undefined, value: unknown): string {
  const noun = nounOf(rule, value)
  return noun === unnamed ? wordsOfName(entryWords(container, rule).replace(/^an? /, '')) : noun
}

/** Returns what a new entry of a container is called: `a column`, or `a choice` for items that a value is chosen by. */
export function entryWords(container: string, rule: Rule | undefined): string {
  const isChoice = container === 'items' && rule && membersOf(rule, {}).some(({ name }) => name === 'value')
  return isChoice ? 'a choice' : wordsOfEntry(container)
}

const unnamed = 'Part'

/** Returns what a part is, in words: `Field`, `Call action`. */
export function nounOf(rule: Rule | undefined, value: unknown): string {
  if (!rule) return unnamed
  if (rule.is === 'named') return nounOf(namedRules[rule.name], value)
  if (rule.is === 'sees' || rule.is === 'special') return nounOf(rule.like, value)
  const shape = shapeOf(rule)
  if (shape.is === 'kinds') {
    const kind = isObject(value) ? value[shape.member] : undefined
    const own = typeof kind === 'string' ? shape.of[kind] : undefined
    return nounOf(own?.rule, value)
  }
  if (rule.is !== 'type') return unnamed
  return wordsOfType(rule.name)
}

/** Returns what people read on a part, or its id. */
export function nameOf(part: unknown, id: string, texts: StudioTexts): string {
  if (!isObject(part)) return id
  for (const name of ['label', 'title', 'text']) {
    const text = textOf(part[name], texts)
    if (text !== undefined) return text
  }
  return id
}

/** Returns the text of a message, or undefined for another value. */
export function textOf(message: unknown, texts: StudioTexts): string | undefined {
  const key = partKey(message)
  return key === undefined ? undefined : englishOf(key, texts)
}

export function partKey(message: unknown): string | undefined {
  const key = isObject(message) ? message['say'] : message
  return typeof key === 'string' ? key : undefined
}
