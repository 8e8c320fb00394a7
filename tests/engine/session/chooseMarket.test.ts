import { expect, it } from 'vitest'
import { environments } from '../../../src/engine/language/grammar/environments'
import type { Market } from '../../../src/engine/language/types/market'
import { apiBaseUrl, chooseMarket } from '../../../src/engine/session/chooseMarket'

const served = (name: string, brand = '') => ({
  development: { web: name === 'shop' ? ['localhost'] : [], api: '' },
  [`${brand}testing`]: { web: [`test.${name}.example`], api: `https://api-test.${name}.example` },
  [`${brand}production`]: { web: [`m.${name}.example`, `www.${name}.example`], api: `https://api.${name}.example` },
})
const uat = (name: string) => ({ uat: { web: [`uat.${name}.example`], api: `https://api-uat.${name}.example` } })
const markets = {
  main: { product: 'Shop', hosts: { ...served('shop'), ...uat('shop') } },
  east: { product: 'Shop', hosts: { ...served('shop-east'), ...uat('shop-east') } },
  brand: { product: 'Nova', hosts: served('nova', 'brand-') },
} as const

it('S4-01 the environments are six', () => {
  expect(environments).toEqual(['development', 'testing', 'uat', 'production', 'brand-testing', 'brand-production'])
})

it.each([
  ['localhost', undefined, 'main', 'development', ''],
  ['localhost', 'east', 'east', 'development', ''],
  ['localhost', 'atlantis', 'main', 'development', ''],
  ['localhost', 'constructor', 'main', 'development', ''],
  ['test.shop.example', undefined, 'main', 'testing', 'https://api-test.shop.example'],
  ['uat.shop-east.example', undefined, 'east', 'uat', 'https://api-uat.shop-east.example'],
  ['m.shop.example', undefined, 'main', 'production', 'https://api.shop.example'],
  ['M.Shop-East.example', undefined, 'east', 'production', 'https://api.shop-east.example'],
  ['localhost', 'brand', 'brand', 'development', ''],
  ['test.nova.example', undefined, 'brand', 'brand-testing', 'https://api-test.nova.example'],
  ['m.nova.example', undefined, 'brand', 'brand-production', 'https://api.nova.example'],
  ['www.nova.example', 'east', 'brand', 'brand-production', 'https://api.nova.example'],
  ['m.shop.example', 'east', 'main', 'production', 'https://api.shop.example'],
  ['evil.example', undefined, 'main', 'production', 'https://api.shop.example'],
])('S7-07 S4-01 the host %s (market %s wanted) is %s in %s and calls "%s"', (host, wanted, id, environment, api) => {
  const chosen = chooseMarket<Pick<Market, 'product' | 'hosts'>>(markets, host, wanted)
  expect(chosen).toMatchObject({ id, environment })
  expect(apiBaseUrl(chosen.market, chosen.environment)).toBe(api)
})

it('S3-07 a market without hosts for its environment lists its environments', () => {
  const lame = { ...markets.main, hosts: { testing: { web: [], api: '' } } }
  expect(() => chooseMarket({ lame }, 'm.shop.example', undefined)).toThrow(
    'The market "lame" has no hosts for "production". It has: testing.',
  )
})

it('S7-07 no market at all is refused', () => {
  expect(() => chooseMarket({}, 'localhost', undefined)).toThrow('markets.config.ts has no market.')
})

it('S3-07 the API of an environment without hosts is refused by name', () => {
  expect(() => apiBaseUrl({ product: 'Nova', hosts: {} }, 'uat')).toThrow(
    'The market of "Nova" has no hosts for "uat".',
  )
})
