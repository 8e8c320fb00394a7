// Lists the parts of a page: blocks, fields, columns, actions and all other objects with a name.
import { entryRule, isObject, namedRules, objectRule, pageRule, type Rule, shapeOf } from '@pagewright/engine/studio'
import type { JsonObject, StudioProduct, StudioTexts } from '../../server/api/studioProduct'
import { idsInOrder } from './partOrder'
import { englishOf } from './plurals'
import { wordsOfEntry, wordsOfMember, wordsOfName, wordsOfType } from './words'
import { holdsParts, membersOf } from './rules'

export interface PagePart {
  readonly path: readonly string[]
  /** The kind in words: `Field`, `List`. Empty if the name says it. */
  readonly noun: string
  /** The label, or the words of the id. */
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
          const name = nameOf(held[id], id, texts)
          const noun = nounIn(member.name, entry, held[id])
          found.push({ path: at, name, noun: noun === name ? '' : noun, depth })
          if (entry) visit(entry, held[id], at, depth + 1)
        }
      } else if (objectRule(member.rule, held) && shapeOf(member.rule).is !== 'either') {
        const at = [...path, member.name]
        const words = wordsOfMember(member.name)
        const text = textOfPart(held, texts)
        const noun = nounOf(member.rule, held)
        found.push({
          path: at,
          name: text ?? words,
          noun: text === undefined ? '' : noun === unnamed ? words : noun,
          depth,
        })
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

/** Returns what a part is, in words: `Field`, `Action`. */
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

/** Returns what people read on a part, or the words of its id. */
export function nameOf(part: unknown, id: string, texts: StudioTexts): string {
  return textOfPart(part, texts) ?? (id.startsWith('/') ? id : wordsOfName(id))
}

/** Returns the title of a page, or its address. */
export function pageName({ pages, locales }: StudioProduct, route: string): string {
  return nameOf(pages[route], route, locales['en'] ?? {})
}

/** A value in a text stands as its name in brackets, such as `[name] was rejected`. */
function textOfPart(part: unknown, texts: StudioTexts): string | undefined {
  if (!isObject(part)) return undefined
  const text = ['label', 'title', 'text'].flatMap((name) => textOf(part[name], texts) ?? []).at(0)
  return text?.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_all, name: string) => `[${wordsOfName(name).toLowerCase()}]`)
}

export function textOf(message: unknown, texts: StudioTexts): string | undefined {
  const key = partKey(message)
  return key === undefined ? undefined : englishOf(key, texts)
}

export function partKey(message: unknown): string | undefined {
  const key = isObject(message) ? message['say'] : message
  return typeof key === 'string' ? key : undefined
}
