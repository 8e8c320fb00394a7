// Tests overlays of schemas and pages that do not exist, with the product's own schemas.
import { expect, it } from 'vitest'
import type { Market } from '@pagewright/engine/language'
import { sentence } from '@pagewright/engine/tools'
import { markets, pages } from '../support/lumi'
import { checkedMarkets } from '../../tools/cli/check/product/checkMarkets'
import { effectivePages, type Product } from '../../tools/cli/generate/loadProduct'
import { patchSet, readContract } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'

const contract = readContract(root)
const checked = (change: Partial<Market>) =>
  checkedMarkets(
    root,
    { pages, sources: {}, markets: { ...markets, russia: { ...markets.russia, ...change } } } as unknown as Product,
    contract,
  )
const forms = (change: object) => ({ schemas: { 'forms.json': change } })

it('S1-12 S3-07 the markets of the product are right', () => {
  expect(checked({}).problems).toEqual([])
})

it.each<[string, Partial<Market>, RegExp]>([
  [
    'a page',
    { pages: { '/rechrage': null } },
    /^russia › pages: there is no page "\/rechrage"\. .*Did you mean "\/recharge"\? \[unknown-route\]$/,
  ],
  [
    'a change',
    forms({ login: { properties: { account: { maxLength: 64 } } } }),
    /login › properties › account › maxLength: 64 is what stands here without it\. \[changes-nothing\]$/,
  ],
])('S1-12 %s that is not there is a problem of the market', (_name, change, expected) => {
  const { problems } = checked(change)
  expect(problems.map(sentence)).toEqual([expect.stringMatching(expected)])
  expect(problems).toMatchObject([{ market: 'russia' }])
})

it('S3-07 a market with missing or wrong members is reported, and crashes nothing', () => {
  const lacking = { tokens: null, facts: null, languages: null, pages: [], hosts: 'x' }
  const { problems, product } = checked(lacking as unknown as Partial<Market>)
  expect(problems.map(({ name, where }) => [name, ...where])).toEqual([
    ['not-data', 'russia', 'hosts'],
    ['not-a-list', 'russia', 'languages'],
    ['not-data', 'russia', 'tokens'],
    ['not-data', 'russia', 'facts'],
    ['not-data', 'russia', 'pages'],
  ])
  expect(product.markets.russia?.facts).toEqual({})
})

it('S1-12 what cannot be changed is left out, so that the rest of the site can be written', () => {
  const { product } = checked({
    pages: { '/nowhere': null, '/demo': null },
    schemas: { 'none.json': { A: {} }, 'forms.json': { none: {}, login: { title: 'x' } } },
  })
  expect(effectivePages(product, 'russia')).not.toHaveProperty(['/demo'])
  const set = patchSet(contract.set, product.markets.russia?.schemas)
  expect(set['forms.json']?.login).toMatchObject({ title: 'x' })
})
