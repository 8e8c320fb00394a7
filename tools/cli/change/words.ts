// Describes a change in words: its page and part, the old value and the new value.
import { isObject } from '@pagewright/engine/tools'
import {
  type DocumentChange,
  isDocumentChange,
  type ProductChange,
  type MemberPath,
  pathText,
  type PathChange,
  toPathChange,
} from './change'
import { valueOf } from './documents/createDocument'
import type { Draft } from './draft'
import { evaluate, find } from './find'
import { overlayOf } from './overlay'
import { exportRoot, placeOfChange } from './place'
import { valueAtPath } from './plainChange'

/** Returns a sentence about a change. `draft` is the product before it. */
export function changeWords(draft: Draft, change: ProductChange): string {
  const english = textsOf(draft, 'en')
  if (change.do === 'text') {
    const old = textsOf(draft, change.language)[change.key]
    const language = languageWord(change.language)
    return old === undefined
      ? `Text ${change.key} is added in ${language}: ${quoted(change.text)}.`
      : `Text ${change.key}: ${quoted(old)} becomes ${quoted(change.text)} in ${language}.`
  }
  if (change.do === 'token') {
    const becomes = change.value === null ? 'takes its default' : `becomes ${change.value}`
    return `Token ${change.token} (${change.scheme}) ${becomes} in market ${marketName(draft, change.market)}.`
  }
  if (isDocumentChange(change)) return documentWords(draft, change, english)
  const path = toPathChange(change)
  const { subject, rest, value } = subjectOf(draft, path, english)
  const where =
    path.market !== undefined && path.page !== undefined ? ` in market ${marketName(draft, path.market)}` : ''
  return `${subject}${actionWords(path, rest, value, english)}${where}.`
}

function documentWords(draft: Draft, change: DocumentChange, english: Texts): string {
  const { page, schema, locale, market } = change
  const isNew = change.do === 'create'
  const name =
    page !== undefined
      ? `Page ${pageName(isNew ? valueOf(draft, change) : wholePage(draft, page), page, english)}`
      : schema !== undefined
        ? `Schema ${schema}`
        : locale !== undefined
          ? `Language ${languageWord(locale)} (${locale})`
          : isNew
            ? `Market ${market ?? ''}`
            : `Market ${marketName(draft, market ?? '')}`
  const rest =
    page !== undefined || market !== undefined ? ' with all that markets or lists say about it' : ' with its file'
  if (!isNew) return `${name} is removed${rest}.`
  return `${name} is created${change.like === undefined ? '' : `, like ${change.like}`}.`
}

function actionWords(change: PathChange, rest: MemberPath, value: unknown, english: Texts): string {
  const property = rest.length === 0 ? '' : `: ${pathText(rest)}`
  switch (change.do) {
    case 'set':
      return value === undefined
        ? `${property || ': the whole'} is set to ${shown(change.value, english)}`
        : `${property || ': the whole'} changes from ${shown(value, english)} to ${shown(change.value, english)}`
    case 'add':
      return `${property || ''} is added: ${shown(change.value, english)}${behindWords(change.after)}`
    case 'remove':
      return `${property} is removed${change.market === undefined || change.page === undefined ? '' : ' from what the market changes'}`
    case 'rename':
      return `${property} is renamed to ${change.to}`
    case 'move':
      return `${property} moves${behindWords(change.after)}`
    case 'hide':
      return `${property} is hidden`
  }
}

function behindWords(after: string | null | undefined): string {
  if (after === undefined) return ''
  return after === null ? ' to the first place' : ` behind ${after}`
}

/** The part of a page that a path leads to, and the rest of the path within it. */
interface Subject {
  readonly subject: string
  readonly rest: MemberPath
  readonly value: unknown
}

const nouns: { readonly [container: string]: string } = {
  blocks: 'Block',
  fields: 'Field',
  actions: 'Button',
  links: 'Link',
  lines: 'Line',
  cells: 'Cell',
  columns: 'Column',
  filters: 'Filter',
  tabs: 'Tab',
  items: 'Item',
  steps: 'Step',
  notes: 'Note',
  needs: 'Condition of access',
}

function subjectOf(draft: Draft, change: PathChange, english: Texts): Subject {
  const { page, schema, locale, site, market, at } = change
  if (page === undefined) {
    const value = valueOrNothing(draft, change)
    if (schema !== undefined)
      return {
        subject: `Schema ${schema}${market === undefined ? '' : ` of market ${marketName(draft, market)}`}`,
        rest: at,
        value,
      }
    if (locale !== undefined) return { subject: `Text in ${locale}`, rest: at, value }
    if (site !== undefined) return { subject: `The ${site}`, rest: at, value }
    return { subject: `Market ${marketName(draft, market ?? '')}`, rest: at, value }
  }
  const whole = market === undefined ? wholePage(draft, page) : overlayOf(draft, change).effective
  const name = pageName(whole, page, english)
  // The last named part of the path is the subject; a property of it may follow.
  let [end, noun] = [0, '']
  for (const [index, one] of at.entries()) {
    const found = Object.hasOwn(nouns, one) ? nouns[one] : undefined
    if (found !== undefined && index + 1 < at.length) [end, noun] = [index + 2, found]
    else if (one === 'submit') [end, noun] = [index + 1, 'Button']
  }
  const value = valueAtPath(whole, at)
  if (end === 0) return { subject: `Page ${name}`, rest: at, value }
  const part = valueAtPath(whole, at.slice(0, end))
  return { subject: `${noun} ${partName(part, at[end - 1] ?? '', english)} of ${name}`, rest: at.slice(end), value }
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

/** Returns the English title of a page and its route, or its route alone. */
function pageName(page: unknown, route: string, english: Texts): string {
  const title = isObject(page) ? textOf(page.title, english) : undefined
  return title === undefined ? route : `${title} (${route})`
}

function partName(part: unknown, id: string, english: Texts): string {
  if (!isObject(part)) return id
  const text = [part.label, part.title, part.text].map((one) => textOf(one, english)).find((one) => one !== undefined)
  return text === undefined ? id : `"${text}" (${id})`
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

/** Shows a value, and the English text of a message key. Nothing is cut off. */
function shown(value: unknown, english: Texts): string {
  const text = typeof value === 'string' ? textOf(value, english) : undefined
  return text === undefined ? JSON.stringify(value) : `${quoted(text)} (${String(value)})`
}

function quoted(text: string): string {
  return JSON.stringify(text)
}

function marketName(draft: Draft, id: string): string {
  const found = find(draft, exportRoot(draft, 'markets.config.ts', 'markets'), [id])
  const market = found && evaluate(draft, found.spot)
  return isObject(market) && typeof market.product === 'string' ? `${market.product} (${id})` : id
}

/** A name that is no language at all is refused later, with the languages that there are. */
function languageWord(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
