import { expect, it } from 'vitest'
import { environments, type Market } from '../../../src/engine/language/types/market'
import { apiBaseUrl, chooseMarket } from '../../../src/engine/session/chooseMarket'
import { markets } from '../../../markets.config'

it('S4-01 the environments are six', () => {
  expect(environments).toEqual(['development', 'testing', 'uat', 'production', 'brand-testing', 'brand-production'])
})

it.each([
  ['localhost', undefined, 'international', 'development', ''],
  ['localhost', 'russia', 'russia', 'development', ''],
  ['localhost', 'atlantis', 'international', 'development', ''],
  ['localhost', 'constructor', 'international', 'development', ''],
  ['test.lumi.example', undefined, 'international', 'testing', 'https://api-test.lumi.example'],
  ['uat.lumi-ru.example', undefined, 'russia', 'uat', 'https://api-uat.lumi-ru.example'],
  ['m.lumi.example', undefined, 'international', 'production', 'https://api.lumi.example'],
  ['M.Lumi-RU.example', undefined, 'russia', 'production', 'https://api.lumi-ru.example'],
  ['localhost', 'test-brand', 'test-brand', 'development', ''],
  ['test.nova.example', undefined, 'test-brand', 'brand-testing', 'https://api-test.nova.example'],
  ['m.nova.example', undefined, 'test-brand', 'brand-production', 'https://api.nova.example'],
  ['www.nova.example', 'russia', 'test-brand', 'brand-production', 'https://api.nova.example'],
  ['m.lumi.example', 'russia', 'international', 'production', 'https://api.lumi.example'],
  ['evil.example', undefined, 'international', 'production', 'https://api.lumi.example'],
])('S7-07 S4-01 the host %s (market %s wanted) is %s in %s and calls "%s"', (host, wanted, id, environment, api) => {
  const chosen = chooseMarket<Market>(markets, host, wanted)
  expect(chosen).toMatchObject({ id, environment })
  expect(apiBaseUrl(chosen.market, chosen.environment)).toBe(api)
})

it.each(Object.entries(markets))(
  'S4-01 S3-07 %s is served in development and in a production of its own',
  (id, market) => {
    const hosts: { readonly [environment: string]: { readonly web: readonly string[] } } = market.hosts
    expect(chooseMarket(markets, 'localhost', id)).toMatchObject({ id, environment: 'development' })
    for (const [environment, { web }] of Object.entries(hosts))
      for (const host of web) expect(chooseMarket(markets, host, undefined)).toMatchObject({ id, environment })
    expect(Object.keys(hosts).some((environment) => environment.endsWith('production'))).toBe(true)
  },
)

it('S3-07 a market without hosts for its environment lists its environments', () => {
  const lame = { ...markets.international, hosts: { testing: { web: [], api: '' } } }
  expect(() => chooseMarket({ lame }, 'm.lumi.example', undefined)).toThrow(
    'The market "lame" has no hosts for "production". It has: testing.',
  )
})

it('S7-07 no market at all is refused', () => {
  expect(() => chooseMarket({}, 'localhost', undefined)).toThrow('markets.config.ts has no market.')
})
