import { expect, it } from 'vitest'
import type { Market } from '@pagewright/engine/language'
import { site } from 'virtual:pagewright/site'
import { siteFromEntries } from '@pagewright/engine/tools'
import { markets, pages, sources } from '../support/lumi'
import { knownOfMarket } from '../../tools/cli/check/product/knownOfMarket'
import { effectivePages, type Product } from '../../tools/cli/generate/loadProduct'
import { inline, patchSet, readContract } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'
import { checkPages } from '../../tools/cli/check/grammar/checkPages'
import { objectsIn } from './objectsIn'

const product = { pages, sources, markets } as unknown as Product
const contract = readContract(root)
const all: readonly (readonly [string, Market])[] = Object.entries(markets)

it.each(all)('S1-12 every page of %s is right', (id, market) => {
  const set = patchSet(contract.set, market.schemas)
  expect(checkPages(effectivePages(product, id), knownOfMarket(root, product, contract, set, id, market))).toEqual([])
})

/** The routes of the specification, S2-01 to S2-33. */
const specified =
  '/ /login /agent/login /recharge /agent/coin /agent/transferRrecord /pay/result /pay/notice /demo /my-diamond /withdraw/account /withdraw/add-method /withdraw /withdraw/order /console /app-recharge /app-recharge/faq /guild/middle /guild /guild/list /guild/apply /guild/member /guild/invite /guild/create /guild/console /guild/bind-list /guild/bd-member /guild/apply-guild /guild/ext-admins /guild/data-center /guild/data-center/detail /guild/personal-center /guild/ext-admin-member'.split(
    ' ',
  )

it('S1-12 the 33 routes of the specification are there', () => {
  expect(specified).toHaveLength(33)
  expect(specified.filter((route) => !Object.hasOwn(pages, route))).toEqual([])
})

it('S1-12 the second market adds a tax number to its withdrawal methods', async () => {
  const files = (file: string) => import(`../../.pagewright/routes/${file}.ts`)
  const load = siteFromEntries(site, files)['/withdraw/add-method']?.load
  const base = await load?.default?.()
  const own = await load?.russia?.()
  const form = (module: typeof base) => module?.route.forms.withdrawMethod?.schema
  expect(form(own)?.then).toEqual({ required: ['tax_id'] })
  expect(form(own)?.properties).toHaveProperty('tax_id')
  expect(form(base)?.properties).not.toHaveProperty('tax_id')
})

interface Hosted {
  readonly hosts: { readonly [environment: string]: { readonly web: readonly string[]; readonly api: string } }
}
const hosted: readonly (readonly [string, Hosted])[] = Object.entries(markets)

it.each(hosted)('S4-01 S3-07 %s has a development and a production of its own', (_id, { hosts }) => {
  expect(hosts.development?.api).toBe('')
  const production = Object.entries(hosts).filter(([environment]) => environment.endsWith('production'))
  expect(production.flatMap(([, { web }]) => web).length).toBeGreaterThan(0)
})

it('S7-07 no host belongs to two environments or markets', () => {
  const hosts = hosted.flatMap(([, market]) => Object.values(market.hosts).flatMap(({ web }) => web))
  expect(hosts.filter((host, at) => hosts.indexOf(host) < at)).toEqual([])
})

it('S4-01 every environment but development has an API of its own', () => {
  const roots = hosted.flatMap(([, { hosts }]) =>
    Object.entries(hosts).flatMap(([environment, { api }]) => (environment === 'development' ? [] : [api])),
  )
  expect(roots.every((api) => api.startsWith('https://'))).toBe(true)
  expect(new Set(roots).size).toBe(roots.length)
})

const guildMembers = 'admin_uid gid role apply_total country_code country_icon cover id member_number name'.split(' ')
const ownerMembers =
  'avatar_url birthday charm_lv country_icon country_id duid duid_lv family_id gender gold guild_id nickname noble_lv private_bubble_id uid vip_lv wealth_lv'.split(
    ' ',
  )

it('S3-10 what the specification says of an agency and of its owner is in the answers, name by name', () => {
  const { properties = {} } = inline(contract.set, { $ref: 'guild.json#/$defs/Guild' }, '')
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(guildMembers))
  expect(Object.keys(properties.admin_info?.properties ?? {})).toEqual(expect.arrayContaining(ownerMembers))
})

it('S2-50 a person can change the language at every entrance and in the profile, and sign out there', () => {
  const routesWith = (kind: string) =>
    Object.entries(pages).flatMap(([route, page]) => (objectsIn(page).some((part) => part.do === kind) ? [route] : []))
  expect(routesWith('language')).toEqual(['/login', '/agent/login', '/me', '/recharge'])
  expect(routesWith('signOut')).toEqual(['/me'])
})
