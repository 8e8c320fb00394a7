import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import { sources } from '../../pages/sources'
import { known } from '../../tools/cli/generate/known'
import { effectivePages, type Product } from '../../tools/cli/generate/routes'
import { patchSet, readContract } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'
import { checkPages, siteFromEntries } from '@pagewright/engine/tools'
import type { Market } from '@pagewright/engine/language'
import { site } from 'virtual:pagewright/site'

const product = { pages, sources, markets } as unknown as Product
const contract = readContract(root)
const all: readonly (readonly [string, Market])[] = Object.entries(markets)

it.each(all)('S1-12 every page of %s is right', (id, market) => {
  const set = patchSet(contract.set, market.schemas)
  expect(checkPages(effectivePages(product, id), known(root, product, contract, set, id, market))).toEqual([])
})

/** The routes of the specification, S2-01 to S2-33. */
const specified =
  '/ /login /agent/login /recharge /agent/coin /agent/transferRrecord /pay/result /pay/notice /demo /my-diamond /withdraw/account /withdraw/add-method /withdraw /withdraw/order /console /app-recharge /app-recharge/faq /guild/middle /guild /guild/list /guild/apply /guild/member /guild/invite /guild/create /guild/console /guild/bind-list /guild/bd-member /guild/apply-guild /guild/ext-admins /guild/data-center /guild/data-center/detail /guild/personal-center /guild/ext-admin-member'.split(
    ' ',
  )

it.each(all)('S1-12 %s has the 33 routes of the specification', (id) => {
  const routes = Object.entries(effectivePages(product, id)).flatMap(([route, page]) => (page ? [route] : []))
  expect(specified).toHaveLength(33)
  expect(specified.filter((route) => !routes.includes(route))).toEqual([])
})

it.each(all)('the pages of %s are plain data: JSON gives them back', (id) => {
  const effective = effectivePages(product, id)
  expect(JSON.parse(JSON.stringify(effective))).toEqual(effective)
})

it('S1-12 the second market adds a tax number to its withdrawal methods, and changes nothing else', async () => {
  const shared = effectivePages(product, 'international')
  const russian = effectivePages(product, 'russia')
  const changed = Object.keys(shared).filter(
    (route) => JSON.stringify(shared[route]) !== JSON.stringify(russian[route]),
  )
  expect(changed).toEqual(['/withdraw/account', '/withdraw/add-method'])
  const files = (file: string) => import(`../../.pagewright/routes/${file}.ts`)
  const load = siteFromEntries(site, files)['/withdraw/add-method']?.load
  const base = await load?.default?.()
  const own = await load?.russia?.()
  const form = (module: typeof base) => module?.route.forms.withdrawMethod?.schema
  expect(form(own)?.then).toEqual({ required: ['tax_id'] })
  expect(form(own)?.properties).toHaveProperty('tax_id')
  expect(form(base)?.properties).not.toHaveProperty('tax_id')
})

it.each([
  ['/login', 'open'],
  ['/recharge', 'open'],
  ['/pay/result', 'open'],
  ['/agent/login', 'open'],
  ['/pay/notice', 'open'],
  ['/demo', 'open'],
  ['/agent/coin', 'guarded'],
  ['/agent/transferRrecord', 'guarded'],
  ['/guild/middle', 'visitor'],
  ['/', 'account'],
  ['/guild/list', 'account'],
  ['/guild/member', 'account'],
  ['/withdraw/order', 'account'],
])('S2-36 %s is %s', (route, access) => {
  expect(site[route]?.access ?? 'account').toBe(access)
})

it('S4-15 the link to the orders to pay opens the side of the list on which they are', () => {
  expect(pages['/'].blocks.work).toMatchObject({
    links: { toPay: { to: '/withdraw/order', query: { side: 'toPay' } } },
  })
})
