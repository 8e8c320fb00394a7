import { expect, it } from 'vitest'
import { checkMarkets } from '../../../src/engine/language/check/checkMarket'
import { sentence } from '../../../src/engine/language/types/problem'

const messages = {
  en: { 'cart.title': 'Cart of {{name}}', cart_one: '{{count}} thing', cart_other: '{{count}} things' },
}
const known = { languages: ['en', 'ar', 'tr'], files: ['/shop.svg', '/other.svg'], messages: { ...messages, ar: {} } }
const hosts = (name: string) => ({
  development: { web: [], api: '' },
  production: { web: [`m.${name}.example`], api: `https://api.${name}.example` },
})
const shop = {
  product: 'Shop',
  favicon: '/shop.svg',
  hosts: hosts('shop'),
  languages: ['en', 'ar'],
  linkHosts: ['pay.shop.example'],
  currency: 'USD',
  timeZone: 'Asia/Riyadh',
  shortDivisor: 10,
  tokens: { light: { primary: '#123456' }, dark: {} },
  facts: { contact: '1' },
}
const other = { ...shop, hosts: hosts('other') }
const said = (markets: { readonly [id: string]: unknown }) => checkMarkets(markets, known).map(sentence)

it('S3-07 S4-01 markets that are right have no problem', () => {
  expect(said({ shop, other: { ...other, pages: { '/': null }, schemas: { 'a.json': { A: {} } } } })).toEqual([])
  expect(said({ shop, other: { ...other, timeZone: 'Asia/Calcutta' } })).toEqual([])
})

it('a market may have texts of its own, which need not name every placeholder', () => {
  const en = { 'cart.title': 'Basket at {{product}}', cart_other: '{{count}} goods' }
  expect(said({ shop: { ...shop, texts: { en } }, other })).toEqual([])
})

it.each([
  ['no texts', 'Basket', '[not-data]'],
  ['a language that there is not', { xx: {} }, 'does not have the language "xx"'],
  ['a language of other markets', { tr: {} }, 'does not have the language "tr"'],
  ['an unknown key', { en: { 'cart.titel': 'Basket' } }, 'Did you mean "cart.title"?'],
  ['a key without its plural form', { en: { cart: 'goods' } }, 'there is no message "cart"'],
  ['a key that every object has', { en: { constructor: 'x' } }, 'there is no message "constructor"'],
  ['a key that only English has', { ar: { 'cart.title': 'x' } }, 'there is no message "cart.title"'],
  ['an unknown placeholder', { en: { 'cart.title': '{{nmae}}' } }, '{{nmae}} gets no value. Allowed: name, product.'],
  ['the same text', { en: { 'cart.title': 'Cart of {{name}}' } }, '[changes-nothing]'],
  ['an empty text', { en: { 'cart.title': ' ' } }, 'expected words.'],
  ['no text', { en: { 'cart.title': 3 } }, 'expected words.'],
])('%s among the texts of a market is told', (_what, texts, problem) => {
  expect(said({ shop: { ...shop, texts }, other }).join('\n')).toContain(problem)
})

it.each([
  'https://errors.shop.example/api/12/envelope/?sentry_key=4f1c_a-0&sentry_version=7',
  'https://errors.shop.example:8443/envelope',
  '/errors/envelope/?sentry_key=4f1c',
])('failures may be reported to %s', (url) => {
  expect(said({ shop: { ...shop, report: { url } }, other })).toEqual([])
})

it.each([
  ['no text', 7],
  ['no address', 'errors'],
  ['an address without encryption', 'http://errors.shop.example/envelope'],
  ['an address without a path', 'https://errors.shop.example'],
  ['an address with a key in the place of a user', 'https://key@errors.shop.example/1'],
  ['a fragment', 'https://errors.shop.example/envelope#1'],
  ['a host without a scheme', '//errors.shop.example/envelope'],
  ['a script', 'javascript:alert(1)'],
  ['a space', 'https://errors.shop.example/ envelope'],
  ['two lines', 'https://errors.shop.example/envelope\nx'],
])('failures may not be reported to %s', (_name, url) => {
  const problem = /^shop › report › url: expected an address such as https:.*\[not-data\]$/
  expect(said({ shop: { ...shop, report: { url } }, other })).toEqual([expect.stringMatching(problem)])
})

it('a report needs its address', () => {
  const problem = /^shop › report: "url" is missing\. \[missing-key\]$/
  expect(said({ shop: { ...shop, report: {} }, other })).toContainEqual(expect.stringMatching(problem))
})

it('a report has no other member', () => {
  const report = { url: '/errors', sample: 1 }
  expect(said({ shop: { ...shop, report }, other })).toEqual([
    expect.stringMatching(/^shop › report: "sample" does not/),
  ])
})

it.each<[string, object, RegExp]>([
  [
    'an unknown member',
    { langauges: ['en'] },
    /^shop: "langauges" does not belong here\. .*Did you mean "languages"\? \[unknown-key\]$/,
  ],
  ['a missing member', { favicon: undefined }, /^shop: "favicon" is missing\. \[missing-key\]$/],
  ['no name', { product: ' ' }, /^shop › product: expected words\. \[not-data\]$/],
  [
    'a language without texts',
    { languages: ['en', 'tt'] },
    /^shop › languages › 2: there is no language in locales\/ "tt"\. Allowed: en, ar, tr\. .*\[missing-language\]$/,
  ],
  ['no language', { languages: [] }, /^shop › languages: at least one language is needed\. \[missing-key\]$/],
  [
    'a language that stands twice',
    { languages: ['en', 'en'] },
    /^shop › languages: the language "en" stands here again\. \[repeated-name\]$/,
  ],
  [
    'a favicon that is not there',
    { favicon: '/shpo.svg' },
    /^shop › favicon: there is no file in public\/ "\/shpo\.svg"\. Allowed: \/shop\.svg, .*mean "\/shop\.svg"\? \[missing-file\]$/,
  ],
  [
    'a font that is not there',
    { figureFont: '/shop.woff' },
    /^shop › figureFont: there is no WOFF2 file in public\/ "\/shop\.woff"\. .*\[missing-file\]$/,
  ],
  [
    'an unknown time zone',
    { timeZone: 'Europe/Istambul' },
    /^shop › timeZone: there is no time zone "Europe\/Istambul"\. .*Did you mean "Europe\/Istanbul"\? \[unknown-time-zone\]$/,
  ],
  [
    'an unknown currency',
    { currency: 'TYR' },
    /^shop › currency: there is no currency "TYR"\. .*\[unknown-currency\]$/,
  ],
  [
    'an environment that there is not',
    { hosts: { ...hosts('shop'), prodution: { web: [], api: '' } } },
    /^shop › hosts: "prodution" does not belong here\. Allowed: development, .*Did you mean "production"\? \[unknown-key\]$/,
  ],
  [
    'no hosts of development',
    { hosts: { production: { web: [], api: '' } } },
    /^shop › hosts: "development" is missing\. \[missing-key\]$/,
  ],
  [
    'no hosts of production in the first market',
    { hosts: { development: { web: [], api: '' } } },
    /^shop › hosts: the first market serves every host .* "production"\. \[missing-key\]$/,
  ],
  [
    'a host with a scheme',
    { linkHosts: ['https://pay.shop.example'] },
    /^shop › linkHosts › 1: expected a host such as m\.shop\.example: .*\[not-data\]$/,
  ],
  [
    'a word in place of a host',
    { linkHosts: ['upload'] },
    /^shop › linkHosts › 1: expected a host such as m\.shop\.example: .*\[not-data\]$/,
  ],
  [
    'an API without encryption',
    { hosts: { ...hosts('shop'), uat: { web: [], api: 'http://api.shop.example' } } },
    /^shop › hosts › uat › api: expected an address such as https:.*\[not-data\]$/,
  ],
  ['a watch', { designWidth: 200 }, /^shop › designWidth: expected a whole number from 320 to 480\. \[not-data\]$/],
  ['a divisor of nothing', { shortDivisor: 0 }, /^shop › shortDivisor: expected a number above 0\. \[not-data\]$/],
])('S3-07 %s is a problem', (_name, change, expected) => {
  const changed = Object.fromEntries(Object.entries({ ...shop, ...change }).filter(([, value]) => value !== undefined))
  expect(said({ shop: changed, other })).toEqual([expect.stringMatching(expected)])
})

it('S7-07 a market that no host leads to is a problem, but for the first, which has all others', () => {
  const none = { development: { web: [], api: '' }, production: { web: [], api: '' } }
  expect(said({ shop: { ...shop, hosts: none }, other: { ...other, hosts: none } })).toEqual([
    'other › hosts: no environment names a host in its "web", so nobody ever gets this market. [missing-key]',
  ])
})

it('S7-07 a host is named once', () => {
  const twice = { development: { web: ['localhost'], api: '' }, production: { web: ['m.shop.example'], api: '' } }
  expect(said({ shop, other: { ...other, hosts: twice } })).toEqual([
    'other › hosts › production › web: "m.shop.example" is already named by shop › hosts › production › web. [shared-host]',
  ])
})

it.each(['id', 'environment'])('S3-07 no fact is named "%s", because the engine gives it its value', (name) => {
  const facts = { contact: '1', [name]: 'x' }
  const problem = new RegExp(`facts › ${name}: the engine gives "market\\.${name}" its value: .*\\[reserved-name\\]$`)
  const found = said({ shop: { ...shop, facts }, other: { ...other, facts } })
  expect(found).toEqual([expect.stringMatching(problem), expect.stringMatching(problem)])
})
