// Ways to pages, and where help stands: criteria 2.4.5 and 3.2.6 of WCAG 2.2.
import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { entries, navigation, pages } from '../../pages.config'
import { sources } from '../../pages/sources'
import { effectivePages, type Product } from '../../tools/cli/generate/routes'
import { orderedEntries } from '@pagewright/engine/studio'
import { isObject } from '@pagewright/engine/tools'
import { partsIn } from './partsIn'

const product = { pages, sources, markets } as unknown as Product
const all = Object.keys(markets)

/** Pages that are the result of a process. The criterion exempts them. */
const results = ['/pay/result', '/agent/sent', '/withdraw/done']
/** Pages by which people come in. The engine leads everybody there who has to sign in. */
const entrances = ['/login', '/agent/login', ...entries]

it.each(all)('WCAG 2.4.5 in %s two ways lead to every page that is no result and no entrance', (market) => {
  const ways = new Map<string, Set<string>>()
  const note = (to: string, from: string) => void (ways.get(to) ?? ways.set(to, new Set()).get(to))?.add(from)
  for (const { to } of Object.values(navigation)) note(to, 'the bar')
  const drawn = Object.entries(effectivePages(product, market)).filter(([, page]) => page)
  for (const [route, page] of drawn) for (const to of linksOf(page)) if (to !== route) note(to, route)
  const counted = drawn.map(([route]) => route).filter((route) => ![...results, ...entrances].includes(route))
  expect(counted.length).toBeGreaterThan(20)
  expect(counted.filter((route) => (ways.get(route)?.size ?? 0) < 2)).toEqual([])
})

/** Returns the routes to which links and rows lead at any depth. */
function linksOf(value: unknown): readonly string[] {
  return partsIn(value)
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
