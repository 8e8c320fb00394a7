import { isObject, type Problem } from '@pagewright/engine/tools'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'

/**
 * Finds swapped messages. A value of a closed set has the message of another value, and that one has a different
 * message. Or the success of an action has the message of a failure.
 */
export function crossedWords({ pages, known }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .flatMap(({ value, where }) => [
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
  const present = textMembers.filter((name) => keyOf(value[name]) !== undefined)
  return present.flatMap((member): Problem[] => {
    const key = keyOf(value[member]) ?? ''
    const other = key.split('.').at(-1) ?? ''
    if (other === member || !present.includes(other) || keyOf(value[other]) === key) return []
    if (outcomes.has(member) && outcomes.has(other)) return []
    if (keyOf(value[other])?.endsWith(`.${other}`) === true) return []
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
    const key = keyOf(value[member])
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
  const [good, bad] = [keyOf(done), keyOf(failed)]
  if (good?.endsWith('.done') !== true || bad?.endsWith('.failed') !== true) return []
  const meant = [good.replace(/done$/, 'failed'), bad.replace(/failed$/, 'done')]
  if (meant[0] === bad || !meant.some((key) => messages.includes(key))) return []
  const what = `"${good}" and "${bad}" speak of different things.`
  return [{ name: 'crossed-words', where: [...where, 'failed'], what }]
}

function keyOf(message: unknown): string | undefined {
  const key = isObject(message) ? message.say : message
  return typeof key === 'string' ? key : undefined
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
