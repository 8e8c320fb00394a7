// The grammar of markets. `check/checkMarket.ts` has a check for each member.
import { environments } from './environments'
import { colourTokens, otherTokens } from './tokenNames'
import { iconRule } from './icon'
import {
  atom,
  byId,
  either,
  list,
  name,
  needed,
  object,
  oneOf,
  optional,
  type,
  type Optional,
  type Rule,
} from './grammar'

/** The width of a phone in px for which a market's pages are designed, if it names none. */
export const usualDesignWidth = 375

/** Names of `market.` to which the engine gives a value, so that no fact may have them. */
export const marketValues: readonly string[] = ['id', 'environment']

const look = type(
  'Look',
  'Values of tokens. docs/design.md lists the tokens with their ranges.',
  object({ ...tokens(colourTokens, atom('colour')), ...tokens(otherTokens, atom('text')) }),
)

function tokens<Of extends Rule>(names: readonly string[], rule: Of): { readonly [name: string]: Optional<Of> } {
  return Object.fromEntries(names.map((name) => [name, optional('A token.', rule, '')]))
}

export const tokensOfMarket = type(
  'Tokens',
  "Colours and sizes by token name. `dark` defaults to `light`, and `light` to the engine's own.",
  object({
    light: needed('Tokens on a light background.', look, { primary: '#c2185b' }),
    dark: needed('Tokens on a dark background.', look, { primary: '#ff8ab5' }),
  }),
)

export const hosts = type(
  'Hosts',
  "Hosts of an environment and the root of its API. An empty root is the page's own origin.",
  object({
    web: needed('The hosts of its pages.', list(atom('text')), ['m.shop.example']),
    api: needed('The root of its API.', atom('text'), 'https://api.shop.example'),
  }),
)

export const report = type(
  'Report',
  'The server that gets the failure reports of a market.',
  object({
    url: needed(
      "The address that takes envelopes in Sentry's format: https, or a path of the page's own host.",
      atom('text'),
      'https://reports.example/api/1/envelope/',
    ),
  }),
)

export const market = type(
  'Market',
  'A variant of the product. Its facts, routes and languages are those of the product.',
  object({
    product: needed(
      'Name of the product, in the title of the document and for {{product}} in texts.',
      atom('text'),
      'Shop',
    ),
    favicon: needed('Its icon, a file of `public/`.', atom('text'), '/shop.svg'),
    figureFont: optional(
      'A font of its own for main figures and for `product`: a WOFF2 file of `public/` (docs/design.md).',
      atom('text'),
      '/assets/figures-1a2b3c4d.woff2',
    ),
    hosts: needed(
      'Its hosts, by environment. The host of the page decides which environment applies.',
      byId(hosts, oneOf(...environments)),
      { development: { web: [], api: '' }, production: { web: ['m.shop.example'], api: 'https://api.shop.example' } },
    ),
    languages: needed(
      'Its languages. The fallback is English, or the first one if English is not among them.',
      list(atom('language')),
      ['en', 'ar'],
    ),
    linkHosts: needed('Hosts that a link, a payment page or an upload may go to.', list(atom('text')), [
      'pay.shop.example',
    ]),
    currency: needed('Its currency, three letters (ISO 4217).', atom('text'), 'USD'),
    timeZone: needed('IANA name of the time zone for days, periods and times.', atom('text'), 'Asia/Riyadh'),
    shortDivisor: needed('Divisor of a number before it is abbreviated.', atom('number'), 10),
    designWidth: optional(
      'The width of a phone in px for which its pages are designed, 375 by default. The studio and the pictures of pages show this width.',
      atom('number'),
      390,
    ),
    tokens: needed('Its colours and sizes.', tokensOfMarket, {
      light: { primary: '#c2185b' },
      dark: { primary: '#ff8ab5' },
    }),
    icons: optional(
      'Icons that replace those of lucide with the same name, in this market only.',
      byId(iconRule, name('icon')),
      { house: [['path', { d: 'M4 20V10l8-6 8 6v10Z' }]] },
    ),
    facts: needed('Values in the scope of pages as `market.<name>`.', byId(atom('anything')), {
      contact: '+971 4 555 0100',
    }),
    report: optional('Turns on failure reports (docs/report.md). They are off by default.', report),
    pages: optional(
      'Overlays of pages by route, as JSON Merge Patch. `null` removes the page.',
      byId(either(byId(atom('anything')), atom('null'))),
      { '/team/create': null },
    ),
    texts: optional('Messages that differ from those of `locales/`, by language and key.', byId(byId(atom('text'))), {
      en: { 'order.title': 'My purchases' },
    }),
    schemas: optional('Overlays of schemas by file and name, as JSON Merge Patch.', byId(byId(atom('anything'))), {
      'forms.json': { signUp: { required: ['tax_id'] } },
    }),
  }),
)
