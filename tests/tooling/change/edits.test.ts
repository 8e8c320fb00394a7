// Tests what each kind of change writes, and that comments and other lines stay.
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { main } from '../../../tools/cli/change'
import { draftOf } from '../../../tools/cli/change/plan'
import { readChangeSet } from '../../../tools/cli/change/readChanges'
import { filesAt, withChanges } from '../../../tools/cli/files'
import { diffOf } from '../../../tools/cli/new/diff'
import { createSmallProduct } from '../../support/smallProduct'

describe('edits', () => {
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
    [
      'a text',
      { do: 'set', page: '/first', at: 'title', value: "it's" },
      ["-  title: 'a.first',", '+  title: "it\'s",'],
    ],
    [
      'a member that is missing',
      { do: 'set', page: '/second', at: 'blocks.list.show.title', value: 'row.name' },
      [
        "-    list: { show: { lines: { shared: { use: 'lines' } } } },",
        "+    list: { show: { lines: { shared: { use: 'lines' } }, title: 'row.name' } },",
      ],
    ],
    [
      'a part in all its places',
      { do: 'set', page: '/first', at: name, value: 'x', shared: 'there' },
      ["-    name: { label: 'a.name', value: 'row.name' },", "+    name: { label: 'x', value: 'row.name' },"],
    ],
    [
      'a part in one place',
      { do: 'set', page: '/second', at: name, value: 'x', shared: 'here' },
      [
        "-    list: { show: { lines: { shared: { use: 'lines' } } } },",
        "+    list: { show: { lines: { shared: { use: 'lines', entries: { name: { label: 'x' } } } } } },",
      ],
    ],
    [
      'an entry of a part that one place alone loses',
      { do: 'remove', page: '/second', at: 'blocks.list.show.lines.size', shared: 'here' },
      [
        "-    list: { show: { lines: { shared: { use: 'lines' } } } },",
        "+    list: { show: { lines: { shared: { use: 'lines', entries: { size: null } } } } },",
      ],
    ],
    [
      'a member of a part that one place alone loses',
      { do: 'remove', page: '/second', at: 'blocks.more.size', shared: 'here' },
      ["-    more: { block: 'text', use: 'size' },", "+    more: { block: 'text', use: 'size', size: null },"],
    ],
    [
      'an item of a part in one place: the whole list',
      { do: 'remove', page: '/second', at: 'all.1', shared: 'here' },
      ["-  all: ['z', { use: 'both' }],", "+  all: ['z', 'y'],"],
    ],
    [
      'a part of one use',
      { do: 'remove', page: '/first', at: 'blocks.list.own.tags.0' },
      [
        "-export const own = { value: { label: 'a.own', tags: ['x', 'y'] } } as const",
        "+export const own = { value: { label: 'a.own', tags: ['y'] } } as const",
      ],
    ],
    [
      'a rename goes into the overlays',
      { do: 'rename', page: '/first', at: date, to: 'day' },
      [
        "-  pages: { '/first': { blocks: { list: { show: { lines: { date: { label: 'a.day' } } } } } } },",
        "+  pages: { '/first': { blocks: { list: { show: { lines: { day: { label: 'a.day' } } } } } } },",
        "-    list: { show: { lines: { shared: { use: 'lines' }, date: { label: 'a.date' } } }, own: { use: 'own' } },",
        "+    list: { show: { lines: { shared: { use: 'lines' }, day: { label: 'a.date' } } }, own: { use: 'own' } },",
      ],
    ],
    [
      'a moved member takes its comments along',
      { do: 'move', page: '/first', at: 'blocks.list.show.lines.name', after: 'size', shared: 'there' },
      // The comment of the other one stays with it as well.
      [
        "+    size: { label: 'a.size', value: 'row.size' }, // in bytes",
        "-    size: { label: 'a.size', value: 'row.size' }, // in bytes",
      ],
    ],
    [
      'a removed member takes its comment along',
      { do: 'remove', page: '/first', at: 'blocks.list.show.lines.size', shared: 'there' },
      ["-    size: { label: 'a.size', value: 'row.size' }, // in bytes"],
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
    [
      'a text stands with its kin',
      { do: 'text', language: 'en', key: 'a.size', text: 'Size' },
      ['+  "a.size": "Size",'],
    ],
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
})

describe('each kind of value', () => {
  const product = createSmallProduct()
  afterAll(() => product.remove())
  product.write('schemas/api.json', '{}')
  let said: string[]
  beforeEach(() => {
    said = []
    const spies = (['log', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line)),
    )
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore()
    })
  })

  const list = 'blocks.list.show.lines'
  const path = list.split('.')

  it.each<readonly [flags: string, change: object]>([
    ['set --page /first --at title --value a.name', { page: '/first', at: ['title'], value: 'a.name' }],
    [
      'set --page /first --market north --at look --value 5',
      { page: '/first', market: 'north', at: ['look'], value: 5 },
    ],
    [
      'set --site pages --at "/third".look --value {"a":[1]}',
      { site: 'pages', at: ['/third', 'look'], value: { a: [1] } },
    ],
    ['set --locale en --at "a.name" --value N', { locale: 'en', at: ['a.name'], value: 'N' }],
    [
      `set --page /first --at ${list}.name.label --value x --shared here`,
      { page: '/first', at: [...path, 'name', 'label'], value: 'x', shared: 'here' },
    ],
    [
      'add --page /third --at entries.0 --value x --after null',
      { page: '/third', at: ['entries', '0'], value: 'x', after: null },
    ],
    [
      'add --page /first --at blocks.new --value 1 --after size',
      { page: '/first', at: ['blocks', 'new'], value: 1, after: 'size' },
    ],
    ['remove --schema forms.json --at $defs.order', { schema: 'forms.json', at: ['$defs', 'order'] }],
    [`rename --page /first --at ${list}.date --to day`, { page: '/first', at: [...path, 'date'], to: 'day' }],
    ['move --page /first --at blocks.size --after null', { page: '/first', at: ['blocks', 'size'], after: null }],
    ['hide --page /second --market south --at title', { page: '/second', market: 'south', at: ['title'] }],
    ['text --language en --key a.name --text N', { language: 'en', key: 'a.name', text: 'N' }],
    [
      'token --market north --scheme dark --token bg --value #000',
      { market: 'north', scheme: 'dark', token: 'bg', value: '#000' },
    ],
    [
      'token --market north --scheme light --token primary --value null',
      { market: 'north', scheme: 'light', token: 'primary', value: null },
    ],
    [
      'create --page /fourth --like /third --value {"title":"x"}',
      { page: '/fourth', like: '/third', value: { title: 'x' } },
    ],
    ['create --schema shop.json --value {"$defs":{}}', { schema: 'shop.json', value: { $defs: {} } }],
    ['delete --page /third', { page: '/third' }],
    ['delete --market south', { market: 'south' }],
  ])('npm run change takes --do %s', async (flags, change) => {
    const [kind = '', ...rest] = flags.split(' ')
    const before = product.texts()
    await main(['--plan', '--json', '--do', kind, ...rest], product.folder)
    const plan: unknown = JSON.parse(said.join('\n').replace(/^[^{]*/, ''))
    expect(plan).toMatchObject({ changes: [{ do: kind, ...change }] })
    expect(product.texts()).toEqual(before)
  })
})

describe('comments', () => {
  const product = createSmallProduct()
  afterAll(() => product.remove())

  describe('a change keeps', () => {
    const source = `export const first = {
  // People read it first.
  title: 'a.first', // the title
  // How wide it is.
  look: 'wide',
}

export const second = {}
`
    const windows = (text: string) => text.replaceAll('\n', '\r\n')
    const parts = (...lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('')
    const [title, look] = [
      parts('// People read it first.', "title: 'a.first', // the title"),
      parts('// How wide it is.', "look: 'wide',"),
    ]

    it.each<readonly [what: string, before: string, change: object, after: string]>([
      [
        'the comments above and beside a moved member',
        source,
        { do: 'move', page: '/first', at: 'title', after: 'look' },
        source.replace(title + look, look + title),
      ],
      [
        'the comments of a member that becomes the first',
        source,
        { do: 'move', page: '/first', at: 'look', after: null },
        source.replace(title + look, look + title),
      ],
      [
        'the line ends of Windows',
        windows(source),
        { do: 'remove', page: '/first', at: 'look' },
        windows(source.replace(look, '')),
      ],
    ])('%s', async (_what, before, change, after) => {
      const draft = await draftOf(withChanges(product.folder, { 'pages/two.ts': before }), readChangeSet(change))
      expect(draft.read('pages/two.ts')).toBe(after)
    })
  })

  it.each([
    ['a.first_one', 'a.first'],
    ['a.size', 'a.name'],
    ['a.more.size', 'a.name'],
    ['b.size', 'b.other'],
    ['c.size', 'b.other'],
  ])('a new text %s stands behind %s', async (key, kin) => {
    const draft = await draftOf(filesAt(product.folder), readChangeSet({ do: 'text', language: 'en', key, text: 'x' }))
    const keys = Object.keys(JSON.parse(draft.read('locales/en.json')) as object)
    expect(keys[keys.indexOf(key) - 1]).toBe(kin)
  })
})

describe('a new member stands where its kind lists it', () => {
  const product = createSmallProduct()
  afterAll(() => product.remove())
  const page = (block: string, more = '') =>
    `export const first = {\n  title: 'a.first',\n${more}  blocks: {\n    main: ${block},\n  },\n}\n\nexport const second = {}\n`
  const text = "{ block: 'text', items: {} }"
  const list = (...members: readonly string[]) =>
    `{\n${["block: 'list'", "rows: 'GET /rows'", "key: 'row.id'", ...members].map((one) => `      ${one},\n`).join('')}    }`
  const action = (...members: readonly string[]) =>
    `{\n      block: 'links',\n      links: { go: { ${["do: 'link'", "label: 'a.name'", ...members].join(', ')} } },\n    }`
  const [empty, filters, table] = ["empty: 'a.name'", 'filters: { f: { label: 1 } }', 'table: { columns: {} }']

  it.each<readonly [member: string, before: string, at: string, value: unknown, after: string]>([
    ['access', page(text), 'access', 'open', page(text, "  access: 'open',\n")],
    ['when', page(action("to: '/second'")), 'blocks.main.links.go.when', {}, page(action('when: {}', "to: '/second'"))],
    ['filters', page(list(empty)), 'blocks.main.filters', { f: { label: 1 } }, page(list(filters, empty))],
    ['table', page(list(empty)), 'blocks.main.table', { columns: {} }, page(list(table, empty))],
    [
      'an entry by id, which stands last',
      page(text),
      'blocks.also',
      { block: 'text' },
      page(`${text},\n    also: { block: 'text' }`),
    ],
  ])('%s', async (_member, before, at, value, after) => {
    for (const kind of ['set', 'add']) {
      const files = withChanges(product.folder, { 'pages/two.ts': before })
      const draft = await draftOf(files, readChangeSet({ do: kind, page: '/first', at, value }))
      expect(draft.read('pages/two.ts')).toBe(after)
    }
  })
})

it('a line of the starter that becomes too long is broken, although a new product has no settings of a formatter', async () => {
  const filter = { label: 'notes.title', param: 'one', items: { a: { value: 'a', label: 'notes.title' } } }
  const filters = { one: filter, two: { ...filter, param: 'two' } }
  const change = { do: 'set', page: '/', at: 'blocks.notes.filters', value: filters }
  const draft = await draftOf(filesAt('examples/starter'), readChangeSet(change))
  expect(draft.read('pages/notes.ts')).toContain("\n      filters: {\n        one: { label: 'notes.title', ")
})
