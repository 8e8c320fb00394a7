// Criteria of WCAG 2.2 that the pages and the markets themselves meet or miss.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { markets, navigation, pages, sources } from '../support/lumi'
import { entries } from '../../pages.config'
import api from '../../schemas/api.json' with { type: 'json' }
import forms from '../../schemas/forms.json' with { type: 'json' }
import { inline, readContract, root, splitApi } from '@pagewright/cli/source'
import { effectivePages, type Product } from '../../tools/cli/generate/loadProduct'
import type { Market } from '@pagewright/engine/language'
import { orderedEntries } from '@pagewright/engine/studio'
import { contrast, isObject, tokensIn } from '@pagewright/engine/tools'
import { isLater } from '../support/release'
import { objectsIn } from './objectsIn'

const parts = objectsIn(pages)

/** Links that say why one goes there, beside the name that the page has elsewhere. */
const occasions: { readonly [label: string]: string } = {
  'agent.buy': 'an agent buys coins for others there',
  'agent.sent.again': 'after a transfer: one more',
  'order.toPay': 'opens the tab of the reseller',
  'withdraw.done.order': 'opens the order that was just made',
  'recharge.others': 'for somebody else than oneself',
  'needs.toPay': 'opens what waits in the tab of the reseller',
  'needs.toConfirm': 'there is money to confirm',
  'needs.applications': 'opens the applications that wait',
  'needs.creations': 'there are applications to review',
  'needs.invitations': 'opens the tab of invitations',
  'needs.founding': 'an application was answered',
  'needs.joining': 'an application was answered',
  'settlement.withdraw': 'the settlement is near',
  'settlement.title': 'the settlement is near, and no withdrawal is possible',
  'console.bd': 'whose centre it is',
  'console.ext': 'whose centre it is',
  'recharge.check.submit': 'the button of a form that looks a payment up',
  'agent.login.others': 'says who logs in there',
}

it.skipIf(isLater)('WCAG 3.2.4 links to one page have one name and one icon', () => {
  const names = new Map<string, Set<unknown>>()
  const icons = new Map<string, Set<unknown>>()
  const used = new Set<string>()
  const note = (of: Map<string, Set<unknown>>, to: string, what: unknown) =>
    void (of.get(to) ?? of.set(to, new Set()).get(to))?.add(what)
  for (const { do: kind, to, label, icon } of parts) {
    if (kind !== 'link' || typeof to !== 'string') continue
    const isOccasion = typeof label === 'string' && Object.hasOwn(occasions, label)
    if (isOccasion) used.add(label)
    else note(names, to, label)
    if (icon !== undefined && !isOccasion) note(icons, to, icon)
  }
  const several = (of: Map<string, Set<unknown>>) =>
    [...of].flatMap(([to, found]) => (found.size > 1 ? [[to, ...found]] : []))
  expect(names.size).toBeGreaterThan(20)
  expect(several(names)).toEqual([])
  expect(several(icons)).toEqual([])
  expect(Object.keys(occasions).filter((label) => !used.has(label))).toEqual([])
})

it('WCAG 3.3.4 whatever moves money is looked at once more before it is sent', () => {
  const kinds: { readonly [endpoint: string]: { readonly kind?: string } } = splitApi(api).calls
  const sends = parts.filter(({ do: kind, call }) => kind === 'call' && kinds[String(call)]?.kind === 'money')
  expect(new Set(sends.map(({ call }) => call)).size).toBe(
    // A withdrawal, its two confirmations, a transfer and two recharges.
    Object.values(kinds).filter(({ kind }) => kind === 'money').length,
  )
  expect(sends.filter((one) => !('review' in one || 'ask' in one)).map(({ call, label }) => [call, label])).toEqual([])
})

const product = { pages, sources, markets } as unknown as Product
const all = Object.keys(markets)

/** Pages that are the result of a process. The criterion exempts them. */
const results = ['/pay/result', '/agent/sent', '/withdraw/done']
/** Pages by which people come in. The engine leads everybody there who has to sign in. */
const entrances = ['/login', '/agent/login', ...entries]

it.skipIf(isLater).each(all)(
  'WCAG 2.4.5 in %s two ways lead to every page that is no result and no entrance',
  (market) => {
    const ways = new Map<string, Set<string>>()
    const note = (to: string, from: string) => void (ways.get(to) ?? ways.set(to, new Set()).get(to))?.add(from)
    for (const { to } of Object.values(navigation)) note(to, 'the bar')
    const drawn = Object.entries(effectivePages(product, market)).filter(([, page]) => page)
    for (const [route, page] of drawn) for (const to of linksOf(page)) if (to !== route) note(to, route)
    const counted = drawn.map(([route]) => route).filter((route) => ![...results, ...entrances].includes(route))
    expect(counted.length).toBeGreaterThan(20)
    expect(counted.filter((route) => (ways.get(route)?.size ?? 0) < 2)).toEqual([])
  },
)

/** Returns the routes to which links and rows lead at any depth. */
function linksOf(value: unknown): readonly string[] {
  return objectsIn(value)
    .flatMap(({ do: kind, to, opens }) => [kind === 'link' && to, isObject(opens) && opens['to']])
    .filter((to) => typeof to === 'string')
}

/** Kinds of help, in the order in which they stand below the work of a page. */
const kinds = ['work', 'questions', 'person'] as const
type Kind = (typeof kinds)[number]

it.each(all)('WCAG 3.2.6 in %s questions, and then a person to ask, come after the work of each page', (market) => {
  const orders = Object.entries(effectivePages(product, market)).flatMap(([route, page]) => {
    const orders = page ? screensOf(page).map(helpIn) : []
    return orders.filter((order) => order.some((kind) => kind !== 'work')).map((order) => [route, order] as const)
  })
  expect(orders.length).toBeGreaterThan(3)
  const isInOrder = (order: readonly Kind[]) =>
    order.every((kind, at) => at === 0 || kinds.indexOf(kind) >= kinds.indexOf(order[at - 1] ?? 'work'))
  expect(orders.filter(([, order]) => !isInOrder(order))).toEqual([])
})

/** Returns a page, or each of the tabs that it shows one at a time. */
function screensOf(page: object): readonly object[] {
  const blocks = 'blocks' in page && isObject(page.blocks) ? Object.values(page.blocks) : []
  const tabs = blocks
    .filter(isObject)
    .flatMap(({ block, tabs: all }) => (block === 'tabs' && isObject(all) ? [all] : []))
  return tabs.length > 0 ? tabs.flatMap((all) => Object.values(all).filter(isObject)) : [page]
}

/** Blocks that do the work of a page. Links to other places may stand anywhere, and so may the banners of a carousel. */
const working = ['form', 'list', 'record']

/** Returns the kinds of what stands on a page, in the order of the screen. */
function helpIn(value: unknown): readonly Kind[] {
  if (!isObject(value) || value['block'] === 'carousel') return []
  if (value['look'] === 'questions' || value['to'] === '/app-recharge/faq') return ['questions']
  if (value['call'] === 'openThirdApp' || value['title'] === 'pay.notice.contact') return ['person']
  const own: readonly Kind[] = working.includes(String(value['block'])) ? ['work'] : []
  const order = value['order'] as readonly string[] | undefined
  const parts = ['lines', 'detail', 'blocks', 'items', 'links', 'actions'].flatMap((name) => {
    const part = value[name]
    if (!isObject(part)) return []
    if (name === 'detail') return helpIn(part)
    return orderedEntries(part, name === 'blocks' ? order : undefined).flatMap(([, one]) => helpIn(one))
  })
  return [...own, ...parts]
}

interface PlainField {
  readonly widget?: string
  readonly options?: object
  readonly fill?: string
}

const notOfThePayer = 'It belongs to another person'
const onceOnly = 'It is new each time'
const noToken = 'HTML has no autocomplete token for it'
const unfillable: { readonly [field: string]: string } = {
  'recharge user_id': notOfThePayer,
  'recharge payer_account': noToken,
  'ownRecharge payer_account': noToken,
  'recharge amount': onceOnly,
  'ownRecharge amount': onceOnly,
  'paymentCheck order_no': onceOnly,
  'transfer receiver_id': notOfThePayer,
  'transfer amount': onceOnly,
  'withdraw diamonds': onceOnly,
  'guildCreate name': 'It is the name of an agency that does not exist yet',
  'guildCreate inviter_uid': notOfThePayer,
  'withdrawMethod bank_name': noToken,
  'withdrawMethod iban': noToken,
  'withdrawMethod account_no': noToken,
  'methodChange bank_name': noToken,
  'methodChange iban': noToken,
  'methodChange account_no': noToken,
  'creationRefusal reason': onceOnly,
  'refusal reason': onceOnly,
  'dispute amount': onceOnly,
  'dispute text': onceOnly,
  'lateDispute text': onceOnly,
  'answer text': onceOnly,
}

const { set } = readContract(root)

/** Returns the typed fields in a part of a page that have no autocomplete token. */
function typedFields(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { form, fields } = value as {
    readonly form?: unknown
    readonly fields?: { readonly [name: string]: PlainField }
  }
  const own =
    typeof form === 'string' && fields && form in forms.$defs
      ? Object.entries(fields).flatMap(([name, field]) => (isTyped(form, name, field) ? [`${form} ${name}`] : []))
      : []
  return [...own, ...Object.values(value).flatMap(typedFields)]
}

function isTyped(form: string, name: string, { widget = 'text', options, fill }: PlainField): boolean {
  if (options || fill !== undefined || !['text', 'textarea', 'number', 'amount'].includes(widget)) return false
  const properties = inline(set, { $ref: `forms.json#/$defs/${form}` }, '').properties ?? {}
  const { type, enum: values } = properties[name] ?? {}
  return (type === 'string' || type === 'integer') && values === undefined
}

it.skipIf(isLater)(
  'WCAG 1.3.5 a browser can fill every field that it knows, and the others are listed with a reason',
  () => {
    const found = new Set(typedFields(pages))
    expect([...found].filter((field) => !Object.hasOwn(unfillable, field))).toEqual([])
    expect(Object.keys(unfillable).filter((field) => !found.has(field))).toEqual([])
  },
)

const defaults = tokensIn(readFileSync('src/engine/theme/tokens.css', 'utf8'))

interface Look {
  readonly [token: string]: string
}

/** The tokens of a market as a browser resolves them: `dark` stands over `light`. */
function looksOf({ tokens }: Market): readonly (readonly [scheme: string, look: Look])[] {
  const light = { ...defaults.light, ...tokens.light }
  return [
    ['light', light],
    ['dark', { ...defaults.light, ...defaults.dark, ...tokens.light, ...tokens.dark }],
  ]
}

/** The tokens that draw the border of a field, as it is, chosen and refused, and the ring of the focus. */
const lines = ['field-line', 'primary', 'danger', 'focus']
/** The page, a card, and a sheet: a field stands on each of them, and is filled with the first two. */
const grounds = ['bg', 'surface', 'raised']

const cases = Object.entries(markets).flatMap(([name, market]) =>
  looksOf(market).flatMap(([scheme, look]) =>
    lines.flatMap((line) => grounds.map((ground) => [name, scheme, line, ground, look] as const)),
  ),
)

it.each(cases)('WCAG 1.4.11 in %s, %s: "%s" on "%s" has at least 3 to 1', (_market, _scheme, line, ground, look) => {
  expect(contrast(look[line] ?? '', look[ground] ?? '')).toBeGreaterThanOrEqual(3)
})
