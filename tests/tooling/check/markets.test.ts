import { expect, it } from 'vitest'
import { sentence } from '@pagewright/engine/tools'
import { checkMarkets } from '../../../tools/cli/check/grammar/checkMarket'

const messages = {
  en: { 'cart.title': 'Cart of {{name}}', cart_one: '{{count}} thing', cart_other: '{{count}} things' },
}
const known = {
  languages: ['en', 'ar', 'tr'],
  files: ['/shop.svg', '/other.svg'],
  icons: ['house', 'wallet'],
  messages: { ...messages, ar: {} },
}
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

const house = [
  ['path', { d: 'M3 11 12 3l9 8v9.5H3Z' }],
  ['circle', { cx: '12', cy: '14', r: '2', fill: 'currentColor', stroke: 'none', opacity: '.4' }],
]

it.each<[string, unknown, RegExp]>([
  ['an unknown name', { hosue: house }, /icons › hosue: there is no icon "hosue"\. .*"house"\? \[unknown-icon\]$/],
  ['no icons', 'house', /icons: expected icons by name\. \[not-data\]$/],
  ['no list', { house: {} }, /house: expected a list of elements .*\[not-a-list\]$/],
  ['no element', { house: [] }, /house: an icon needs at least one element\. \[missing-key\]$/],
  ['a tag alone', { house: [['path']] }, /house › 1: expected a tag and its attributes.*\[not-data\]$/],
  [
    'an unknown element',
    { house: [['script', { d: 'M1 1' }]] },
    /house › 1: an icon has no element "script"\. Allowed: path, .*\[unknown-value\]$/,
  ],
  [
    'an unknown attribute',
    { house: [['path', { d: 'M1 1h2', onload: 'x' }]] },
    /house › 1: "path" has no attribute "onload"\. Allowed: d, fill, stroke, opacity\. .*\[unknown-key\]$/,
  ],
  [
    'a missing attribute',
    { house: [['circle', { cx: '12', cy: '12' }]] },
    /house › 1: "r" is missing\. \[missing-key\]$/,
  ],
  [
    'a colour',
    { house: [['path', { d: 'M1 1h2', fill: 'red' }]] },
    /fill: "red" is not possible: .*\[unknown-value\]$/,
  ],
  [
    'a number that is no text',
    { house: [['circle', { cx: 1, cy: '1', r: '1' }]] },
    /cx: expected a text\. \[not-data\]$/,
  ],
  ['a word for a number', { house: [['circle', { cx: 'a', cy: '1', r: '1' }]] }, /cx: expected a number, found "a"\./],
  [
    'a radius of nothing',
    { house: [['circle', { cx: '1', cy: '1', r: '0' }]] },
    /r: expected a number above 0, up to 24\./,
  ],
  ['an odd list of points', { house: [['polygon', { points: '1 1 2' }]] }, /points: expected pairs of numbers/],
  [
    'a path without a beginning',
    { house: [['path', { d: 'L1 1' }]] },
    /d: the path does not parse: expected M, .*\[not-data\]$/,
  ],
  [
    'a path without a number',
    { house: [['path', { d: 'M1 1L4' }]] },
    /d: the path .* expected 2 numbers for L after "M1 1L4"\./,
  ],
  [
    'a path with an unknown command',
    { house: [['path', { d: 'M1 1X4' }]] },
    /d: the path .* expected a command such as M/,
  ],
  ['an empty path', { house: [['path', { d: '' }]] }, /d: the path does not parse: it is empty\. \[not-data\]$/],
  [
    'a line that leaves the box',
    { house: [['path', { d: 'M1 1h30' }]] },
    /house › 1: leaves the box of 24 by 24: x reaches 31\. \[unfit-value\]$/,
  ],
  [
    'a curve that leaves the box',
    { house: [['path', { d: 'M4 12c0 20 16 20 16 0' }]] },
    /leaves the box .*: y reaches 2\d/,
  ],
  [
    'an arc that leaves the box',
    { house: [['path', { d: 'M4 3a9 9 0 0 1 16 0' }]] },
    /leaves the box .*: y reaches -1\.\d\./,
  ],
  [
    'a circle that leaves the box',
    { house: [['circle', { cx: '4', cy: '12', r: '6' }]] },
    /leaves the box .*: x reaches -2\./,
  ],
])('an icon of a market with %s is told', (_what, icons, problem) => {
  expect(said({ shop: { ...shop, icons }, other })).toEqual([expect.stringMatching(problem)])
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
    'an address of development without a scheme',
    { hosts: { ...hosts('shop'), development: { web: [], api: 'localhost:3000' } } },
    /^shop › hosts › development › api: expected the address of your own server, such as http:.*\[not-data\]$/,
  ],
  [
    'no hosts of development',
    { hosts: { production: { web: [], api: '' } } },
    /^shop › hosts: "development" is missing\. \[missing-key\]$/,
  ],

  [
    'a host with a scheme',
    { linkHosts: ['https://pay.shop.example'] },
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
