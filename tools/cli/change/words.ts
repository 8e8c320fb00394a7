// Describes a change in a sentence of the screen: its page and part, the old value and the new value.
import { type Conditions, isObject } from '@pagewright/engine/tools'
import { conditionWords } from '../generate/permissions/conditionWords'
import { screenSpeech } from '../generate/permissions/screenSpeech'
import { wordsOf } from '../new/guesses'
import {
  type DocumentChange,
  isDocumentChange,
  type ProductChange,
  type MemberPath,
  type PathChange,
  type TextChange,
  toPathChange,
} from './change'
import { valueOf } from './documents/createDocument'
import type { Draft } from './draft'
import { evaluate, find } from './find'
import { overlayOf } from './overlay'
import { exportRoot, placeOfChange } from './place'
import { valueAtPath } from './plainChange'

/** Returns a sentence about a change, in the words of the screen. `draft` is the product before it. */
export function changeWords(draft: Draft, change: ProductChange): string {
  const english = textsOf(draft, 'en')
  if (change.do === 'text') return textWords(textsOf(draft, change.language)[change.key], change, english)
  if (change.do === 'token') {
    const became = change.value === null ? 'takes its default again' : `became ${change.value}`
    return `Market ${change.market}: ${change.token} (${change.scheme}) ${became}.`
  }
  if (isDocumentChange(change)) return documentWords(draft, change, english)
  const path = toPathChange(change)
  const { document, thing, isPart, value, around } = subjectOf(draft, path, english)
  const where = path.market !== undefined && path.page !== undefined ? ` in market ${path.market}` : ''
  return `${document}: ${thing} ${actionWords(path, { isPart, value, around }, english)}${where}.`
}

function textWords(old: string | undefined, change: TextChange, english: Texts): string {
  const { key, language, text } = change
  const [name, into] = [english[key] ?? key, languageWord(language)]
  if (old !== undefined) return `The text ${quoted(old)} became ${quoted(text)} in ${into}.`
  return language === 'en' || name === key
    ? `The text ${quoted(text)} was added in ${into}.`
    : `The text ${quoted(name)} was translated into ${into}: ${quoted(text)}.`
}

function documentWords(draft: Draft, change: DocumentChange, english: Texts): string {
  const { page, schema, locale, market } = change
  const isNew = change.do === 'create'
  const name =
    page !== undefined
      ? `The page ${pageName(isNew ? valueOf(draft, change) : wholePage(draft, page), page, english)}`
      : schema !== undefined
        ? `The schema ${schema}`
        : locale !== undefined
          ? `The language ${languageWord(locale)}`
          : `The market ${market ?? ''}`
  const rest =
    page !== undefined || market !== undefined ? ' with all that markets or lists say about it' : ' with its file'
  if (!isNew) return `${name} was removed${rest}.`
  return `${name} was created${change.like === undefined ? '' : `, like ${change.like}`}.`
}

function actionWords(change: PathChange, { isPart, value, around }: Found, english: Texts): string {
  const was = !isPart && Object.hasOwn(nouns, change.at.at(-1) ?? '') ? 'were' : 'was'
  switch (change.do) {
    case 'set':
      if (change.at.at(-1) === 'when' && isObject(change.value)) return `became: ${conditionsOf(change.value)}`
      if (value === undefined && isPart)
        return `${was} added${shownAfter(change.value, english)}${lastWords(around, english)}`
      if (change.at.at(-1) === 'fields' && Array.isArray(value) && Array.isArray(change.value))
        return containedWords(value.map(String), change.value.map(String))
      return `${value === undefined ? `${was} set` : 'changed'}${differenceWords(value, change.value, english)}`
    case 'add':
      return `${was} added${shownAfter(change.value, english)}${behindWords(change.after, around, english)}`
    case 'remove':
      return change.market === undefined || change.page === undefined ? `${was} removed` : `${was} reset to the base`
    case 'rename':
      return `${was} renamed to ${change.to}`
    case 'move':
      return `${was} moved${behindWords(change.after, around, english)}`
    case 'hide':
      return `${was} hidden`
  }
}

/** Says which fields came into a section or a step, left it, or took another place in it. */
function containedWords(was: readonly string[], is: readonly string[]): string {
  const named = (names: readonly string[]) => names.map((name) => wordsOf(name)).join(', ')
  const [come, gone] = [is.filter((one) => !was.includes(one)), was.filter((one) => !is.includes(one))]
  const parts = [
    ...(come.length > 0 ? [`now contain ${named(come)}`] : []),
    ...(gone.length > 0 ? [`no longer contain ${named(gone)}`] : []),
  ]
  if (parts.length > 0) return parts.join(', and ')
  // With the fewest of them away, the others stand as before.
  const moved = is.find((one) => isSameOrder(was, is, one))
  return moved === undefined ? 'have another order' : `have another order: ${wordsOf(moved)} was moved`
}

function isSameOrder(was: readonly string[], is: readonly string[], without: string): boolean {
  const rest = is.filter((one) => one !== without)
  return was.filter((one) => one !== without).every((one, index) => one === rest[index])
}

/** Says what a new value differs in. A value with members shows in the page and in the code, and not in a sentence. */
function differenceWords(old: unknown, value: unknown, english: Texts): string {
  const names = (list: unknown) => (Array.isArray(list) && !list.some(isObject) ? list.map(String) : undefined)
  const [was, is] = [names(old), names(value)]
  if (was && is) {
    const [added, gone] = [is.filter((one) => !was.includes(one)), was.filter((one) => !is.includes(one))]
    const parts = [added.length > 0 && `${added.join(', ')} added`, gone.length > 0 && `${gone.join(', ')} removed`]
    return added.length + gone.length === 0 ? ' its order' : `: ${parts.filter(Boolean).join(', ')}`
  }
  const [from, to] = [shown(old, english), shown(value, english)]
  if (to === undefined) return ''
  return `${from === undefined ? '' : ` from ${from}`} to ${to}`
}

function shownAfter(value: unknown, english: Texts): string {
  const text = shown(value, english)
  return text === undefined ? '' : `: ${text}`
}

function conditionsOf(value: object): string {
  try {
    return (conditionWords([value as Conditions], () => undefined, screenSpeech()) || 'always').replace(/^if /, '')
  } catch {
    return 'a condition'
  }
}

function lastWords(around: unknown, english: Texts): string {
  const last = isObject(around) ? Object.keys(around).at(-1) : undefined
  return last === undefined ? '' : behindWords(last, around, english)
}

function behindWords(after: string | null | undefined, around: unknown, english: Texts): string {
  if (after === undefined) return ''
  if (after === null) return ', as the first'
  if (Array.isArray(around)) return `, after number ${Number(after) + 1}`
  return `, after ${partName(isObject(around) ? around[after] : undefined, after, english)}`
}

interface Found {
  /** True for a member of a container, such as a column, and false for a property. */
  readonly isPart: boolean
  /** The value before the change, and the object or list that contains it. */
  readonly value: unknown
  readonly around: unknown
}

/** What a change is about: `Members`, `the label of the column Joined`. */
interface Subject extends Found {
  readonly document: string
  readonly thing: string
}

/** What the entries of a container are called. */
const nouns: { readonly [container: string]: string } = {
  blocks: 'block',
  fields: 'field',
  sections: 'section',
  actions: 'button',
  links: 'link',
  lines: 'line',
  cells: 'cell',
  columns: 'column',
  filters: 'filter',
  tabs: 'tab',
  items: 'choice',
  steps: 'step',
  notes: 'note',
  messages: 'message',
  reasons: 'reason',
  redirects: 'redirect',
  opened: 'call on opening',
  needs: 'condition of access',
  $defs: 'definition',
  properties: 'member',
}

function subjectOf(draft: Draft, change: PathChange, english: Texts): Subject {
  const { page, schema, locale, site, market, at } = change
  if (page === undefined) {
    const document =
      schema !== undefined
        ? `Schema ${schema}${market === undefined ? '' : ` of market ${market}`}`
        : locale !== undefined
          ? `Texts in ${languageWord(locale)}`
          : site !== undefined
            ? `The ${site}`
            : `Market ${market ?? ''}`
    const value = valueOrNothing(draft, change)
    const around = valueOrNothing(draft, { ...change, at: at.slice(0, -1) })
    return { document, ...thingAt(at, undefined, change, english), value, around }
  }
  const whole = market === undefined ? wholePage(draft, page) : overlayOf(draft, change).effective
  return {
    document: pageName(whole, page, english),
    ...thingAt(at, whole, change, english),
    value: valueAtPath(whole, at),
    around: valueAtPath(whole, at.slice(0, -1)),
  }
}

/** Says what a path leads to, the innermost first. Blocks around a part are left out, because people see the part. */
function thingAt(at: MemberPath, whole: unknown, change: PathChange, english: Texts) {
  const words: string[] = []
  let isPart = false
  for (let index = 0; index < at.length; index += 1) {
    const [name = '', id] = [at[index], at[index + 1]]
    const noun = Object.hasOwn(nouns, name) ? nouns[name] : undefined
    isPart = noun !== undefined && id !== undefined
    if (noun !== undefined && id !== undefined) {
      const isLast = index + 2 === at.length
      const written = valueAtPath(whole, at.slice(0, index + 2))
      const value = written ?? (isLast && 'value' in change ? change.value : undefined)
      words.push(`the ${noun} ${partName(value, id, english)}`)
      index += 1
    } else if (name === 'submit')
      words.push(`the button ${partName(valueAtPath(whole, at.slice(0, index + 1)), name, english)}`)
    else words.push(/^\d+$/.test(name) ? `number ${Number(name) + 1}` : `the ${wordOf(name)}`)
  }
  const seen = words.filter((one, index) => index === words.length - 1 || !/^the (block|show|table)\b/.test(one))
  return {
    thing: seen.length === 0 ? (change.page === undefined ? 'the whole' : 'the page') : seen.toReversed().join(' of '),
    isPart,
  }
}

/** Returns a member's name as words: `image shape` for `imageShape`. */
function wordOf(name: string): string {
  const known: { readonly [name: string]: string } = {
    when: 'condition',
    param: 'parameter',
    maxLength: 'longest length',
    minLength: 'shortest length',
  }
  return known[name] ?? wordsOf(name).toLowerCase()
}

function wholePage(draft: Draft, page: string): unknown {
  const found = find(draft, exportRoot(draft, 'pages.config.ts', 'pages'), [page])
  return found && evaluate(draft, found.spot)
}

function valueOrNothing(draft: Draft, change: PathChange): unknown {
  if (change.market !== undefined && change.schema !== undefined) {
    const { effective, at } = overlayOf(draft, change)
    return valueAtPath(effective, at)
  }
  const place = placeOfChange(draft, change, change.at)
  const found = find(draft, place.root(), place.path)
  return found && evaluate(draft, found.spot)
}

/** Returns the English title of a page, or its route. */
function pageName(page: unknown, route: string, english: Texts): string {
  return (isObject(page) ? textOf(page.title, english) : undefined) ?? route
}

function partName(part: unknown, id: string, english: Texts): string {
  if (!isObject(part)) return id
  return [part.label, part.title, part.text].map((one) => textOf(one, english)).find((one) => one !== undefined) ?? id
}

function textOf(value: unknown, english: Texts): string | undefined {
  const key = isObject(value) ? value.say : value
  return typeof key === 'string' && Object.hasOwn(english, key) ? english[key] : undefined
}

type Texts = { readonly [key: string]: string }

function textsOf(draft: Draft, language: string): Texts {
  const file = `locales/${language}.json`
  return draft.has(file) ? (JSON.parse(draft.read(file)) as Texts) : {}
}

/** Shows a value that a sentence can hold, a message as its English text. Nothing is cut off. */
function shown(value: unknown, english: Texts): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.some(isObject) ? undefined : value.map(String).join(', ') || 'nothing'
  if (typeof value === 'string') return quoted(textOf(value, english) ?? value)
  if (!isObject(value)) return undefined
  const text = textOf(value, english) ?? value.from ?? value.use
  return typeof text === 'string' ? quoted(text) : undefined
}

/** The quotation marks of a sentence need no escapes for those of a text. */
function quoted(text: string): string {
  return `“${text}”`
}

/** A name that is no language at all is refused later, with the languages that there are. */
function languageWord(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
