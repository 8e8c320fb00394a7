// What a page asks the server for when it is opened, told by its config.
import { personas, sources } from '../../support/lumi'
import { readContract, type ResolvedSchema } from '../../../sandbox/contract'
import { namesOfPage } from '../../../tools/cli/generate/routes'
import type { Block, Field, PageConfig } from '@pagewright/engine/tools'
import { isRef } from '@pagewright/engine/tools'
import type { Where } from './faultScreen'
import { knownOf, personaFor, sitePages, verdictOf } from './pagePeople'
import { blocksIn } from './pageParts'
import { openRoutes, queryOf, routes } from './routes'

const contract = readContract()

/** True for a page that asks for nothing, or for the account alone: it stands whatever else fails. An app is signed in. */
function asksNothing(route: string, where: Where = 'browser'): boolean {
  return readsOf(route, where).length === 0
}

/** True for a page of which nothing that it asks for has a list in it. */
export function asksForNoList(route: string, where: Where = 'browser'): boolean {
  return !readsOf(route, where).some((endpoint) => hasList(contract.get(endpoint)?.answer()))
}

/** True for a page of which only links need an answer: without it they lead another way, or are left out. */
export function asksForLinksOnly(route: string): boolean {
  const { blocks = {}, ...page } = sitePages[route] ?? {}
  const others = blocksIn(blocks).flatMap(({ block }) => (block.block === 'links' ? [] : [block]))
  const reads = others.flatMap(readsIn).filter((endpoint) => endpoint !== account)
  return reads.length === 0 && !JSON.stringify([page, others]).includes('"data.')
}

/** What a page reads at first for: the kind of a block, `sources` where it only reads what it has conditions on, or `nothing`. */
function partOf(route: string): string {
  if (asksNothing(route)) return 'nothing'
  const blocks = blocksIn(sitePages[route]?.blocks ?? {})
  const read = blocks.find(({ block, steps }) => steps.length === 0 && readsIn(block).some((call) => call !== account))
  return read?.block.block ?? 'sources'
}

/** The routes that read for a part first. */
export const routesWith = (part: string): readonly string[] => routes.filter((route) => partOf(route) === part)

/** Gives each row a route with its part. Each route has one row at least, and each row one route. */
export function withRoutes<Row extends { readonly part: string }>(
  rows: readonly Row[],
): readonly (Row & { readonly route: string })[] {
  return [...new Set(rows.map(({ part }) => part))].flatMap((part) => {
    const own = rows.filter((row) => row.part === part)
    const having = routesWith(part)
    return Array.from({ length: Math.max(own.length, having.length) }, (_, at) => {
      const [row, route] = [own[at % own.length], having[at % having.length]]
      return row && route ? [{ ...row, route }] : []
    }).flat()
  })
}

/** The parts that pages read for. */
export const readParts = (): readonly string[] => [...new Set(routes.map(partOf))].filter((part) => part !== 'nothing')

/** The endpoints that a page reads at once, in its first tabs, but for the account; of a page that leads on, those of the next. */
function readsOf(route: string, where: Where): readonly string[] {
  const page = sitePages[route]
  if (!page) throw new Error(`There is no route "${route}".`)
  const query = queryOf(route)
  const isForNobody = page.access === 'open' || (where === 'browser' && openRoutes.includes(route))
  const persona = isForNobody ? 'Visitor' : (personaFor(page, [], query) ?? 'Owner')
  const known = knownOf(personas[persona], query)
  const led = Object.values(page.redirects ?? {}).find(({ when }) => verdictOf([when], known) === 'yes')
  if (led && led.to !== route) return readsOf(led.to, where)
  const shown = blocksIn(page.blocks).filter(
    ({ block, when, steps }) => block.block !== 'tabs' && steps.length === 0 && verdictOf(when, known) !== 'no',
  )
  const first = shown.find(({ query: tabs }) => Object.keys(tabs).length > 0)?.query ?? {}
  const isFirst = (tabs: object) => Object.keys(tabs).length === 0 || JSON.stringify(tabs) === JSON.stringify(first)
  const read = shown.filter(({ query: tabs }) => isFirst(tabs)).flatMap(({ block }) => readsIn(block))
  return [...read, ...sourcesOf(page)].filter((endpoint) => endpoint !== account)
}

const account = 'POST /web/MyAccountInfo'

function sourcesOf(page: PageConfig): readonly string[] {
  return [...namesOfPage(page, sources).sources].flatMap((id) => sources[id]?.call ?? [])
}

/** The endpoints that a block asks at once. */
function readsIn(block: Block): readonly string[] {
  switch (block.block) {
    case 'list':
    case 'carousel':
      return [block.rows]
    case 'record':
      return block.call === undefined ? [] : [block.call]
    case 'form':
      return Object.values(block.fields).flatMap(optionsIn)
    default:
      return []
  }
}

/** Choices that wait for another answer are not asked for yet. */
function optionsIn({ options }: Field): readonly string[] {
  const isWaiting = Object.values(options?.body ?? {}).some((value) => isRef(value) && value.from.startsWith('form.'))
  return options && !isWaiting ? [options.call] : []
}

/** A list that may be absent is not missed. */
function hasList({ items, properties = {}, required = [] }: ResolvedSchema = {}): boolean {
  return items !== undefined || required.some((name) => hasList(properties[name]))
}
