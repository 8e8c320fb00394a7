// Tests the rules of `npm run check` about ways, questions, orders and fields that fit their schema and still are mistakes.
import { expect, it } from 'vitest'
import { unfilledHiddenFields } from '../../tools/cli/check/rules/hiddenField'
import { incompleteOrders } from '../../tools/cli/check/rules/incompleteOrder'
import { neverHolds } from '../../tools/cli/check/rules/neverHolds'
import { noWayBack } from '../../tools/cli/check/rules/noWayBack'
import { removedAsks } from '../../tools/cli/check/rules/removedAsk'
import type { Problem } from '@pagewright/engine/tools'
import { blocksOn, market } from './check/site'

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
