// Compares the uses of one thing all over a product. People expect here what all others agree on.
import { isObject, type Problem } from '@pagewright/engine/tools'
import { messageKey, partsOfPages, type PagePart, type MarketSite } from './rule'
import { follow, own, type Tree } from '../grammar/known'

/** One use of a thing: an aspect of it, and where it is written. */
export interface ThingUse {
  readonly thing: string
  readonly aspect: string
  readonly where: readonly string[]
}

interface OddUse extends ThingUse {
  /** The aspect that all other uses have. */
  readonly usual: string
}

/**
 * Returns uses that differ from all others of their thing, if each other aspect has at least `least` uses. Equal places
 * count once.
 */
export function oddUses(uses: readonly ThingUse[], least: number): readonly OddUse[] {
  const things = new Map<string, Map<string, ThingUse>>()
  for (const use of uses) {
    const places = things.get(use.thing) ?? new Map<string, ThingUse>()
    things.set(use.thing, places)
    places.set(`${use.where.join(' ')} ${use.aspect}`, use)
  }
  return [...things.values()].flatMap((places) => {
    const all = [...places.values()]
    const counts = new Map<string, number>()
    for (const { aspect } of all) counts.set(aspect, (counts.get(aspect) ?? 0) + 1)
    const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
    const odd = sorted.pop()
    if (sorted.length === 0 || odd?.[1] !== 1 || sorted.some(([, count]) => count < least)) return []
    const usual = sorted.map(([aspect]) => aspect).join(' or ')
    return all.filter(({ aspect }) => aspect === odd[0]).map((use): OddUse => ({ ...use, usual }))
  })
}

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
const agreeingTexts = 4

/** Finds messages whose last name stands for another kind of message in all other places: `x.hint` as a title. */
export function oddMessages({ pages, known }: MarketSite): Problem[] {
  const parts = partsOfPages(pages)
  const messages = new Set(known.messages)
  const odd = oddUses(
    parts.flatMap((part) => usesOf(part, messages)),
    agreeingTexts,
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

const shown: ReadonlySet<string> = new Set(['lines', 'cells', 'columns'])
/** Members by which a line shows more than its value. */
const computed = ['sum', 'times', 'over', 'plus', 'minus'] as const
const agreeingValues = 3

/** Finds the one place with another label, without the format, or with another icon than all others of its kind. */
export function oddValues({ pages, known }: MarketSite): Problem[] {
  const parts = partsOfPages(pages)
  const lines = parts.filter(
    ({ value, where }) =>
      shown.has(where.at(-2) ?? '') && typeof value.value === 'string' && !computed.some((name) => name in value),
  )
  return [
    ...otherLabels(lines),
    ...otherMeanings(lines, known),
    ...lostFormats(lines),
    ...lostWords(lines, known),
    ...otherIcons(parts),
  ]
}

function otherLabels(lines: readonly PagePart[]): Problem[] {
  const uses = lines.flatMap(({ value, where }): ThingUse[] => {
    const label = messageKey(value.label)
    return label === undefined ? [] : [{ thing: label, aspect: memberOf(value), where: [...where, 'label'] }]
  })
  return oddUses(uses, agreeingValues)
    .filter(({ aspect, usual }) => !endsWithWord(aspect, usual) && !endsWithWord(usual, aspect))
    .map(({ thing, usual, aspect, where }) => {
      const what = `"${thing}" is the label of "${usual}" in all other places, and here of "${aspect}".`
      return { name: 'crossed-words', where, what }
    })
}

/** Finds a line whose value means something else than the values of its label do: an account id in place of a public id. */
function otherMeanings(lines: readonly PagePart[], known: MarketSite['known']): Problem[] {
  const uses = lines.flatMap((part): ThingUse[] => {
    const label = messageKey(part.value.label)
    const tree = treeOf(part, known) ?? follow(known.scope, String(part.value.value)).tree
    const means = tree?.['x-means']
    return label === undefined || means === undefined
      ? []
      : [{ thing: label, aspect: means, where: [...part.where, 'value'] }]
  })
  return oddUses(uses, agreeingValues).map(({ thing, usual, aspect, where }) => {
    const what = `"${thing}" is the label of what means "${usual}" in all other places, and this means "${aspect}".`
    return { name: 'crossed-words', where, what }
  })
}

/** Returns true for the same thing of somebody else: `owner_name` and `name`. An `uid` is no `id`. */
function endsWithWord(member: string, word: string): boolean {
  return `_${member}`.endsWith(`_${word}`)
}

function lostFormats(lines: readonly PagePart[]): Problem[] {
  const uses = lines.map(({ value, where }): ThingUse => {
    const format = typeof value.format === 'string' ? value.format : ''
    return { thing: memberOf(value), aspect: format, where: format === '' ? where : [...where, 'format'] }
  })
  return oddUses(uses, agreeingValues)
    .filter(({ aspect }) => aspect === '')
    .map(({ thing, usual, where }) => {
      const what = `"${thing}" has the format "${usual}" in all other places.`
      return { name: 'missing-key', where, what }
    })
}

/** Finds values of a closed set that people would read as the server writes them. */
function lostWords(lines: readonly PagePart[], known: MarketSite['known']): Problem[] {
  return lines.flatMap((part): Problem[] => {
    const { value, where } = part
    const values = treeOf(part, known)?.enum ?? []
    const isRaw = values.length > 1 && values.every((one) => typeof one === 'string' && /^[a-z][a-z_]*$/.test(one))
    if (!isRaw || value.words !== undefined || value.format !== undefined) return []
    return [{ name: 'missing-key', where, what: `"words" is missing: people would read ${values.join(', ')}.` }]
  })
}

/** Returns the shape of the value that a line shows, if it is of a row or of the answer of its block. */
function treeOf({ value, around }: PagePart, known: MarketSite['known']): Tree | undefined {
  const block = around.find((one) => one.value.block !== undefined)?.value
  const response = own(known.endpoints, block?.rows ?? block?.call)?.response
  if (!response) return undefined
  const row = block?.rows === undefined ? response : follow(response, 'list').tree?.items
  return row && follow({ properties: { row } }, String(value.value)).tree
}

function otherIcons(parts: readonly PagePart[]): Problem[] {
  const uses = parts.flatMap(({ value, where }): ThingUse[] => {
    const label = messageKey(value.label)
    if (label === undefined || typeof value.icon !== 'string' || value.do === undefined) return []
    return [{ thing: label, aspect: value.icon, where: [...where, 'icon'] }]
  })
  // If two icons differ, the wrong one is the icon that also stands for something else.
  const isShared = ({ aspect, thing }: ThingUse) =>
    uses.some((other) => other.aspect === aspect && other.thing !== thing)
  const odd = [...oddUses(uses, 1), ...oddUses(uses.filter(isShared), 1)].filter(isShared)
  return [...new Map(odd.map((one) => [one.where.join(' '), one])).values()].map(({ thing, usual, where }) => {
    const what = `"${thing}" has the icon "${usual}" in all other places.`
    return { name: 'look-alike', where, what }
  })
}

function memberOf(value: PagePart['value']): string {
  return String(value.value).split('.').at(-1) ?? ''
}

/** Finds actions of a list that change data and leave its rows as they were. */
export function staleRows({ pages, known }: MarketSite): Problem[] {
  return partsOfPages(pages)
    .filter(({ value, around }) => value.do === 'call' && around.some((one) => one.value.block === 'list'))
    .filter(({ value }) => (own(known.endpoints, value.call)?.kind ?? 'read') !== 'read' && value.then === undefined)
    .map(({ where }): Problem => {
      const what = '"then" is missing: the rows would show what they were before. Write "reload", or where it leads.'
      return { name: 'missing-key', where, what }
    })
}

/** Finds a fact that has the name of a member of the market, such as `currency`, and another value. */
export function marketFacts({ id, market }: Pick<MarketSite, 'id' | 'market'>): Problem[] {
  const members: { readonly [name: string]: unknown } = { ...market }
  return Object.entries(market.facts).flatMap(([name, value]): Problem[] => {
    if (!Object.hasOwn(members, name) || typeof members[name] === 'object' || members[name] === value) return []
    const what = `the fact "${name}" is ${JSON.stringify(value)}, and the market has ${JSON.stringify(members[name])}.`
    return [{ name: 'cannot-match', where: ['markets', id, 'facts', name], what }]
  })
}
