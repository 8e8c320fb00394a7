// Finds messages in the wrong place: swapped with another one, named after another part, the title of another page, or the
// name of a value at an action.
import { isObject, type Problem, type PageConfig } from '@pagewright/engine/tools'
import {
  messageKey,
  partsOfPages,
  type MarketSite,
  type PagePart,
  englishTexts,
  partsOfPage,
  type MarketRule,
} from './rule'
import type { Files } from '../../files'

/**
 * Finds swapped messages. A value of a closed set has the message of another value, and that one has a different
 * message. Or the success of an action has the message of a failure.
 */
export function crossedWords({ pages, known }: MarketSite): Problem[] {
  return partsOfPages(pages).flatMap(({ value, where }) => [
    ...(isObject(value.words) ? crossed(value.words, [...where, 'words']) : []),
    ...crossedOutcomes(value, where),
    ...otherMember(value, where),
    ...otherRole(value, where),
    ...otherRole(isObject(value.messages) ? value.messages : {}, [...where, 'messages']),
    ...otherSubject(value, where, known.messages),
  ])
}

/** Finds an action whose success has the message of a failure, or the other way round. */
function crossedOutcomes(value: { readonly [name: string]: unknown }, where: readonly string[]): Problem[] {
  return [
    ['done', 'failed'],
    ['failed', 'done'],
  ].flatMap(([member = '', other = '']): Problem[] => {
    const said = value[member]
    const key = isObject(said) ? said.say : said
    if (typeof key !== 'string' || normalized(key.split('.').at(-1) ?? '') !== other) return []
    const what = `"${key}" is a message for "${other}".`
    return [{ name: 'crossed-words', where: [...where, member], what }]
  })
}

const textMembers = ['title', 'text', 'label', 'help', 'note', 'placeholder', 'ok', 'done', 'failed', 'otherwise']

/** `crossedOutcomes` looks at these. */
const outcomes: ReadonlySet<string> = new Set(['done', 'failed'])

/** Finds a text that is named after another text of the same object, which has a different one. */
function otherMember(value: { readonly [name: string]: unknown }, where: readonly string[]): Problem[] {
  const present = textMembers.filter((name) => messageKey(value[name]) !== undefined)
  return present.flatMap((member): Problem[] => {
    const key = messageKey(value[member]) ?? ''
    const other = key.split('.').at(-1) ?? ''
    if (other === member || !present.includes(other) || messageKey(value[other]) === key) return []
    if (outcomes.has(member) && outcomes.has(other)) return []
    if (messageKey(value[other])?.endsWith(`.${other}`) === true) return []
    const what = `"${key}" is named after "${other}", which has another message.`
    return [{ name: 'crossed-words', where: [...where, member], what }]
  })
}

/** Describes the place of a message by the end of its name. */
const roles: { readonly [suffix: string]: readonly string[] } = {
  // `crossedOutcomes` reports one of these at the other.
  done: ['done', 'failed', 'title', 'text', 'label', 'note'],
  failed: ['failed', 'done', 'title', 'text', 'label', 'note'],
  ask: ['ask', 'title'],
  help: ['help', 'text', 'note'],
  min: ['minimum', 'minLength', 'minItems', 'exclusiveMinimum', 'label', 'text', 'help', 'note', 'title'],
  max: ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum', 'label', 'text', 'help', 'note', 'title', 'fillMax'],
}

/** Finds a message whose name says that it is something else: `x.ask` at `done`, or `x.min` at `maximum`. */
function otherRole(value: { readonly [name: string]: unknown }, where: readonly string[]): Problem[] {
  const members = [...textMembers, 'ask', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']
  return members.flatMap((member): Problem[] => {
    const key = messageKey(value[member])
    const allowed = roles[key?.split('.').at(-1) ?? '']
    if (key === undefined || !allowed || allowed.includes(member)) return []
    return [
      { name: 'crossed-words', where: [...where, member], what: `"${key}" is no message for "${member}".`, allowed },
    ]
  })
}

/** Finds an action whose success and failure speak of different things: `order.done` and `method.failed`. */
function otherSubject(
  { done, failed }: { readonly [name: string]: unknown },
  where: readonly string[],
  messages: readonly string[],
): Problem[] {
  const [good, bad] = [messageKey(done), messageKey(failed)]
  if (good?.endsWith('.done') !== true || bad?.endsWith('.failed') !== true) return []
  const meant = [good.replace(/done$/, 'failed'), bad.replace(/failed$/, 'done')]
  if (meant[0] === bad || !meant.some((key) => messages.includes(key))) return []
  const what = `"${good}" and "${bad}" speak of different things.`
  return [{ name: 'crossed-words', where: [...where, 'failed'], what }]
}

function crossed(words: { readonly [value: string]: unknown }, where: readonly string[]): Problem[] {
  const values = Object.keys(words)
  return Object.entries(words).flatMap(([value, key]): Problem[] => {
    const suggestion = normalized(String(key).split('.').at(-1) ?? '')
    const other = values.find((one) => normalized(one) === suggestion)
    if (other === undefined || other === value || normalized(value) === suggestion || words[other] === key) return []
    const what = `"${value}" has the message of "${other}", and "${other}" has a different one.`
    return [{ name: 'crossed-words', where: [...where, value], what }]
  })
}

/** Makes `sub_bd` of the API and `subBd` of message keys equal. */
function normalized(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

/** Finds texts that belong to another part beside it, and a label that is named after a smaller text of the same part. */
export function borrowedWords({ pages }: MarketSite): Problem[] {
  const parts = partsOfPages(pages)
  const labelled = new Map<string, PagePart[]>()
  for (const part of parts)
    for (const name of headings) {
      const key = messageKey(part.value[name])
      if (key !== undefined) labelled.set(key, [...(labelled.get(key) ?? []), part])
    }
  return parts.flatMap((part) => [
    ...textsOf(part).flatMap(([where, key]): Problem[] => {
      const owners = labelled.get(key.slice(0, key.lastIndexOf('.')))
      if (!owners?.some((owner) => isBeside(owner, part)) || owners.some((owner) => isNear(owner, part))) return []
      const what = `"${key}" belongs to "${key.slice(0, key.lastIndexOf('.'))}", which is the label of another part beside it.`
      return [{ name: 'crossed-words', where: [...part.where, ...where], what }]
    }),
    ...smaller(part),
  ])
}

const headings = ['label', 'title'] as const
const textsBeside = ['help', 'note', 'placeholder', 'done', 'failed', 'otherwise'] as const
const smallerTexts = ['placeholder', 'help', 'note', 'text', 'title']

function textsOf({ value }: PagePart): (readonly [where: readonly string[], key: string])[] {
  const own = textsBeside.flatMap((name) => {
    const key = messageKey(value[name])
    return key === undefined ? [] : [[[name], key] as const]
  })
  const messages = Object.entries(isObject(value.messages) ? value.messages : {}).flatMap(([keyword, message]) => {
    const key = messageKey(message)
    return key === undefined ? [] : [[['messages', keyword], key] as const]
  })
  return [...own, ...messages]
}

/** Returns true if a part is the other, around it or within it, or in the same object. */
function isNear(one: PagePart, other: PagePart): boolean {
  const [short, long] = [one.where, other.where].toSorted((a, b) => a.length - b.length)
  return short?.every((name, at) => long?.[at] === name) === true
}

function isBeside({ where: one }: PagePart, { where: other }: PagePart): boolean {
  return one.length === other.length && one.slice(0, -1).every((name, at) => other[at] === name)
}

/** Finds `label: 'a.hint', placeholder: 'a'`: the smaller text has the name of the greater one. */
function smaller({ value, where }: PagePart): Problem[] {
  return ['label', 'ok'].flatMap((main) => {
    const key = messageKey(value[main])
    return smallerTexts.flatMap((name): Problem[] => {
      const other = messageKey(value[name])
      if (key === undefined || other === undefined || !key.startsWith(`${other}.`)) return []
      return [
        {
          name: 'crossed-words',
          where: [...where, main],
          what: `"${key}" is a part of "${other}", which stands at "${name}".`,
        },
      ]
    })
  })
}

/** Returns a rule that finds links with the title of another page. A title that contains the label is about the same. */
export const wrongTitles = (files: Files): MarketRule => {
  const texts = englishTexts(files)
  return ({ pages }) => titleProblems(pages, texts)
}

function titleProblems(pages: { readonly [route: string]: PageConfig }, texts: { readonly [key: string]: unknown }) {
  const titled = new Map<string, string[]>()
  for (const [route, { title }] of Object.entries(pages)) {
    const key = messageKey(title)
    if (key !== undefined) titled.set(key, [...(titled.get(key) ?? []), route])
  }
  return Object.entries(pages).flatMap(([route, page]) =>
    partsOfPage(route, page).flatMap(({ value, where }): Problem[] => {
      const key = messageKey(value.label)
      const routes = key === undefined ? [] : (titled.get(key) ?? [])
      if (routes.length === 0 || routes.some((one) => one === route)) return []
      const to = targetOf(value)
      if (to === undefined) {
        const leads = value.do === 'link' || value.do === 'out' || isObject(value.blocks)
        const what = `"${String(key)}" is the title of ${routes.join(' and ')}, and this is no way to a page.`
        return leads ? [] : [{ name: 'crossed-words', where: [...where, 'label'], what }]
      }
      if (routes.some((one) => leadsTo(to, one, pages))) return []
      const title = texts[messageKey(pages[to]?.title) ?? '']
      if (
        String(title)
          .toLowerCase()
          .includes(String(texts[String(key)]).toLowerCase())
      )
        return []
      const what = `"${String(key)}" is the title of ${routes.join(' and ')}, and this leads to ${to}.`
      return [{ name: 'crossed-words', where: [...where, 'label'], what }]
    }),
  )
}

function targetOf({ to, then }: { readonly [name: string]: unknown }): string | undefined {
  return typeof to === 'string' ? to : isObject(then) && typeof then.to === 'string' ? then.to : undefined
}

/** Returns true if a route is the one that is meant, or redirects to it. */
function leadsTo(to: string, meant: string, pages: { readonly [route: string]: PageConfig }): boolean {
  if (to === meant) return true
  return Object.values(pages[to]?.redirects ?? {}).some((one) => one.to === meant)
}

const valueHolders: ReadonlySet<string> = new Set(['lines', 'cells', 'columns', 'fields'])
const actionKinds: ReadonlySet<unknown> = new Set([
  'call',
  'set',
  'copy',
  'share',
  'link',
  'native',
  'form',
  'sheet',
  'sequence',
])

/** Reports the rarer of the two uses. If both are as rare, reports the one whose page has fewer labels of the same group. */
export function mixedLabels({ pages }: MarketSite): Problem[] {
  const uses = new Map<string, { readonly named: PagePart[]; readonly done: PagePart[] }>()
  const all = partsOfPages(pages)
  const groups = new Map<string, number>()
  for (const part of all) groups.set(groupOf(part), (groups.get(groupOf(part)) ?? 0) + 1)
  const neighbours = (parts: readonly PagePart[]) => Math.max(...parts.map((part) => groups.get(groupOf(part)) ?? 0))
  for (const part of all) {
    const { label } = part.value
    const isAction = actionKinds.has(part.value.do)
    if (typeof label !== 'string' || (!isAction && !valueHolders.has(part.where.at(-2) ?? ''))) continue
    const own = uses.get(label) ?? { named: [], done: [] }
    uses.set(label, own)
    own[isAction ? 'done' : 'named'].push(part)
  }
  return [...uses].flatMap(([label, { named, done }]): Problem[] => {
    if (named.length === 0 || done.length === 0) return []
    const order = named.length - done.length || neighbours(named) - neighbours(done)
    const rarer = order < 0 ? named : done
    const what = `"${label}" names ${rarer === done ? 'a value' : 'an action'} elsewhere, and ${rarer === done ? 'an action' : 'a value'} here.`
    return rarer.map(({ where }) => ({ name: 'crossed-words', where: [...where, 'label'], what }))
  })
}

/** Returns the page of a label and the first part of its name, such as `/account order` for `order.cancel`. */
function groupOf({ where: [route = ''], value: { label } }: PagePart): string {
  return `${route} ${String(label).split('.')[0]}`
}
