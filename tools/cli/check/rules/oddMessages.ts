// Finds messages at places where no message of their kind stands, such as a hint as a title.
import { isObject, type Problem } from '@pagewright/engine/tools'
import { partsOfPage, type PagePart } from './parts'
import type { MarketSite } from './rule'
import { messageKey, oddUses, type ThingUse } from './uses'

/** Members whose messages are of one kind. */
const kinds: { readonly [member: string]: string } = {
  title: 'a name',
  label: 'a name',
  name: 'a name',
  ok: 'a name',
  text: 'a sentence',
  help: 'a help',
  note: 'a note',
  placeholder: 'a placeholder',
  done: 'the message of a success',
  failed: 'the message of a failure',
  otherwise: 'a reason',
}
const agreeing = 4

/** Finds messages whose last name stands for another kind of message in all other places: `x.hint` as a title. */
export function oddMessages({ pages, known }: MarketSite): Problem[] {
  const parts = Object.entries(pages).flatMap(([route, page]) => partsOfPage(route, page))
  const messages = new Set(known.messages)
  const odd = oddUses(
    parts.flatMap((part) => usesOf(part, messages)),
    agreeing,
  )
  return [
    ...odd.map(({ thing, usual, aspect, where }): Problem => ({
      name: 'crossed-words',
      where,
      what: `messages that end in "${thing}" are ${usual} in all other places, and ${aspect} here.`,
    })),
    ...parts.flatMap(({ value, where }) => (isObject(value.words) ? oddWords(value.words, [...where, 'words']) : [])),
    ...parts.flatMap((part) => borrowed(part, parts, known.messages)),
    ...oddReasons(parts),
    ...negativeCounts(parts),
  ]
}

function usesOf({ value, name, where }: PagePart, messages: ReadonlySet<string>): readonly ThingUse[] {
  // An action shares or copies a text, whatever it is.
  const own = Object.entries(kinds)
    .filter(([member]) => !(member === 'text' && value.do !== undefined))
    .map(([member, aspect]) => ({
      aspect: member === 'text' && name === 'empty' ? 'the text of an empty list' : aspect,
      message: value[member],
      at: [member],
    }))
  const ofRules = Object.entries(isObject(value.messages) ? value.messages : {}).map(([rule, message]) => ({
    aspect: 'the message of a rule',
    message,
    at: ['messages', rule],
  }))
  return [...own, ...ofRules].flatMap(({ aspect, message, at }) => {
    const key = messageKey(message)
    if (key === undefined || !messages.has(key)) return []
    return [{ thing: `.${key.split('.').at(-1) ?? ''}`, aspect, where: [...where, ...at] }]
  })
}

/** Finds the one word of a set of values that is not from the group of all others. */
function oddWords(words: object, where: readonly string[]): Problem[] {
  const uses = Object.entries(words).flatMap(([value, message]): ThingUse[] => {
    const key = messageKey(message)
    return key === undefined ? [] : [{ thing: 'words', aspect: groupOf(key), where: [...where, value] }]
  })
  return oddUses(uses, 2).map(({ usual, where: at }) => ({
    name: 'crossed-words',
    where: at,
    what: `all other words of these values begin with "${usual}".`,
  }))
}

function groupOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.') + 1)
}

const smaller = ['help', 'note', 'placeholder'] as const

/** Finds a smaller text of another label, at a part whose own label has texts of its own. */
function borrowed({ value, where }: PagePart, parts: readonly PagePart[], messages: readonly string[]): Problem[] {
  const label = messageKey(value.label)
  if (label === undefined || !messages.some((key) => key.startsWith(`${label}.`))) return []
  const rules = Object.entries(isObject(value.messages) ? value.messages : {}).map(
    ([rule, message]) => [['messages', rule], message] as const,
  )
  return [...smaller.map((member) => [[member], value[member]] as const), ...rules].flatMap(
    ([at, message]): Problem[] => {
      const owner = groupOf(messageKey(message) ?? '').slice(0, -1)
      if (owner === '' || owner === label || label.startsWith(`${owner}.`)) return []
      if (!parts.some((other) => messageKey(other.value.label) === owner)) return []
      const what = `"${messageKey(message) ?? ''}" belongs to the label "${owner}", and this has the label "${label}".`
      return [{ name: 'crossed-words', where: [...where, ...at], what }]
    },
  )
}

/** Finds a refusal with the message of another one: a code that has a different message in all other places. */
function oddReasons(parts: readonly PagePart[]): Problem[] {
  const uses = parts.flatMap(({ value, where }) =>
    Object.entries(isObject(value.reasons) ? value.reasons : {}).flatMap(([code, message]): ThingUse[] => {
      const key = messageKey(message)
      return key === undefined ? [] : [{ thing: code, aspect: key, where: [...where, 'reasons', code] }]
    }),
  )
  const isShared = ({ aspect, thing }: ThingUse) => uses.some((one) => one.aspect === aspect && one.thing !== thing)
  return oddUses(uses, 1)
    .filter(isShared)
    .map(({ thing, usual, where }) => {
      const what = `the refusal ${thing} has the message "${usual}" in all other places.`
      return { name: 'crossed-words', where, what }
    })
}

/** Finds a number below 0 for the placeholder `count`, by which languages choose the form of a word. */
function negativeCounts(parts: readonly PagePart[]): Problem[] {
  return parts.flatMap(({ value, where }) =>
    Object.entries(value).flatMap(([member, message]): Problem[] => {
      const given = isObject(message) && isObject(message.with) ? message.with.count : undefined
      if (typeof given !== 'number' || given >= 0) return []
      return [{ name: 'unfit-value', where: [...where, member, 'with', 'count'], what: 'nothing is counted below 0.' }]
    }),
  )
}
