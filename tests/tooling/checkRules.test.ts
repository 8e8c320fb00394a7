// Tests that each check rule finds a planted mistake.
import type { Problem } from '@pagewright/engine/tools'
import { describe, expect, it } from 'vitest'
import { notForMany, missingAsk, missingFailed, removedAsks } from '../../tools/cli/check/rules/calls'
import { cannotMatch, unfilledHiddenFields, missingLimits } from '../../tools/cli/check/rules/fields'
import { crossedWords } from '../../tools/cli/check/rules/words'
import { incompleteOrders, missingNames } from '../../tools/cli/check/rules/lookAlikes'
import { missingLogins, noWayBack, unreachablePages } from '../../tools/cli/check/rules/pageLinks'
import { deadPages, neverHolds } from '../../tools/cli/check/rules/conditions'
import type { MarketRule } from '../../tools/cli/check/rules/rule'
import { unused } from '../../tools/cli/check/rules/unused'
import { blocksOn, market, site, whole } from './check/site'

const said = (problems: readonly Problem[]) => problems.map(({ name, where }) => `${name} ${where.join(' › ')}`)

const save = { do: 'call', call: 'POST /save', label: 'a', failed: 'a' }
const pay = { ...save, call: 'POST /pay' }
const ask = 'a'
const links = (one: object) => ({ block: 'links', links: { one } })
const sheet = (submit: object) => links({ do: 'form', label: 'a', form: 'order', fields: {}, submit })
const rowsWith = (one: object) => ({
  block: 'list',
  rows: 'POST /items',
  key: 'row.id',
  show: { title: 'row.name' },
  actions: { one },
  bulk: ['one'],
})
const link = (to: string) => links({ do: 'link', label: 'a', to })
const field = (more: object) => ({
  block: 'form',
  form: 'order',
  fields: { item: { label: 'a', ...more } },
  submit: save,
})
const options = (value: string, more = {}) =>
  field({ options: { call: 'POST /items', value, label: 'row.name', ...more } })

type Row = readonly [block: object, problems: readonly string[]]
const tables: readonly (readonly [title: string, rule: MarketRule, rows: readonly Row[]])[] = [
  [
    'a write without words for when it fails',
    missingFailed,
    [
      [links({ ...save, failed: undefined }), ['missing-failed / › a › links › one']],
      [links(save), []],
    ],
  ],
  [
    'money without a question',
    missingAsk,
    [
      [links(pay), ['missing-ask / › a › links › one']],
      [links({ ...pay, then: { to: '/done', replace: true } }), ['missing-ask / › a › links › one']],
      [links({ ...pay, ask }), []],
      [links({ ...pay, review: { title: 'a' } }), []],
      [{ block: 'form', form: 'order', fields: {}, submit: pay }, ['missing-ask / › a › submit']],
      // The payment is confirmed on another page, or a press has opened the sheet.
      [{ block: 'form', form: 'order', fields: {}, submit: { ...pay, then: { leave: { from: 'answer.url' } } } }, []],
      [sheet(pay), []],
      // That press agrees to the submit alone.
      [
        links({ do: 'form', label: 'a', form: 'order', fields: { one: { label: 'a', action: pay } }, submit: save }),
        ['missing-ask / › a › links › one › fields › one › action'],
      ],
      [links(save), []],
    ],
  ],
  [
    'a success with the message of a failure',
    crossedWords,
    [
      [
        links({ ...save, done: 'save.failed', failed: 'save.done' }),
        ['crossed-words / › a › links › one › done', 'crossed-words / › a › links › one › failed'],
      ],
      [links({ ...save, done: { say: 'save.failed', with: {} } }), ['crossed-words / › a › links › one › done']],
      [links({ ...save, done: 'save.done', failed: 'save.failed' }), []],
    ],
  ],
  [
    'an action for several rows that must be looked at one by one',
    notForMany,
    [
      [rowsWith(save), []],
      [rowsWith({ ...pay, ask }), ['not-a-write / › a › bulk']],
      [rowsWith({ ...save, review: { title: 'a' } }), ['not-a-write / › a › bulk']],
      [rowsWith({ do: 'link', label: 'a', to: '/' }), ['not-a-write / › a › bulk']],
    ],
  ],
  [
    'a picture without a name',
    missingNames,
    [
      [{ block: 'record', call: 'POST /one', image: 'row.name' }, ['missing-name / › a']],
      [{ block: 'record', call: 'POST /one', image: 'row.name', name: 'row.name' }, []],
      [{ block: 'record', call: 'POST /one' }, []],
    ],
  ],
  [
    'choices that a field can never hold',
    cannotMatch,
    [
      [options('row.count'), ['cannot-match / › a › fields › item › options › value']],
      [options('row.state'), ['cannot-match / › a › fields › item › options › value']],
      [options('row.id'), []],
      [options('row.name'), ['cannot-match / › a › fields › item › options › value']],
      [
        options('row.id', { fills: { count: 'row.name' } }),
        ['cannot-match / › a › fields › item › options › fills › count'],
      ],
      [options('row.id', { fills: { count: 'row.count', marks: 'row.marks' } }), []],
      [
        options('row.id', { fills: { marks: 'row.name' } }),
        ['cannot-match / › a › fields › item › options › fills › marks'],
      ],
    ],
  ],
]

describe.each(tables)('%s', (_title, rule, rows) => {
  it.each(rows)('%j', (block, problems) => {
    expect(said(rule(blocksOn('/', { a: block })))).toEqual(problems)
  })
})

describe('conditions that can never hold', () => {
  const one = (when: object, more: object = {}) =>
    said(neverHolds({ markets: [blocksOn('/', { a: { ...text, ...more, when } })] }))
  const text = { block: 'text', items: { one: { text: 'a' } } }
  const never = 'never-holds / › a › when'

  it.each([
    [{ 'user.role': { in: ['owner'], not: 'owner' } }],
    [{ 'user.level': { min: 5, max: 4 } }],
    [{ 'user.level': { min: 5, below: 5 } }],
    [{ 'user.level': { exists: false, min: 1 } }],
    [{ 'user.role': 'owner', any: [{ 'user.role': 'admin' }, { 'user.role': 'member' }] }],
    [{ any: [] }],
    [{ 'now.day': { min: 32 } }],
    [{ 'now.month': 0 }],
    [{ 'market.currency': 'EUR' }],
    [{ 'user.isMember': { not: true }, any: [{ 'user.isMember': true }] }],
  ])('%j is told', (when) => expect(one(when)).toEqual([never]))

  it.each([
    [{ 'user.role': { in: ['owner', 'admin'], not: 'owner' } }],
    [{ 'user.role': { not: 'owner' } }],
    [{ 'user.role': { exists: false } }],
    [{ 'user.level': { min: 4, max: 4 } }],
    [{ 'user.level': { min: 1, below: { from: 'user.most' } } }],
    [{ 'user.role': 'owner', any: [{ 'user.role': 'admin' }, { 'user.level': 1 }] }],
    [{ 'now.day': { max: 31 } }],
    [{ 'market.currency': 'USD' }],
    [{ 'user.isMember': { not: true } }],
  ])('%j is good', (when) => expect(one(when)).toEqual([]))

  it('an inner condition is reported if it excludes the outer one', () => {
    const inside = (when: object) => ({ block: 'links', links: { one: { do: 'language', label: 'a', when } } })
    expect(one({ 'user.level': 1 }, inside({ 'user.level': 2 }))).toEqual(['never-holds / › a › links › one › when'])
    expect(one({ 'user.level': 1 }, inside({ 'user.level': { min: 1 } }))).toEqual([])
  })

  it('a shared part is accepted if it can hold on one page or in one market', () => {
    const pages = (access: string) => ({
      '/': { title: 'a', access, blocks: { a: { ...text, when: { 'user.level': 1 } } } },
    })
    const [open, account] = [site(pages('open')), site({ '/other': pages('account')['/'] })]
    expect(said(neverHolds({ markets: [open] }))).toEqual([never])
    expect(said(neverHolds({ markets: [open, account] }))).toEqual([])
  })
})

describe('pages that never show anything', () => {
  const text = { block: 'text', items: { one: { text: 'a' } } }
  const never = { 'user.level': { min: 2, max: 1 } }
  const dead = (page: object) => said(deadPages(site({ '/': { title: 'a', ...page } })))

  it.each([
    [{ blocks: {} }, ['dead-page /']],
    [{ blocks: { a: { ...text, when: never } } }, ['dead-page /']],
    [{ blocks: { a: { block: 'text', items: { one: { text: 'a', when: never } } } } }, ['dead-page /']],
    [{ blocks: { a: { ...text, when: never }, b: text } }, []],
    [{ blocks: { a: text }, redirects: { on: { when: {}, to: '/b' } } }, ['dead-page / › redirects › on']],
    [{ blocks: { a: text }, redirects: { on: { when: { 'query.a': '1' }, to: '/b' } } }, []],
    [{ blocks: { a: text }, needs: { one: { when: never, otherwise: 'a' } } }, ['dead-page /']],
  ])('%j', (page, problems) => expect(dead(page)).toEqual(problems))
})

describe('pages and the ways to them', () => {
  const page = (block: object, more = {}) => ({ title: 'a', blocks: { a: block }, ...more })
  const end = { block: 'text', items: { one: { text: 'a' } } }

  it.each([
    ['a link', link('/b')],
    ['what follows a call', links({ ...save, then: { to: '/b' } })],
    ['what follows money that was found', links({ ...pay, found: { to: '/b' } })],
    ['a row', { block: 'list', rows: 'POST /items', opens: { to: '/b' } }],
    ['a login', link('/c'), { login: '/b' }],
  ])('%s leads to a page, and a page that nothing leads to is told', (_title, block: object, more: object = {}) => {
    const pages = { '/': page(block), '/b': page(end), '/c': page(end, more), '/d': page(link('/d')) }
    const without = { ...pages, '/': page(end), '/c': page(end) }
    const found = said(unreachablePages(['/c'])(site(pages)))
    expect(found).toEqual(['unreachable-page /d'])
    expect(said(unreachablePages(['/c'])(site(without)))).toEqual(['unreachable-page /b', 'unreachable-page /d'])
  })

  it.each([
    ['guarded', { access: 'guarded' }, ['missing-login / › a › links › one › to']],
    ['guarded, with its login', { access: 'guarded', login: '/login' }, []],
    ['for an account, as the general login is there', { access: 'account' }, []],
    ['open', { access: 'open' }, []],
  ])('an open page leads to one that is %s', (_title, more, problems) => {
    const pages = { '/': page(link('/b'), { access: 'open' }), '/b': page(end, more), '/login': page(end) }
    expect(said(missingLogins(site(pages)))).toEqual(problems)
    expect(said(missingLogins(site({ ...pages, '/': page(link('/b')) })))).toEqual([])
  })
})

it.each([
  ['a text', { type: 'string' }, true],
  ['a text with a limit', { type: 'string', maxLength: 9 }, false],
  ['a closed set', { type: 'string', enum: ['a'] }, false],
  ['a date', { type: 'string', format: 'date' }, false],
  ['a time', { type: 'string', format: 'time' }, false],
  ['a date with a time', { type: 'string', format: 'date-time' }, false],
  ['a colour', { type: 'string', format: 'color' }, false],
  ['an address of mail', { type: 'string', format: 'email' }, true],
  ['a text with the largest limit', { type: 'string', maxLength: 20_000 }, false],
  ['a text with more', { type: 'string', maxLength: 20_001 }, true],
  ['a list with the largest limit', { type: 'array', maxItems: 500, items: { type: 'number' } }, false],
  ['a list with more', { type: 'array', maxItems: 501, items: { type: 'number' } }, true],
  ['a list', { type: 'array', items: { type: 'number' } }, true],
  ['a list of texts with one limit', { type: 'array', maxItems: 2, items: { type: 'string' } }, true],
  ['a list with both limits', { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 9 } }, false],
])('what people fill in has a limit: %s', (_title, schema, isTold) => {
  const set = { 'forms.json': { order: { type: 'object', properties: { item: schema } } } }
  const found = missingLimits({ ...site({}), set })
  expect(found.length > 0).toBe(isTold)
  for (const { where } of found)
    expect(where.slice(0, 4)).toEqual(['schemas/forms.json', 'order', 'properties', 'item'])
})

describe('unused parts', () => {
  it.each([
    ['a definition', { definition: 'Idle' }, 'unused schemas/items.json › Idle'],
    ['a call', { call: 'POST /idle' }, 'unused schemas/api.json › POST /idle'],
    ['a source', { source: 'idle' }, 'unused sources › idle'],
    ['a picture', { file: 'public/idle.svg' }, 'unused public/idle.svg'],
  ])('%s is told', (_title, more, problem) => {
    expect(said(unused(whole(more)))).toEqual([problem])
  })

  it('calls without a page are warnings, and many of them are one', () => {
    const site = whole({ call: 'POST /idle' })
    const call = { kind: 'read', request: 'items.json#/$defs/Query', response: 'items.json#/$defs/Items' } as const
    const more = (count: number) => Object.fromEntries([...Array(count).keys()].map((at) => [`POST /idle/${at}`, call]))
    const found = (count: number) =>
      unused({ ...site, contract: { ...site.contract, calls: { ...site.contract.calls, ...more(count) } } })
    expect(found(4).map(({ isWarning }) => isWarning)).toEqual([true, true, true, true, true])
    expect(found(5).map(({ what }) => what)).toEqual([
      'no page, source or code calls it, nor 5 others: use it, or remove it.',
    ])
  })

  it('everything else is used', () => {
    expect(market.favicon).toBe('/icon.svg')
    expect(said(unused(whole({})))).toEqual([])
  })
})

describe('more rules', () => {
  const said = (problems: readonly Problem[]) => problems.map(({ name, where }) => `${name} ${where.join(' › ')}`)

  const save = { do: 'call', call: 'POST /save', label: 'a', failed: 'a' }
  const links = (one: object) => ({ block: 'links', links: { one } })

  it.each([
    ['a link', links({ do: 'link', label: 'a', to: '/' }), []],
    ['a widget, whose code may lead on', { block: 'widget', widget: 'a' }, []],
    ['nothing but a text', { block: 'text', text: 'a' }, ['no-way-back /start']],
    ['a link to itself', links({ do: 'link', label: 'a', to: '/start' }), ['no-way-back /start']],
  ])('a start page with %s', (_what, block, problems) => {
    for (const look of ['welcome', 'entrance'] as const) {
      const page = { title: 'a', look, blocks: { one: block } } as const
      const site = { pages: { '/': page, '/start': page } } as unknown as Parameters<typeof noWayBack>[0]
      expect(said(noWayBack(site)).filter((one) => one.endsWith('/start'))).toEqual(problems)
    }
  })

  it.each([
    ['removes a question', { one: { ask: null } }, ['missing-ask x › pages › /a › one › ask']],
    ['removes a review', { one: { submit: { review: null } } }, ['missing-ask x › pages › /a › one › submit › review']],
    ['words a question in another way', { one: { ask: 'b' } }, []],
    ['removes the whole action', { one: null }, []],
  ])('a market that %s', (_what, blocks, problems) => {
    const site = { id: 'x', market: { ...market, pages: { '/a': { blocks } } } } as Parameters<typeof removedAsks>[0]
    expect(said(removedAsks(site))).toEqual(problems)
  })

  it.each([
    ['names all', ['b', 'a'], []],
    ['leaves one out', ['b'], ['missing-key / › x › order']],
    // Another check reports a name that does not exist.
    ['names what does not exist', ['c'], []],
  ])('an order of a page that %s', (_what, order, problems) => {
    const block = { block: 'links', links: { a: {}, b: {} }, order }
    const pages = { '/': { title: 'a', blocks: { x: block } } }
    expect(said(incompleteOrders({ product: { pages } } as unknown as Parameters<typeof incompleteOrders>[0]))).toEqual(
      problems,
    )
  })

  it.each([
    ['a 40th day', { 'now.day': { min: 40 } }, ['never-holds / › a › when']],
    ['a list with a 40th day', { 'now.day': { in: [1, 40] } }, ['never-holds / › a › when › now.day › in']],
    ['a day before the first', { 'now.day': { min: -1 } }, ['never-holds / › a › when › now.day › min']],
  ])('a condition with a bound of %s', (_what, when, problems) => {
    expect(said(neverHolds({ markets: [blocksOn('/', { a: { block: 'text', items: {}, when } })] }))).toEqual(problems)
  })

  it.each([
    ['is shown', { item: {} }, []],
    ['is hidden', { item: { widget: 'hidden' } }, ['missing-key / › x › fields › item']],
    ['is hidden with a value', { item: { widget: 'hidden', initial: 'a' } }, []],
  ])('a required field that %s', (_what, fields, problems) => {
    const site = blocksOn('/', { x: { block: 'form', form: 'order', fields, submit: save } })
    const form = { properties: { item: { type: 'string' } }, required: ['item'] }
    expect(said(unfilledHiddenFields({ ...site, known: { ...site.known, forms: { order: form } } }))).toEqual(problems)
  })
})
