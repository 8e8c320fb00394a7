// Tests what a change is refused for, and that the refusal says what is allowed.
import { afterAll, describe, expect, it } from 'vitest'
import { readChangeSet } from '../../../tools/cli/change/readChanges'
import { draftOf } from '../../../tools/cli/change/plan'
import { refuseFile } from '../../../tools/cli/change/limits'
import { filesAt } from '../../../tools/cli/files'
import { createSmallProduct } from '../../support/smallProduct'

const product = createSmallProduct()
afterAll(() => product.remove())

const date = 'blocks.list.show.lines.date'
const name = 'blocks.list.show.lines.name.label'

const title = { do: 'set', page: '/first', at: 'title', value: 'x' }

const refusals: readonly (readonly [what: string, change: unknown, says: RegExp])[] = [
  [
    'a shared value without a choice',
    { do: 'set', page: '/first', at: name, value: 'x' },
    /The part "lines" \(pages\/two\.ts:4\) is shared with pages "\/second"\.blocks\.list.*"there".*"here".*market/,
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
  ['a place within a part', { do: 'move', page: '/first', at: date, after: 'name' }, /in the middle of what a part/],
  [
    'a place within a part that is a list',
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
    'more changes than anybody reviews',
    Array.from({ length: 1001 }, () => title),
    /at most 1000 changes; this one has 1001/,
  ],
  ['null in a market', { do: 'set', page: '/second', market: 'north', at: 'title', value: null }, /Use "hide"/],
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
})
