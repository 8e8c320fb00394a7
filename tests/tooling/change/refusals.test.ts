// Tests what a change is refused for, and that the refusal says what is allowed.
import { afterAll, describe, expect, it } from 'vitest'
import { readChangeSet } from '../../../tools/cli/change/readChanges'
import { draftOf } from '../../../tools/cli/change/plan'
import { refuseFile, refuseLinks } from '../../../tools/cli/change/limits'
import { filesAt, withChanges } from '../../../tools/cli/files'
import { createSmallProduct } from '../../support/smallProduct'

const product = createSmallProduct()
afterAll(() => product.remove())

const date = 'blocks.list.show.lines.date'
const name = 'blocks.list.show.lines.name.label'

const title = { do: 'set', page: '/first', at: 'title', value: 'x' }
const note = { do: 'add', page: '/second', market: 'north', at: 'blocks.list.show.note', value: 'x' }

const refusals: readonly (readonly [what: string, change: unknown, says: RegExp])[] = [
  [
    'a shared value without a choice',
    { do: 'set', page: '/first', at: name, value: 'x' },
    /"lines" \(pages\/two\.ts:8\) is shared with pages "\/second"\.blocks\.list.*"there".*"here".*market/,
  ],
  [
    'a page that does not exist',
    { do: 'set', page: '/frist', at: 'title', value: 'x' },
    /no page "\/frist"\. Did you mean "\/first"\?/,
  ],
  [
    'a market that does not exist',
    { do: 'token', market: 'nroth', scheme: 'light', token: 'bg', value: 'x' },
    /no market "nroth"\. Did you mean "north"\?/,
  ],
  ['a language that does not exist', { do: 'text', language: 'xx', key: 'a', text: 'b' }, /no language "xx"/],
  ['a member that is there', { do: 'add', page: '/first', at: 'title', value: 'x' }, /title is there already/],
  ['a member that is not there', { do: 'remove', page: '/first', at: 'subtitle' }, /no subtitle/],
  ['a neighbour that is not there', { do: 'move', page: '/first', at: date, after: 'nobody' }, /has no "nobody"/],
  [
    'a place within a spread',
    { do: 'move', page: '/first', at: date, after: 'name' },
    /in the middle of what a spread/,
  ],
  [
    'a place within a spread list',
    { do: 'add', page: '/second', at: 'all.2', value: 'w' },
    /all\.2 cannot stand there, in the middle/,
  ],
  ['a name that is taken', { do: 'rename', page: '/first', at: 'title', to: 'blocks' }, /blocks is there already/],
  ['the order of an overlay', { do: 'move', page: '/first', market: 'north', at: date, after: null }, /order/],
  [
    'hiding an entry of a list',
    { do: 'hide', page: '/third', market: 'south', at: 'entries.0' },
    /entries\.0 is in a list/,
  ],
  ['hiding without a market', { do: 'hide', page: '/first', at: 'title' }, /needs "market"/],
  [
    'what a market does not change',
    { do: 'remove', page: '/second', market: 'north', at: 'title' },
    /changes nothing at title/,
  ],
  ['a kind that does not exist', { do: 'replace', page: '/first', at: 'title' }, /Allowed: set, add/],
  [
    'a member of a change that does not exist',
    { do: 'remove', page: '/first', at: 'title', force: true },
    /no member "force"/,
  ],
  ['a schema outside of the folder', { do: 'set', schema: '../package.json', at: 'name', value: 'x' }, /no schema/],
  ['a language outside of the folder', { do: 'set', locale: '../package', at: 'name', value: 'x' }, /no language/],
  [
    'two places at once',
    { do: 'set', page: '/first', schema: 'forms.json', at: 'title', value: 'x' },
    /page and schema/,
  ],
  ['no place', { do: 'set', at: 'title', value: 'x' }, /names no place/],
  ['an empty set', [], /empty/],
  ['another member of a set', { changes: [title], why: 'x' }, /no member "why"\. It has: changes, note/],
  ['a note that is no text', { changes: [title], note: 1 }, /"note" must be a text/],
  ['changes that are no list', { changes: title }, /"changes" must be a list/],
  [
    'more changes than anybody reviews',
    Array.from({ length: 1001 }, () => title),
    /at most 1000 changes; this one has 1001/,
  ],
  ['a number that JSON cannot write', { ...title, value: { sizes: [Infinity] } }, /Infinity is not a number of JSON/],
  ['a page that is no text', { ...title, page: 1 }, /Change 1: "page" must be a text/],
  ['a text that is a number', { do: 'text', language: 'en', key: 'a.first', text: 5 }, /"text" must be a text/],
  [
    'a neighbour that is a number',
    { do: 'add', page: '/third', at: 'entries.0', value: 'x', after: 1 },
    /"after" must be/,
  ],
  ['a choice that there is not', { ...title, shared: 'everywhere' }, /"everywhere"\. Allowed: there, here/],
  [
    'a scheme that there is not',
    { do: 'token', market: 'north', scheme: 'blue', token: 'bg', value: 'x' },
    /"blue"\. Allowed: light, dark/,
  ],
  ['a language of a market', { do: 'set', locale: 'en', market: 'north', at: 'a', value: 'x' }, /no locale of its own/],
  [
    'a site map of a market',
    { do: 'set', site: 'entries', market: 'north', at: 'a', value: 'x' },
    /no site of its own/,
  ],
  ['a page to create in a market', { do: 'create', page: '/x', market: 'north', value: {} }, /Leave out "market"/],
  ['a page to delete in a market', { do: 'delete', page: '/first', market: 'north' }, /Leave out "market"/],
  [
    'a change of a page that the market hides',
    [
      { do: 'hide', page: '/third', market: 'south', at: '' },
      { do: 'set', page: '/third', market: 'south', at: 'title', value: 'x' },
    ],
    /"south" does not have this page: it is hidden there/,
  ],
  [
    'a new name in a market for what the base has',
    { do: 'rename', page: '/first', market: 'north', at: `${date}.label`, to: 'x' },
    /label belongs to the base/,
  ],
  ['null in a market', { do: 'set', page: '/second', market: 'north', at: 'title', value: null }, /Use "hide"/],
  ['null within a value of a market', { ...note, value: { size: null } }, /null at .*note\.size.*Use "hide"/],
  ['a member that a market has added already', [note, note], /note is there already/],
  [
    'hiding what the market does not have',
    { do: 'hide', page: '/second', market: 'north', at: 'blocks.none' },
    /"north" has no blocks\.none/,
  ],
  [
    'removing all markets',
    ['north', 'south'].map((market) => ({ do: 'delete', market })),
    /"south" is the only market/,
  ],
  ['an id that no market can have', { do: 'create', market: 'East', value: {} }, /"East" cannot be the id of a market/],
  ...['__proto__', 'constructor', 'prototype'].flatMap((forbidden) => [
    [
      `the name ${forbidden} in a path`,
      { do: 'set', page: '/first', at: `blocks.${forbidden}.x`, value: 1 },
      /cannot be a name/,
    ] as const,
    [
      `the name ${forbidden} in a value`,
      JSON.parse(`{"do":"set","page":"/first","at":"blocks","value":{"${forbidden}":1}}`),
      /cannot be a name/,
    ] as const,
    [
      `the name ${forbidden} as a new name`,
      { do: 'rename', page: '/first', at: 'title', to: forbidden },
      /cannot be a name/,
    ] as const,
    [
      `the name ${forbidden} in a list of a value`,
      JSON.parse(`{"do":"set","page":"/first","at":"blocks","value":[{"a":{"${forbidden}":1}}]}`),
      /cannot be a name/,
    ] as const,
    [
      `the name ${forbidden} as a key of a text`,
      { do: 'text', language: 'en', key: forbidden, text: 'x' },
      /cannot be a name/,
    ] as const,
  ]),
]

describe('a change refuses', () => {
  it.each(refusals)('%s', async (_what, change, says) => {
    await expect((async () => draftOf(filesAt(product.folder), readChangeSet(change)))()).rejects.toThrow(says)
  })
})

it('names three of the places that share a value, and counts the others', async () => {
  const page = 'export const first = { a: one, b: one, c: one, d: one, e: one }\nexport const second = {}\n'
  const source = `const one = { label: 'x' }\n\n${page}`
  const files = withChanges(product.folder, { 'pages/two.ts': source })
  const change = readChangeSet({ do: 'set', page: '/first', at: 'a.label', value: 'y' })
  await expect(draftOf(files, change)).rejects.toThrow(/"\/first"\.b\.label, .*c\.label, .*d\.label and 1 more\./)
})

describe('a change may write', () => {
  it.each([
    ['a page', 'pages/shop.ts', true],
    ['a page in a folder', 'pages/shop/orders.json', true],
    ['a picture', 'public/icons/star@2x.svg', true],
    ['the site map', 'pages.config.ts', true],
    ['the file of the packages', 'package.json', false],
    ['code', 'src/main.tsx', false],
    ['a hidden file', 'pages/.env', false],
    ['a hidden folder', 'pages/.git/config', false],
    ['a file above', 'pages/../package.json', false],
    ['a file of the system', '/etc/passwd', false],
    ['a folder', 'pages', false],
    ['a name with a sign of a shell', 'pages/$(id).ts', false],
    ['a handler', 'sandbox/handlers/shop.ts', false],
  ])('%s, %s: %s', (_what, file, isAllowed) => {
    const check = () => refuseFile(file)
    if (isAllowed) expect(check).not.toThrow()
    else expect(check).toThrow(/may not write .*It may write pages\/, markets\//)
  })

  it.each([
    ['sandbox/handlers/shop.ts', true],
    ['docs/glossary.md', true],
    ['docs/cli.md', false],
    ['tests/pages/other.test.ts', false],
    ['sandbox/handlers/deep/shop.ts', false],
  ])('%s as `npm run new`: %s', (file, isAllowed) => {
    const check = () => refuseLinks(product.folder, file, true)
    if (isAllowed) expect(check).not.toThrow()
    else expect(check).toThrow('may not write')
  })
})
