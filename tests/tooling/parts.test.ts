// Tests parts, which several pages use: the pages that are made of them, the problems with their places, and changes.
import { describe, expect, it } from 'vitest'
import { checkProject } from '../../tools/cli/check/checkProject'
import { NeedsChoice } from '../../tools/cli/change/makeChange'
import { draftOf } from '../../tools/cli/change/plan'
import { readChangeSet } from '../../tools/cli/change/readChanges'
import { expandPlainMarkets, valueInPlace } from '../../tools/cli/effective/expandParts'
import { readOnce, withChanges } from '../../tools/cli/files'
import { examine } from '../../tools/cli/check/product/examine'
import { effectivePages } from '../../tools/cli/generate/loadProduct'
import { root } from '../../tools/cli/root'
import { conduit } from '../support/copySources'
import { docBlock } from './docBlock'

const use = JSON.parse(`{${docBlock('docs/pages.md', 'json pages/demo.json')}}`) as { readonly lead: object }
const lead = docBlock('docs/pages.md', 'json pages/parts/lead.json')
const imported = "import lead from './pages/parts/lead.json' with { type: 'json' }\n"
/** Lumi, for which the document is written. */
const lumi = readOnce(root)
/** Conduit with a page of JSON. Checking Lumi takes ten times as long. */
const product = readOnce(conduit)
const text = (key: string) => ({ block: 'text', items: { one: { text: key } } })
const demo = {
  title: 'profile.me',
  access: 'visitor',
  blocks: { greeting: text('home.empty'), more: text('home.feed.empty') },
}
const config = product
  .read('pages.config.ts')
  .replace(/^/, `${imported}import demo from './pages/demo.json' with { type: 'json' }\n`)
  .replace("'/': home,", "$&\n  '/demo': demo,")
  .replace('parts = {', 'parts = { lead,')
  .replace('entries = [', "$&'/demo', ")

interface Planted {
  readonly part?: string
  readonly blocks?: object
  /** Members of the page beside its blocks. */
  readonly page?: object
  readonly overlay?: string
  readonly config?: string
}

/** Returns the product with the part of the document, and a page that uses it. */
function planted({ part = lead, blocks = use, page, overlay, ...more }: Planted = {}) {
  return withChanges(product, {
    'pages/parts/lead.json': part,
    'pages/demo.json': JSON.stringify({ ...demo, ...page, blocks: { ...demo.blocks, ...blocks } }, null, 2),
    'pages.config.ts': more.config ?? config,
    ...(overlay !== undefined && {
      'markets/qanat.ts': product.read('markets/qanat.ts').replace('  pages: {', `$&\n    '/demo': ${overlay},`),
    }),
  })
}

async function demoIn(market: string, options?: Planted): Promise<{ readonly [name: string]: unknown }> {
  const { product: made } = (await examine(planted(options))).loaded
  return effectivePages(made, market)['/demo'] as never
}
async function blocksIn(market: string, options?: Planted) {
  return (await demoIn(market, options)).blocks as { readonly [id: string]: object }
}

const link = (label: string, to: string) => ({ go: { do: 'link', label, to } })

it('a page has the block of the part with its own values, defaults, and nothing for what it leaves out', async () => {
  expect((await blocksIn('world')).lead).toEqual({ block: 'links', links: link('home.title', '/') })
  const given = { use: 'lead', with: { label: 'home.all', to: '/demo', when: { 'now.day': 1 } } }
  expect((await blocksIn('world', { blocks: { again: given } })).again).toEqual({
    block: 'links',
    when: { 'now.day': 1 },
    links: link('home.all', '/demo'),
  })
})

it('the part and the page as the document shows them are all that is needed', async () => {
  const page = JSON.parse(lumi.read('pages/demo.json')) as { readonly blocks: object }
  const files = withChanges(lumi, {
    'pages/parts/lead.json': lead,
    'pages/demo.json': JSON.stringify({ ...page, blocks: { ...page.blocks, ...use } }, null, 2),
    'pages.config.ts': lumi.read('pages.config.ts').replace(/^/, imported).replace('parts = {', 'parts = { lead,'),
  })
  expect((await checkProject(files)).filter(({ isWarning }) => !isWarning)).toEqual([])
})

it.each<readonly [string, string, object]>([
  ['a value that the page gives', `{ blocks: { lead: { with: { to: '/demo' } } } }`, link('home.title', '/demo')],
  [
    'a part of its own',
    `{ blocks: { lead: null, own: { use: 'lead', with: { label: 'home.all' } } } }`,
    link('home.all', '/'),
  ],
])('a market changes %s', async (_what, overlay, links) => {
  const blocks = await blocksIn('qanat', { overlay })
  expect(blocks.lead ?? blocks.own).toEqual({ block: 'links', links })
  expect((await blocksIn('world', { overlay })).lead).toEqual({
    block: 'links',
    links: link('home.title', '/'),
  })
})

it('several blocks keep their ids, also in the order of the page; a part may use another one', async () => {
  const part = JSON.stringify({ entries: { first: text('home.title'), second: { use: 'inner' } } })
  const page = await demoIn('world', {
    part,
    config: config.replace(
      'parts = {',
      "parts = { inner: { block: { block: 'text', items: { one: { text: 'home.all' } } } },",
    ),
    blocks: { lead: { use: 'lead' } },
    page: { order: ['lead', 'greeting', 'more'] },
  })
  expect(page.order).toEqual(['first', 'second', 'greeting', 'more'])
  expect(page.blocks).toMatchObject({ first: text('home.title'), second: text('home.all') })
})

it.each<readonly [string, Planted, string]>([
  [
    'a value that names nothing: at the page',
    { blocks: { lead: { use: 'lead', with: { label: 'home.titel' } } } },
    'pages/demo.json unknown-message /demo › lead › links › go › label',
  ],
  [
    'a mistake in the block: at the part',
    { part: lead.replace('"links",\n', '"links", "loook": "grid",\n') },
    'pages/parts/lead.json unknown-key /demo › lead',
  ],
  ['a missing value', { blocks: { lead: { use: 'lead' } } }, 'pages/demo.json missing-key /demo › lead › with'],
  [
    'a part that uses itself',
    { part: '{ "block": { "use": "lead" } }', blocks: { lead: { use: 'lead' } } },
    'pages/parts/lead.json cycle /demo › lead › use',
  ],
])('the check reports %s', async (_what, options, told) => {
  const found = await checkProject(planted(options))
  expect(found.map(({ file, name, where }) => `${file} ${name} ${where.join(' › ')}`).join('\n')).toContain(told)
})

const twice = { lead: use.lead, more2: { use: 'lead', with: { label: 'home.all', to: '/' } } }
const label = 'blocks.lead.links.go.label'

it.each<readonly [string, object, string, string]>([
  ['a given value: in the page', { do: 'set', at: label, value: 'home.all' }, 'pages/demo.json', '"label": "home.all"'],
  [
    'the block, in all pages: in the part',
    { do: 'set', at: 'blocks.lead.links.go.icon', value: 'house', shared: 'there' },
    'pages/parts/lead.json',
    '"icon": "house"',
  ],
  [
    'the block in one market: in its overlay',
    { do: 'set', market: 'qanat', at: label, value: 'home.all' },
    'markets/qanat.ts',
    "label: 'home.all'",
  ],
])('a change of %s', async (_what, change, file, text) => {
  const draft = await draftOf(planted({ blocks: twice }), readChangeSet({ page: '/demo', ...change }))
  expect(draft.changed().map((one) => one.file)).toEqual([file])
  expect(draft.read(file)).toContain(text)
})

it('a change of a used block names the pages that change with it, and can be for one page alone', async () => {
  const change = { do: 'set', page: '/demo', at: 'blocks.lead.links.go.icon', value: 'house' }
  const files = planted({ blocks: twice })
  await expect(draftOf(files, readChangeSet(change))).rejects.toThrow(NeedsChoice)
  await expect(draftOf(files, readChangeSet(change))).rejects.toThrow(
    /^The part "lead" \(pages\/demo\.json:\d+\) is shared with pages .*more2/,
  )
  const draft = await draftOf(files, readChangeSet({ ...change, shared: 'here' }))
  expect(draft.changed().map(({ file }) => file)).toEqual(['pages/demo.json'])
  expect(JSON.parse(draft.read('pages/demo.json'))).toMatchObject({
    blocks: { lead: { ...use.lead, links: { go: { icon: 'house' } } }, more2: twice.more2 },
  })
})

describe('a value that pages use', () => {
  const parts = {
    gone: { value: { '1': 'a', '2': 'b' } },
    late: { value: { use: 'gone', '3': 'c' } },
    line: { value: { label: 'a', value: 'row.a', when: { 'row.a': 1, 'row.b': 2 } } },
    days: { value: [2, 3] },
    roles: { isMember: { value: { 'user.role': 'member' } }, all: { value: [{ a: 1 }, { use: 'roles.isMember' }] } },
    round: { value: { use: 'round' } },
    payee: { entries: { name: { label: 'n' }, iban: { label: 'i', value: 'row.iban' } } },
    titled: { parameters: { text: { is: 'message' } }, value: { label: { parameter: 'text' } } },
  }
  it.each<readonly [string, unknown, unknown]>([
    ['stands where the use stands', { use: 'gone' }, { '1': 'a', '2': 'b' }],
    ['may use another one', { use: 'late' }, { '1': 'a', '2': 'b', '3': 'c' }],
    ['gets members', { use: 'gone', '2': 'x', '4': 'd' }, { '1': 'a', '2': 'x', '4': 'd' }],
    ['loses members', { use: 'gone', '2': null }, { '1': 'a' }],
    [
      'is changed deep within',
      { use: 'line', when: { 'row.b': 3 } },
      { label: 'a', value: 'row.a', when: { 'row.a': 1, 'row.b': 3 } },
    ],
    [
      'is one of several, of which later ones win',
      { use: ['line', 'late'], label: 'x' },
      { '1': 'a', '2': 'b', '3': 'c', label: 'x', value: 'row.a', when: { 'row.a': 1, 'row.b': 2 } },
    ],
    ['is a list', { in: { use: 'days' } }, { in: [2, 3] }],
    ['joins other items', [1, { use: 'days' }, 4], [1, 2, 3, 4]],
    ['joins other lists', { use: ['days', 'roles.all'] }, [2, 3, { a: 1 }, { 'user.role': 'member' }]],
    [
      'has entries, which stand in place of one',
      { lines: { no: { label: '1' }, payee: { use: 'payee' }, at: { label: '2' } } },
      {
        lines: {
          no: { label: '1' },
          name: { label: 'n' },
          iban: { label: 'i', value: 'row.iban' },
          at: { label: '2' },
        },
      },
    ],
    [
      'has entries, of which one is changed and one is removed',
      { lines: { payee: { use: 'payee', entries: { name: null, iban: { label: 'x' } } } } },
      { lines: { iban: { label: 'x', value: 'row.iban' } } },
    ],
    [
      'has entries, and stands alone where one has that id already',
      { lines: { payee: { use: 'payee' }, name: { label: '1' } } },
      { lines: { payee: { use: 'payee' }, name: { label: '1' } } },
    ],
    ['has no entries for a single value', { lines: { use: 'payee' } }, { lines: { use: 'payee' } }],
    ['has parameters', { use: 'titled', with: { text: 'a' } }, { label: 'a' }],
    [
      'stands in values of a sentence',
      { say: 'a', with: { it: { use: 'gone' } } },
      { say: 'a', with: { it: { '1': 'a', '2': 'b' } } },
    ],
    ['is no entry of that name', { use: { label: 'a' } }, { use: { label: 'a' } }],
    ['is no word of the server', { use: 'other' }, { use: 'other' }],
    ['has an end', { use: 'round' }, { use: 'round' }],
    ['cannot get members if it is a list', { use: 'days', a: 1 }, { use: 'days', a: 1 }],
  ])('%s', (_what, value, expected) => {
    expect(valueInPlace(value, parts)).toEqual(expected)
  })

  it('gives its members where the use stands', () => {
    expect(Object.keys(valueInPlace({ first: 1, use: 'line', last: 2 }, parts) as object)).toEqual([
      'first',
      'label',
      'value',
      'when',
      'last',
    ])
  })

  it('is changed by a market as if the page had it', () => {
    const pages = { '/': { reasons: { use: 'gone' } } }
    const markets = { one: { pages: { '/': { reasons: { use: 'late', '1': null } } } } }
    expect(expandPlainMarkets(markets, pages, parts)).toEqual({
      one: { pages: { '/': { reasons: { '1': null, '2': 'b', '3': 'c' } } } },
    })
  })

  const gone = { value: { '401': 'home.empty', '404': 'home.feed.empty' } }
  const call = (reasons: object) => ({
    block: 'links',
    links: {
      go: {
        do: 'call',
        call: 'POST /api/articles',
        label: 'home.all',
        reasons,
      },
    },
  })
  const withGone = (blocks: object) =>
    planted({
      blocks,
      config: config.replace('parts = { lead,', `parts = { refusals: { gone: ${JSON.stringify(gone)} },`),
    })
  const two = { a: call({ use: 'refusals.gone' }), b: call({ use: 'refusals.gone', '402': 'home.all' }) }
  const at = (block: string, code: string) => ({
    do: 'set',
    page: '/demo',
    at: ['blocks', block, 'links', 'go', 'reasons', code],
    value: 'home.title',
  })

  it.each<readonly [string, object, string]>([
    [
      'of one page: beside the use',
      { ...at('b', '404'), shared: 'here' },
      `"use": "refusals.gone", "404": "home.title"`,
    ],
    ['of what the page has beside it: there', at('b', '402'), `"402": "home.title"`],
    [
      'that the page adds: beside the use',
      { ...at('a', '405'), shared: 'here' },
      `"use": "refusals.gone", "405": "home.title"`,
    ],
    [
      'that the page takes away: beside the use',
      { ...at('a', '404'), do: 'remove', value: undefined, shared: 'here' },
      `"404": null`,
    ],
  ])('a change %s', async (_what, change, text) => {
    const draft = await draftOf(withGone(two), readChangeSet(JSON.parse(JSON.stringify(change))))
    expect(draft.changed().map(({ file }) => file)).toEqual(['pages/demo.json'])
    expect(draft.read('pages/demo.json').replaceAll(/\s+/g, ' ')).toContain(text)
  })

  it('a change of all pages: in the part', async () => {
    await expect(draftOf(withGone(two), readChangeSet(at('a', '404')))).rejects.toThrow(
      /^The part "refusals.gone" .* is shared with pages .*b/,
    )
    const draft = await draftOf(withGone(two), readChangeSet({ ...at('a', '404'), shared: 'there' }))
    expect(draft.changed().map(({ file }) => file)).toEqual(['pages.config.ts'])
  })

  it.each<readonly [object, string]>([
    [
      { scnd: { text: 'home.title' } },
      '"leads" has no entry "scnd", and as a new one it is not whole: "block" is missing',
    ],
    [{ nope: null }, 'the part "leads" has no entry "nope" to remove.'],
    [{ third: text('home.title') }, ''],
  ])('entries %j beside a use are told apart from those of the part', async (entries, told) => {
    const part = { entries: { first: text('home.title'), second: text('home.title') } }
    const files = planted({
      blocks: { lead: { use: 'leads', entries } },
      config: config.replace('parts = { lead,', `parts = { leads: ${JSON.stringify(part)},`),
    })
    const found = (await checkProject(files)).filter(({ file }) => file === 'pages/demo.json')
    const known = { file: 'pages/demo.json', name: 'unknown-key', allowed: ['first', 'second'] }
    expect(found).toMatchObject(told === '' ? [] : [{ ...known, what: expect.stringContaining(told) as string }])
  })

  it('the check reports unknown and unused parts, and a value that does not fit, each where it is written', async () => {
    const found = await checkProject(
      withGone({ a: call({ use: 'refusals.gnoe' }), b: call({ use: 'refusals.gone', '402': 'home.titel' }) }),
    )
    const told = found.map(({ file, name, what }) => `${file} ${name} ${what}`).join('\n')
    expect(told).toContain('pages/demo.json unknown-part there is no part "refusals.gnoe".')
    expect(told).toContain('pages/demo.json unknown-message')
    const rest = (await checkProject(withGone({}))).map(({ file, name, where }) => [file, name, ...where])
    expect(rest).toContainEqual(['pages.config.ts', 'unused', 'parts', 'refusals.gone'])
  })
})
