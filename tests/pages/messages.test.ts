// What the spec has people told, and that the pages tell it: each message in its own words, where it can come about.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import en from '../../locales/en.json'
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import { sources } from '../../pages/sources'
import { codes } from '../../sandbox/codes'
import { effectivePages, type Product } from '../../tools/cli/generate/routes'
import { inline, patchSet, readContract } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'
import { ApiError, errorMessageKey } from '@pagewright/engine/api'
import { type ApiErrorDetails, type ApiErrorKind, messageOf } from '@pagewright/engine/tools'
import type { Market } from '@pagewright/engine/language'
import { payWords } from '../../src/widgets/pay-result/payWords'
import { messages, placesOf, type Message } from './messages'

/** Word for word, by requirement; the product's name is left out, and of a success there is only what succeeded. */
const spec: { readonly [id in Message['id']]?: readonly string[] } = {
  'S5-05': ['Please select an image less than 3M'],
  'S5-06': ['Max {{maxCount}} images'],
  'S5-09': ['user ID cannot be empty'],
  'S5-10': ['User name cannot be empty', 'Password cannot be empty', 'Cannot be empty'],
  'S5-11': [
    'Please input user ID',
    'Please select a country',
    'Please select mode of payment',
    'Please enter the recharge amount',
    'Please agree to the terms',
  ],
  'S5-12': ['Please upload the voucher first'],
  'S5-13': [
    'Please select an agent',
    'Please select Reseller first',
    'Please select a withdrawal method',
    'Please enter the amount to withdraw',
    'Please add a withdrawal account first',
    'Please keep at least one withdrawal method',
  ],
  'S5-14': [
    'Something is missing to be filled',
    'Please select your role identity',
    'Please enter the correct ID of Admin or BD',
    "This ID doesn't exist",
  ],
  'S5-15': ['The user is not from your country'],
  // The second is a description in the spec: "a minimum diamond amount per withdrawal".
  'S5-16': ['Max {{num}} in 1 time', 'At least {{num}} diamonds per withdrawal'],
  'S5-17': ['Please enter {label}', '{label} must be between {min}-{max} characters'],
  'S8-01': ['Failed to load', 'no more'],
  'S8-04': [
    'request address abnormal, please check',
    'request network exception, please wait',
    'request failed',
    'failed to apply to join, try again later',
    'failed to agree to application',
    'failed to reject application',
    'remove failed',
    'failed to set up agency admin',
    'failed to remove agency admin',
    'invite failed',
    'upload failed',
    'payment failed',
    'agency does not exist',
    'this ID does not exist',
    'user not from your country',
    "withdrawals exceeded this week's limit",
    'recharge amount cannot be refunded',
    'network exception',
  ],
  'S8-05': [
    'agree',
    'reject',
    'invite',
    'set admin',
    'remove admin',
    'copy',
    'delete',
    'submit',
    'transfer',
    'payment',
  ],
}

/** What brings a message about, by the end of its place; `reasons.` and a number is a refusal with that code. */
const causes = {
  required: 'the field is left empty',
  minLength: 'the field is emptied',
  minItems: 'no picture is chosen',
  pattern: 'only blanks are typed',
  format: 'something else than an ID is typed',
  enum: 'the box is not ticked',
  minimum: 'less is typed',
  maximum: 'more is typed',
  'inviter.otherwise': 'the own ID is typed',
  'enabled.otherwise': 'there is no other one',
  'agency.otherwise': 'the address names an agency that nobody has',
  'country.otherwise': 'the ID of somebody in another country is typed',
  'check.failed': 'the server does not know what is typed',
  'options.first': 'what it hangs on is not chosen yet',
  'empty.text': 'there is none',
  missing: 'the address names what is not there',
  incomplete: 'it is sent with something missing',
  failed: 'the server refuses for another reason',
  done: 'it goes well',
  'done.title': 'it went well',
  'sent.title': 'it went well',
  text: 'the page is open',
} as const

const product = { pages, sources, markets } as unknown as Product
const contract = readContract(root)
const keys = new Set<string>(messages.map(({ key }) => key))
const all: readonly (readonly [string, Market])[] = Object.entries(markets)

/** A member of a page that is a text, with the names on the way to it; `form` is the form that it belongs to. */
interface Leaf {
  readonly place: string
  readonly text: string
  readonly form: string | undefined
}

/** These group what has names, and are no names themselves. */
const structure = new Set(['blocks', 'tabs', 'fields', 'messages', 'detail', 'actions', 'links', 'items', 'say'])

function leavesOf(value: unknown, place: string, form?: string): readonly Leaf[] {
  if (typeof value === 'string') return [{ place, text: value, form }]
  if (typeof value !== 'object' || value === null) return []
  const own = 'form' in value && typeof value.form === 'string' ? value.form : form
  return Object.entries(value).flatMap(([name, member]) =>
    leavesOf(member, structure.has(name) ? place : `${place}${place.includes(' ') ? '.' : ' '}${name}`, own),
  )
}

describe('S5-09 S5-10 S5-11 S5-12 S5-13 S5-14 S5-15 S5-16 S8-01 S8-04 S8-05 the messages of the spec', () => {
  it('are all told, and no other is passed off as one', () => {
    const told = new Set(messages.map(({ id, says }) => `${id} ${says}`))
    expect([...told].toSorted()).toEqual(
      Object.entries(spec)
        .flatMap(([id, list]) => (list ?? []).map((says) => `${id} ${says}`))
        .toSorted(),
    )
  })

  it.each(messages.map(({ id, says, key }) => [id, says, key] as const))('%s "%s" is what %s says', (id, says, key) => {
    const text = plain(Object.hasOwn(en, key) ? en[key as keyof typeof en] : en[`${key as 'withdraw.min'}_other`])
    if (id === 'S8-05') expect(stems(text)).toContain(stems(plain(says)))
    else expect(` ${text} `).toContain(` ${plain(says)} `)
  })
})

describe.each(all)('S5-14 S8-04 S8-05 in the market %s', (id, market) => {
  const set = patchSet(contract.set, market.schemas)
  const leaves = Object.entries(effectivePages(product, id)).flatMap(([route, page]) => leavesOf(page, route))
  const said = leaves.filter(({ text }) => keys.has(text))
  const told = messages.flatMap((message) =>
    placesOf(message)
      .filter((place) => place.startsWith('/'))
      .map((place) => ({ place, key: message.key })),
  )

  it('each stands where it is said to stand', () => {
    const found = new Set(said.map(({ place, text }) => `${place}: ${text}`))
    expect(told.map(({ place, key }) => `${place}: ${key}`).filter((line) => !found.has(line))).toEqual([])
  })

  it('each has a cause that can come about', () => {
    expect(said.filter((leaf) => !isPossible(leaf)).map(({ place }) => place)).toEqual([])
  })

  function isPossible({ place, form }: Leaf): boolean {
    const code = /\.reasons\.(\d+)$/.exec(place)?.[1]
    if (code !== undefined) return Object.values<{ code: number }>(codes).some((known) => known.code === Number(code))
    const [, field = '', end = ''] = /(\w+)\.(\w+)$/.exec(place) ?? []
    if (!(end in causes) && !(`${field}.${end}` in causes)) return false
    if (form === undefined || !isKeyword(end)) return true
    const schema = inline(set, { $ref: `forms.json#/$defs/${form}` }, '')
    if (end === 'required') return requiredIn(schema).includes(field)
    // A bound may also be the page's own, alone or one of several.
    const [, before = '', side = ''] = /^(.*)\.(min|max)imum$/.exec(place) ?? []
    const own = leaves.some((leaf) => [`${before}.${side}.from`, `${before}.${side}.0.from`].includes(leaf.place))
    return own || Object.hasOwn(schema.properties?.[field] ?? {}, end)
  }
})

const call = (kind: ApiErrorKind, facts: ApiErrorDetails = {}) =>
  errorMessageKey(new ApiError(kind, 'POST /row', 'x', facts))
const text = { type: 'string', minLength: 2, maxLength: 4 } as const
const wrong = (keyword: string) => messageOf({ path: ['a'], keyword, params: {} }, undefined, text, 'A').key
/** What the engine and the widgets say by themselves, by what brings them to it. */
const spoken: { readonly [cause: string]: () => string | undefined } = {
  'a text of blanks': () => wrong('blank'),
  'an empty text': () => wrong('required'),
  'a text that is too long': () => wrong('maxLength'),
  'a call to an unknown address': () => call('status', { status: 404 }),
  'a call by another protocol': () => call('protocol'),
  'a call without network': () => call('network'),
  'a call without an answer': () => call('timeout'),
  'a call with status 400': () => call('status', { status: 400 }),
  'an answer that makes no sense': () => call('malformed'),
  'a payment that failed': () => payWords('failed', true).title,
  'a payment that went through': () => payWords('success', true).title,
}

describe('S5-17 S8-01 S8-02 S8-04 what no page says, the code does', () => {
  const coded = messages.flatMap((message) =>
    placesOf(message)
      .filter((place) => !place.startsWith('/'))
      .map((place) => [place, message.key] as const),
  )

  it.each(coded)('%s: %s', (place, key) => {
    const say = spoken[place]
    if (say) return expect(say()).toBe(key)
    const file = join(root, place)
    expect(existsSync(file), `"${place}" is neither a cause nor a file`).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(`'${key}'`)
  })

  it('no cause is told for nothing', () => {
    expect(Object.keys(spoken).filter((cause) => !coded.some(([place]) => place === cause))).toEqual([])
  })
})

/** Small letters without marks; `not` in full; without what a headline leaves out; all placeholders alike. */
function plain(words: string): string {
  return words
    .replaceAll(/\{+\w+\}+/g, 'X')
    .toLowerCase()
    .replaceAll("n't", ' not')
    .replaceAll(/[.,:;!?]/g, ' ')
    .replaceAll(/\b(the|is|as)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Without the ends of verbs: 'copied' is 'copi', and so is 'copy'. */
function stems(words: string): string {
  return words.replaceAll(
    /(\w)(ied|y|ed|e)\b/g,
    (_all, before: string, end: string) => before + (/^(ied|y)$/.test(end) ? 'i' : ''),
  )
}

function isKeyword(end: string): boolean {
  return /^(required|min\w+|max\w+|pattern|format|enum)$/.test(end)
}

/** All fields that are required anywhere in a schema, also under conditions. */
function requiredIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'required' in schema && Array.isArray(schema.required) ? schema.required.map(String) : []
  return [...own, ...Object.values(schema).flatMap(requiredIn)]
}
