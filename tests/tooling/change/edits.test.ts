// Tests where and how a change is written: only the lines of a careful person, through constants and spreads.
import { afterAll, describe, expect, it } from 'vitest'
import { readChangeSet } from '../../../tools/cli/change/readChanges'
import { draftOf } from '../../../tools/cli/change/plan'
import { filesAt } from '../../../tools/cli/files'
import { diffOf } from '../../../tools/cli/new/diff'
import { createSmallProduct } from '../../support/smallProduct'

const product = createSmallProduct()
afterAll(() => product.remove())

/** Returns the removed and added lines, without those around them. */
async function linesOf(change: object): Promise<readonly string[]> {
  const draft = await draftOf(filesAt(product.folder), readChangeSet(change))
  return diffOf(draft.changed())
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line))
}

const date = 'blocks.list.show.lines.date'
const name = 'blocks.list.show.lines.name.label'

const table: readonly (readonly [what: string, change: object, lines: readonly string[]])[] = [
  ['a text', { do: 'set', page: '/first', at: 'title', value: "it's" }, ["-  title: 'a.first',", '+  title: "it\'s",']],
  [
    'a member that is missing',
    { do: 'set', page: '/second', at: 'blocks.list.show.title', value: 'row.name' },
    [
      "-    list: { block: 'list', show: { lines } },",
      "+    list: { block: 'list', show: { lines, title: 'row.name' } },",
    ],
  ],
  [
    'a constant in all its places',
    { do: 'set', page: '/first', at: name, value: 'x', shared: 'there' },
    ["-  name: { label: 'a.name', value: 'row.name' },", "+  name: { label: 'x', value: 'row.name' },"],
  ],
  [
    'a constant in one place',
    { do: 'set', page: '/second', at: name, value: 'x', shared: 'here' },
    [
      "-    list: { block: 'list', show: { lines } },",
      "+    list: { block: 'list', show: { lines: { ...lines, name: { ...lines.name, label: 'x' } } } },",
    ],
  ],
  [
    'a spread in one place',
    { do: 'remove', page: '/first', at: 'blocks.list.show.lines.size', shared: 'here' },
    [
      "-    list: { block: 'list', show: { lines: { ...lines, date: { label: 'a.date' } } }, own },",
      '+    list: {',
      "+      block: 'list',",
      "+      show: { lines: { name: { label: 'a.name', value: 'row.name' }, date: { label: 'a.date' } } },",
      '+      own,',
      '+    },',
    ],
  ],
  [
    'the only member of a spread in one place',
    { do: 'remove', page: '/second', at: 'blocks.more.size', shared: 'here' },
    ["-    [keys.extra]: { block: 'text', ...size },", "+    [keys.extra]: { block: 'text' },"],
  ],
  [
    'an entry of a list that is spread behind another one',
    { do: 'remove', page: '/second', at: 'all.1', shared: 'here' },
    ["-  all: ['z', ...both],", "+  all: ['z', 'y'],"],
  ],
  [
    'a part behind a computed name',
    { do: 'set', page: '/second', at: 'blocks.more.block', value: 'list' },
    ["-    [keys.extra]: { block: 'text', ...size },", "+    [keys.extra]: { block: 'list', ...size },"],
  ],
  [
    'a constant of one use, and its list',
    { do: 'remove', page: '/first', at: 'blocks.list.own.tags.0' },
    ["-const own = { label: 'a.own', tags: ['x', 'y'] }", "+const own = { label: 'a.own', tags: ['y'] }"],
  ],
  [
    'a removed name takes its constant along',
    { do: 'remove', page: '/first', at: 'blocks.list.own' },
    [
      "-const own = { label: 'a.own', tags: ['x', 'y'] }",
      '-',
      "-    list: { block: 'list', show: { lines: { ...lines, date: { label: 'a.date' } } }, own },",
      "+    list: { block: 'list', show: { lines: { ...lines, date: { label: 'a.date' } } } },",
    ],
  ],
  [
    'a shorthand gets another name',
    { do: 'rename', page: '/first', at: 'blocks.list.own', to: 'mine' },
    [
      "-    list: { block: 'list', show: { lines: { ...lines, date: { label: 'a.date' } } }, own },",
      "+    list: { block: 'list', show: { lines: { ...lines, date: { label: 'a.date' } } }, mine: own },",
    ],
  ],
  [
    'a rename goes into the overlays',
    { do: 'rename', page: '/first', at: date, to: 'day' },
    [
      "-  pages: { '/first': { blocks: { list: { show: { lines: { date: { label: 'a.day' } } } } } } },",
      "+  pages: { '/first': { blocks: { list: { show: { lines: { day: { label: 'a.day' } } } } } } },",
      "-    list: { block: 'list', show: { lines: { ...lines, date: { label: 'a.date' } } }, own },",
      "+    list: { block: 'list', show: { lines: { ...lines, day: { label: 'a.date' } } }, own },",
    ],
  ],
  [
    'a moved member takes its comments along',
    { do: 'move', page: '/first', at: 'blocks.list.show.lines.name', after: 'size', shared: 'there' },
    // The comment of the other one stays with it as well.
    [
      "+  size: { label: 'a.size', value: 'row.size' }, // in bytes",
      "-  size: { label: 'a.size', value: 'row.size' }, // in bytes",
    ],
  ],
  [
    'a removed member takes its comment along',
    { do: 'remove', page: '/first', at: 'blocks.list.show.lines.size', shared: 'there' },
    ["-  size: { label: 'a.size', value: 'row.size' }, // in bytes"],
  ],
  [
    'a page in JSON',
    { do: 'add', page: '/third', at: 'blocks.text.items.one', value: { title: 'a.first' } },
    [
      '-  "blocks": { "text": { "block": "text", "items": {} } },',
      '+  "blocks": { "text": { "block": "text", "items": { "one": { "title": "a.first" } } } },',
    ],
  ],
  [
    'an entry of a list in JSON',
    { do: 'add', page: '/third', at: 'entries.0', value: 'zero' },
    ['-  "entries": ["one", "two"]', '+  "entries": ["zero", "one", "two"]'],
  ],
  [
    'the last member of JSON',
    { do: 'remove', page: '/third', at: 'entries' },
    [
      '-  "blocks": { "text": { "block": "text", "items": {} } },',
      '-  "entries": ["one", "two"]',
      '+  "blocks": { "text": { "block": "text", "items": {} } }',
    ],
  ],
  [
    'a page of the site map with its import',
    { do: 'remove', page: '/third', at: '' },
    ["-import third from './pages/third.json' with { type: 'json' }", "-  '/third': third,"],
  ],
  [
    'a name in one market',
    { do: 'set', market: 'south', at: 'product', value: 'S' },
    [
      "-export const markets = { north, south: { product: 'South' } } as const",
      "+export const markets = { north, south: { product: 'S' } } as const",
    ],
  ],
  [
    'a page value in one market',
    { do: 'set', page: '/second', market: 'south', at: 'blocks.list.show.lines.name.label', value: 'x' },
    [
      "-export const markets = { north, south: { product: 'South' } } as const",
      '+export const markets = {',
      '+  north,',
      '+  south: {',
      "+    product: 'South',",
      "+    pages: { '/second': { blocks: { list: { show: { lines: { name: { label: 'x' } } } } } } },",
      '+  },',
      '+} as const',
    ],
  ],
  [
    'a value of one market is taken back, and the one beside it stays',
    {
      changes: [
        { do: 'set', page: '/first', market: 'north', at: `${date}.value`, value: 'row.day' },
        { do: 'remove', page: '/first', market: 'north', at: `${date}.label` },
      ],
    },
    [
      "-  pages: { '/first': { blocks: { list: { show: { lines: { date: { label: 'a.day' } } } } } } },",
      "+  pages: { '/first': { blocks: { list: { show: { lines: { date: { value: 'row.day' } } } } } } },",
    ],
  ],
  [
    'hidden in one market',
    { do: 'hide', page: '/first', market: 'north', at: date },
    [
      "-  pages: { '/first': { blocks: { list: { show: { lines: { date: { label: 'a.day' } } } } } } },",
      "+  pages: { '/first': { blocks: { list: { show: { lines: { date: null } } } } } },",
    ],
  ],
  [
    'back to the base',
    { do: 'remove', page: '/first', market: 'north', at: `${date}.label` },
    ["-  pages: { '/first': { blocks: { list: { show: { lines: { date: { label: 'a.day' } } } } } } },"],
  ],
  [
    'nothing for what one market adds and hides again',
    [
      { do: 'set', page: '/second', market: 'north', at: 'blocks.list.show.note', value: 'x' },
      { do: 'hide', page: '/second', market: 'north', at: 'blocks.list.show.note' },
    ],
    [],
  ],
  [
    'nothing of a value of one market that is that of the base',
    { do: 'set', page: '/first', market: 'north', at: `${date}.label`, value: 'a.date' },
    ["-  pages: { '/first': { blocks: { list: { show: { lines: { date: { label: 'a.day' } } } } } } },"],
  ],
  [
    'no token where its default counts again',
    { do: 'token', market: 'north', scheme: 'light', token: 'primary', value: null },
    ["-  tokens: { light: { primary: '#123456' }, dark: {} },", '+  tokens: { light: {}, dark: {} },'],
  ],
  [
    'a list in one market, as a whole',
    { do: 'add', page: '/third', market: 'south', at: 'entries.2', value: 'three' },
    [
      "-export const markets = { north, south: { product: 'South' } } as const",
      '+export const markets = {',
      '+  north,',
      "+  south: { product: 'South', pages: { '/third': { entries: ['one', 'two', 'three'] } } },",
      '+} as const',
    ],
  ],
  [
    'a schema in one market',
    { do: 'set', schema: 'forms.json', market: 'north', at: '$defs.order.properties.note.maxLength', value: 9 },
    ["+  schemas: { 'forms.json': { order: { properties: { note: { maxLength: 9 } } } } },"],
  ],
  [
    'a schema',
    { do: 'add', schema: 'forms.json', at: '$defs.order.properties.size', value: { type: 'integer' }, after: null },
    ['+        "size": {', '+          "type": "integer"', '+        },'],
  ],
  ['a text stands with its kin', { do: 'text', language: 'en', key: 'a.size', text: 'Size' }, ['+  "a.size": "Size",']],
  [
    'a token',
    { do: 'token', market: 'north', scheme: 'dark', token: 'bg', value: '#000' },
    [
      "-  tokens: { light: { primary: '#123456' }, dark: {} },",
      "+  tokens: { light: { primary: '#123456' }, dark: { bg: '#000' } },",
    ],
  ],
]

describe('a change writes', () => {
  it.each(table)('%s', async (_what, change, lines) => {
    expect(await linesOf(change)).toEqual(lines)
  })
})
