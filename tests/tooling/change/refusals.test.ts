// Tests what a change is refused for, and that the refusal says what is allowed.
import { afterAll, describe, expect, it } from 'vitest'
import { readChangeSet } from '../../../tools/cli/change/readChanges'
import { draftOf } from '../../../tools/cli/change/plan'
import { filesAt } from '../../../tools/cli/files'
import { createSmallProduct } from '../../../tools/quality/changes/smallProduct'

const product = createSmallProduct()
afterAll(() => product.remove())

const date = 'blocks.list.show.lines.date'
const name = 'blocks.list.show.lines.name.label'

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
  ]),
]

describe('a change refuses', () => {
  it.each(refusals)('%s', async (_what, change, says) => {
    await expect((async () => draftOf(filesAt(product.folder), readChangeSet(change)))()).rejects.toThrow(says)
  })
})
