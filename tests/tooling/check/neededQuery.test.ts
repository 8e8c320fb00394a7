// Tests that the check reports ways to a page without what that page needs in its address.
import { expect, it } from 'vitest'
import { missingQueries } from '../../../tools/cli/check/rules/neededQuery'
import { site } from './site'

const id = { from: 'query.id' }
const record = { block: 'record', call: 'POST /one', body: { id } }
const form = (from: string) => ({ block: 'form', form: 'order', fields: { item: { label: 'a', initial: { from } } } })
const targets = {
  '/item': { title: 'a', blocks: { one: record } },
  '/maybe': { title: 'a', blocks: { one: { ...record, when: { 'query.id': { exists: true } } } } },
  '/mine': { title: 'a', blocks: { one: { block: 'text', items: { a: { text: 'a', when: { 'data.own.id': 1 } } } } } },
  '/edit': { title: 'a', blocks: { form: form('data.own.id') } },
}
const needs = { kind: 'read', request: { properties: { id: {} }, required: ['id'] }, response: {} }

/** Returns the problems of a block, with what they name and what they allow. */
function found(block: object): readonly string[] {
  const made = site({ '/': { title: 'a', blocks: { b: block } }, ...targets })
  const known = { ...made.known, endpoints: { ...made.known.endpoints, 'POST /one': needs, 'POST /own': needs } }
  const sources = { own: { call: 'POST /own', body: { id: { from: 'query.shop' } } } }
  return missingQueries({ ...made, known, sources }).map(
    ({ name, where, what, allowed }) => `${name} ${where.join(' › ')}: ${what} [${allowed?.join()}]`,
  )
}

const link = (more: object) => ({ block: 'links', links: { one: { do: 'link', label: 'a', ...more } } })
const missing = (where: string, page: string, name: string) =>
  `missing-key / › b › ${where}: the page "${page}" needs "${name}" in its address. Add it to "query". [${name}]`

it.each<[string, object, readonly string[]]>([
  ['a link without its query', link({ to: '/item' }), [missing('links › one', '/item', 'id')]],
  ['a link with another', link({ to: '/item', query: { x: '1' } }), [missing('links › one › query', '/item', 'id')]],
  ['what a source of the page needs', link({ to: '/mine' }), [missing('links › one', '/mine', 'shop')]],
  [
    'the page after a call',
    { block: 'links', links: { one: { do: 'call', label: 'a', call: 'POST /save', then: { to: '/item' } } } },
    [missing('links › one › then', '/item', 'id')],
  ],
  [
    'the page that a row opens',
    { block: 'list', rows: 'POST /items', key: 'row.id', show: { title: 'row.name' }, opens: { to: '/item' } },
    [missing('opens', '/item', 'id')],
  ],
  ['a link with its query', link({ to: '/item', query: { id: { from: 'user.uid' } } }), []],
  ['a page that shows less without it', link({ to: '/maybe' }), []],
  ['a form whose initial values may be empty', link({ to: '/edit' }), []],
  ['another page', link({ to: '/' }), []],
])('%s', (_what, block, problems) => expect(found(block)).toEqual(problems))
