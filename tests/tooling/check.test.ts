// Tests the output of `npm run check` for mistakes in each kind of source. It finds none in the product.
import { spawnSync } from 'node:child_process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { blockDefinitions } from '@pagewright/engine/tools'
import { markets } from '../../markets.config'
import { main } from '../../tools/cli/check'
import { checkProject } from '../../tools/cli/check/checkProject'
import { copyProject } from '../../tools/quality/projectCopy'
import { root } from '../../tools/cli/root'
import { planted, type Plant } from './check/planted'

afterEach(() => vi.restoreAllMocks())

const all = Object.keys(markets)
const inAll = `in ${all.join(', ')}`

const shown: readonly (readonly [kind: string, plants: readonly Plant[], text: string])[] = [
  [
    'a page: under the name that is wrong, with what was meant',
    [['pages/planted.ts', "block: 'text', items", "block: 'text', itmes"]],
    `pages/planted.ts:15:11  missing-key  /planted › news: "items" is missing; ${inAll}.
  14 |     },
> 15 |     news: { block: 'text', itmes: { one: { text: 'guild.none' } } },
     |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  16 |     one: {

pages/planted.ts:15:28  unknown-key  /planted › news: "itmes" does not belong here; ${inAll}; allowed: block, title, when, otherwise, event, order, look, tone, items; did you mean "items"?
  14 |     },
> 15 |     news: { block: 'text', itmes: { one: { text: 'guild.none' } } },
     |                            ^^^^^
  16 |     one: {`,
  ],
  [
    'a value that a spread brings: once, where it is written',
    [['pages/planted.ts', "'plain'", "'plian'"]],
    `pages/planted.ts:1:58  unknown-value  /planted › ways › links › back › tone: "plian" is not possible; also in another place; ${inAll}; allowed: plain, primary, good, warn, danger; did you mean "plain"?
> 1 | const words = { label: 'home.back', icon: 'house', tone: 'plian' } as const
    |                                                          ^^^^^^^
  2 | const back = { ...words, do: 'link', to: '/' } as const`,
  ],
  [
    'what lacks a member: under the beginning of the object',
    [['pages/planted.ts', "label: 'account.id', ", '']],
    `pages/planted.ts:19:22  missing-key  /planted › one › lines › name: "label" is missing; ${inAll}.
  18 |       call: 'GET /planted/one',
> 19 |       lines: { name: { value: 'row.name' } },
     |                      ^^^^^^^^^^^^^^^^^^^^^
  20 |     },`,
  ],
  [
    'one condition of several',
    [['pages/planted.ts', "'user.is_agent': true", "'user.is_agent': 'yes'"]],
    `pages/planted.ts:9:64  not-data  /planted › ways › when › any › user.is_agent: expected boolean, found "yes"; ${inAll}.
   8 |       block: 'links',
>  9 |       when: { any: [{ 'user.is_bd': true }, { 'user.is_agent': 'yes' }] },
     |                                                                ^^^^^
  10 |       links: {`,
  ],
  [
    'an overlay: in the file of the market',
    [['markets/planted.ts', "'ways', 'one'", "'way', 'one'"]],
    `markets/planted.ts:4:21  unknown-value  russia › pages › /planted › order: there is no "way" to order; allowed: ways, news, one; did you mean "ways"?
  3 |     blocks: { news: { look: 'notice' } },
> 4 |     order: ['news', 'way', 'one'],
    |                     ^^^^^
  5 |   },`,
  ],
  [
    'a schema',
    [['schemas/planted.json', '"maxLength"', '"maxLenght"']],
    `schemas/planted.json:6:37  unknown-key  schemas/planted.json › Planted › properties › name: JSON Schema has no keyword "maxLenght"; allowed: type, enum, const, required, dependencies, dependentRequired, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, minLength and 30 more; did you mean "maxLength"?
  5 |       "properties": {
> 6 |         "name": { "type": "string", "maxLenght": 10 }
    |                                     ^^^^^^^^^^^
  7 |       }`,
  ],
  [
    'a page of JSON',
    [
      ['pages/planted.json', '{\n  "title": "home.title",\n  "blocks": { "a": { "block": "txt" } }\n}\n'],
      ['pages.config.ts', "{ planted } from './pages/planted'", "planted from './pages/planted.json'"],
      ['markets.config.ts', ', ...overlay', ''],
      ['schemas/api.json', /\{ "GET \/planted.*?\},/, '{'],
      ['schemas/planted.json', /"Planted": [^]*(?=\}\n\}\n$)/, ''],
    ],
    `pages/planted.json:3:31  unknown-block  /planted › a: there is no block "txt"; ${inAll}; allowed: ${Object.keys(blockDefinitions).join(', ')}; did you mean "text"?
  2 |   "title": "home.title",
> 3 |   "blocks": { "a": { "block": "txt" } }
    |                               ^^^^^
  4 | }`,
  ],
  [
    'a file that is no source, and of nothing else',
    [['pages/planted.ts', 'blocks: {', 'blocks: { {']],
    `pages/planted.ts:6:13  not-data  pages/planted.ts cannot be read: Unexpected token.
  5 |   title: 'home.title',
> 6 |   blocks: { {
    |             ^
  7 |     ways: {`,
  ],
  [
    'a value that only running tells',
    [['pages/planted.ts', "title: 'home.title'", "title: ['home', 'title'].join('.')"]],
    `pages/planted.ts:5:10  not-data  pages/planted.ts:5 is not plain data (CallExpression): write the value itself.
  4 | export const planted = {
> 5 |   title: ['home', 'title'].join('.'),
    |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^
  6 |   blocks: {`,
  ],
  [
    'a text without quotation marks, once',
    [['pages/planted.ts', "title: 'home.title'", 'title: home.title']],
    `pages/planted.ts:5:10  not-data  pages/planted.ts neither declares nor imports "home". Write texts in quotation marks.
  4 | export const planted = {
> 5 |   title: home.title,
    |          ^^^^
  6 |   blocks: {`,
  ],
  [
    'a page whose name is another one',
    [['pages/planted.ts', 'export const planted', 'export const plantd']],
    `pages.config.ts:1:10  not-data  pages/planted.ts has no "planted". It exports: plantd.
> 1 | import { planted } from './pages/planted'
    |          ^^^^^^^
  2 | import type { Navigation } from '@pagewright/engine/language'`,
  ],
  [
    'a page that keeps its name to itself',
    [['pages/planted.ts', 'export const planted', 'const planted']],
    `pages.config.ts:1:10  not-data  pages/planted.ts does not export "planted": write "export" before it.
> 1 | import { planted } from './pages/planted'
    |          ^^^^^^^
  2 | import type { Navigation } from '@pagewright/engine/language'`,
  ],
  [
    'a file that is imported and not there',
    [['pages.config.ts', "'./pages/planted'", "'./pages/plantd'"]],
    `pages.config.ts:1:10  not-data  there is no pages/plantd.ts, or it cannot be read.
> 1 | import { planted } from './pages/plantd'
    |          ^^^^^^^
  2 | import type { Navigation } from '@pagewright/engine/language'`,
  ],
  [
    'a route without its slash: in the site map',
    [
      ['pages.config.ts', "'/planted': planted", 'planted: planted'],
      ['pages.config.ts', "  '/planted',\n", ''],
      ['markets.config.ts', ', ...overlay', ''],
    ],
    `pages.config.ts:22:3  not-data  planted: a route begins with "/" and has letters, digits, - and _ between its slashes.
  21 |   '/': home,
> 22 |   planted: planted,
     |   ^^^^^^^
  23 |   '/login': login,`,
  ],
  [
    'a page that is broken: it alone, not what others would be without it',
    [['pages/guild.ts', "do: 'call'", "do: 'cal'"]],
    `pages/guild.ts:59:17  unknown-action  /guild/list › guilds › detail › actions › join: there is no action "cal"; ${inAll}; allowed: call, form, link, open, native, copy, share, download, sheet, set, sequence, signOut, language; did you mean "call"?
  58 |           join: {
> 59 |             do: 'cal',
     |                 ^^^^^
  60 |             call: 'POST /web/guild/apply_join',`,
  ],
  [
    'words for a code that is none',
    [['pages/withdraw/account.ts', "'1314': 'method.gone'", "'soon': 'method.gone'"]],
    `pages/withdraw/account.ts:102:24  unknown-key  /withdraw/account › methods › detail › actions › remove › reasons: "soon" is no code of the server: expected a whole number, such as 1310; ${inAll}.
  101 |             failed: 'method.remove.failed',
> 102 |             reasons: { 'soon': 'method.gone', '1315': 'method.keepOne' },
      |                        ^^^^^^
  103 |             then: 'reload',`,
  ],
  [
    'a name that stands twice',
    [['pages/planted.ts', "  title: 'home.title',", "  title: 'home.title',\n  title: 'home.title',"]],
    `pages/planted.ts:6:3  repeated-name  title: this name occurs twice, and only the last one would count.
  5 |   title: 'home.title',
> 6 |   title: 'home.title',
    |   ^^^^^
  7 |   blocks: {`,
  ],
]

describe('check shows a mistake in', () => {
  it.each(shown)('%s', async (_kind, plants, text) => {
    const said = (await planted(...plants)).text.trimEnd()
    if (text.includes('/planted.')) expect(said).toBe(text)
    else expect(anywhere(said)).toBe(anywhere(text))
  })
})

/** Replaces line numbers, which change with the product's own files. */
function anywhere(text: string): string {
  return text.replaceAll(/:\d+:(?=\d+ {2})/g, ':?:').replaceAll(/^(>?) *\d+ \|/gm, '$1 ? |')
}

it.each([
  ['schemas/planted.json', '{\n  "$defs": {,}\n}\n'],
  ['locales/tr.json', '{\n  "a": {,}\n}\n'],
])('%s that is no JSON is shown where it ends to be', async (file, source) => {
  const { text } = await planted([file, source])
  expect(text).toMatch(new RegExp(`^${file}:2:\\d+ {2}not-data {2}.*not JSON`))
})

it.each(['schemas/forms.json', 'locales/tr.json'])('%s with a byte order mark is refused', async (file) => {
  const { findings } = await planted([file, /^/, '\ufeff'])
  const what = expect.stringMatching(/not JSON: it begins with a byte order mark: save it as UTF-8 without BOM\.?$/)
  expect(findings).toMatchObject([{ file, line: 1, name: 'not-data', what }])
})

it.each([
  ['another key than all others', ['"login.title":', '"login.titel":'], 'unknown-key', ['login.titel'], 'login.title'],
  ['a key less than all others', [/ +"login\.title":.*\n/, ''], 'missing-key', ['login.title'], undefined],
] as const)(
  'English, which has %s, is told so, and no other language is',
  async (_what, [from, to], name, where, near) => {
    const { findings } = await planted(['locales/en.json', from, to])
    const inTexts = findings.filter(({ file }) => file.startsWith('locales/'))
    expect(inTexts).toEqual([expect.objectContaining({ file: 'locales/en.json', name, where })])
    expect(inTexts[0]?.didYouMean).toBe(near)
  },
)

it('a text is shown in the line of its key', async () => {
  const { findings, text } = await planted(['locales/tr.json', '"login.title": "', '"login.title": "<'])
  expect(findings).toMatchObject([{ file: 'locales/tr.json', name: 'markup', where: ['login.title'], column: 3 }])
  expect(text).toMatch(/^> \d+ \| {3}"login\.title": "<.*\n +\| {3}\^{13}$/m)
})

it('a mistake is data, with the markets and places that share it', async () => {
  const { findings } = await planted(['pages/planted.ts', "icon: 'house'", "icon: 'hose'"])
  expect(findings).toEqual([
    {
      file: 'pages/planted.ts',
      line: 1,
      column: 43,
      endColumn: 49,
      name: 'unknown-icon',
      where: ['/planted', 'ways', 'links', 'back', 'icon'],
      what: 'there is no icon "hose".',
      allowed: expect.arrayContaining(['house']) as string[],
      didYouMean: 'house',
      markets: all,
      also: [['/planted', 'ways', 'links', 'again', 'icon']],
    },
  ])
})

it('what one market alone has wrong names that market', async () => {
  const { findings } = await planted(['markets/russia.ts', 'tax_id: { label', 'tax_idd: { label'])
  expect(findings).toContainEqual(expect.objectContaining({ name: 'unknown-field', markets: ['russia'] }))
})

it('the product has no problems', async () => {
  expect(await checkProject(root)).toEqual([])
})

it('the command prints and counts problems and exits with 1, or with 0 without problems', async () => {
  const copy = copyProject()
  const log = vi.spyOn(console, 'log').mockReturnValue()
  try {
    expect(await main([], copy.folder)).toBe(0)
    expect(log.mock.calls).toEqual([['No problems.']])
    copy.edit('pages/account.ts', "'home.money'", "'home.mony'")
    log.mockClear()
    expect(await main([], copy.folder)).toBe(1)
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/^pages\/account\.ts:(\d+):14 {2}unknown-message {2}\/ › money › title: .*\n.*\n> \1 \|/)],
      ['1 problem.'],
    ])
    log.mockClear()
    // Computed values are run. If they cannot run, the finding is about the value that cannot be read.
    copy.edit('pages/account.ts', "'home.mony'", 'wallet.money')
    expect(await main([], copy.folder)).toBe(1)
    expect(log.mock.calls[0]).toEqual([
      expect.stringContaining('not-data  pages/account.ts neither declares nor imports "wallet"'),
    ])
    copy.edit('pages/account.ts', 'wallet.money', "'home.mony'")
    log.mockClear()
    expect(await main(['--json'], copy.folder)).toBe(1)
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject([{ file: 'pages/account.ts', column: 14 }])
    expect(log.mock.calls).toHaveLength(1)
  } finally {
    copy.remove()
  }
})

it('the script is started by its name', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/cli/run.mjs', 'check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, 'No problems.\n'])
})
