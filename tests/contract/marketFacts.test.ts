// Tests what makes each market itself: its name, hosts, money, languages, and how its forms and pages differ.
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages, sources } from '../support/lumi'
import { effectivePages, type Product } from '../../tools/cli/generate/loadProduct'
import { inline, patchSet, readContract } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'
import { apiBaseUrl, chooseMarket } from '../../src/engine/session/chooseMarket'
import { evaluateCondition, isObject } from '@pagewright/engine/tools'
import { orderedEntries } from '@pagewright/engine/studio'

type Id = keyof typeof markets
const product = { pages, sources, markets } as unknown as Product

/** The columns are a host, its market, its environment, and the server of its calls. */
const hosts: readonly (readonly [host: string, id: Id, environment: string, api: string])[] = [
  ['localhost', 'international', 'development', ''],
  ['test.lumi.example', 'international', 'testing', 'https://api-test.lumi.example'],
  ['m.lumi.example', 'international', 'production', 'https://api.lumi.example'],
  ['uat.lumi-ru.example', 'russia', 'uat', 'https://api-uat.lumi-ru.example'],
  ['www.lumi-ru.example', 'russia', 'production', 'https://api.lumi-ru.example'],
  ['m.nova.example', 'test-brand', 'brand-production', 'https://api.nova.example'],
  ['somewhere.example', 'international', 'production', 'https://api.lumi.example'],
]

it.each(hosts)('S3-07 S4-01 S7-07 %s is %s in %s, and calls "%s"', (host, id, environment, api) => {
  const chosen = chooseMarket(markets, host, undefined)
  expect([chosen.id, chosen.environment]).toEqual([id, environment])
  expect(apiBaseUrl(chosen.market, chosen.environment)).toBe(api)
})

describe('S1-12 forms of a market', () => {
  const { set } = readContract(root)
  const formOf = (id: Id, form: string) => {
    const market = markets[id]
    const own = patchSet(set, 'schemas' in market ? market.schemas : {})
    return inline(own, { $ref: `forms.json#/$defs/${form}` }, '')
  }

  it.each(['withdrawMethod', 'methodChange'])(
    'S1-14 in Russia %s needs a tax number of 12 digits for a Russian bank',
    (form) => {
      const { properties = {}, if: bank, then } = formOf('russia', form)
      expect(bank).toMatchObject({ properties: { kind: { enum: ['bank'] }, country_id: { enum: ['23'] } } })
      expect(then).toEqual({ required: ['tax_id'] })
      const pattern = new RegExp(String(properties['tax_id']?.pattern), 'u')
      const texts = ['770000000001', '77000000001', '7700000000012', '77000000000x', '']
      expect(texts.filter((text) => pattern.test(text))).toEqual(['770000000001'])
      expect(properties['tax_id']?.maxLength).toBe(12)
    },
  )

  it.each([
    ['international', 40],
    ['russia', 40],
    ['test-brand', 24],
  ] as const)('S1-12 in %s the name of an agency has at most %d characters', (id, most) => {
    expect(formOf(id, 'guildCreate').properties?.['name']?.maxLength).toBe(most)
  })
})

/** Returns the member of a page at a path. */
function partAt(id: Id, route: string, path: readonly string[]): { readonly [name: string]: unknown } {
  const page: unknown = effectivePages(product, id)[route]
  const found = path.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), page)
  return isObject(found) ? found : {}
}

describe('S1-12 S1-14 pages of a market', () => {
  it('in Russia the tax number stands below the holder, for an account at a Russian bank', () => {
    const { fields, order } = partAt('russia', '/withdraw/add-method', ['blocks', 'method'])
    const names = orderedEntries(isObject(fields) ? fields : {}, order as readonly string[]).map(([name]) => name)
    expect(names.filter((name) => !['kind', 'networks', 'country_id'].includes(name))).toEqual([
      'channel_id',
      'holder',
      'tax_id',
      'bank_name',
      'iban',
      'network',
      'account_no',
    ])
    const { when } = partAt('russia', '/withdraw/add-method', ['blocks', 'method', 'fields', 'tax_id'])
    expect(when).toEqual({ 'form.kind': 'bank', 'form.country_id': '23' })
  })

  it('the brand changes nothing else', () => {
    const [shared, brand] = [effectivePages(product, 'international'), effectivePages(product, 'test-brand')]
    const isChanged = (route: string) => JSON.stringify(shared[route]) !== JSON.stringify(brand[route])
    expect(Object.keys(shared).filter(isChanged)).toEqual(['/recharge'])
  })
})

it.each([
  ['testing', true],
  ['production', false],
  ['brand-testing', true],
])('S4-01 a site in %s says that its money is not real: %s', (environment, isSaid) => {
  expect(evaluateCondition(pages['/login']?.blocks.testSite?.when, { market: { environment } })).toBe(isSaid)
})
