// Tests that the check follows links in formatted texts, and reports them at the text in each language.
import { expect, it } from 'vitest'
import { richLinkFindings } from '../../../tools/cli/check/richLinks'
import { withChanges } from '../../../tools/cli/files'
import { site } from './site'

const rich = { block: 'text', look: 'rich', items: { all: { text: 'help' } } }
const id = { from: 'query.id' }
const made = site({
  '/': { title: 'a', blocks: { help: rich } },
  '/item': { title: 'a', blocks: { one: { block: 'record', call: 'POST /one', body: { id } } } },
  '/maybe': {
    title: 'a',
    blocks: { one: { block: 'record', call: 'POST /one', body: { id }, when: { 'query.id': { exists: true } } } },
  },
  '/mine': {
    title: 'a',
    blocks: { one: { block: 'record', call: 'POST /data', body: { id: { from: 'data.own.id' } } } },
  },
})
const needs = { kind: 'read', request: { properties: { id: {} }, required: ['id'] }, response: {} }
const shop = {
  ...made,
  sources: { own: { call: 'POST /own', body: { id: { from: 'query.shop' } } } },
  known: {
    ...made.known,
    otherRoutes: ['/elsewhere'],
    endpoints: { ...made.known.endpoints, 'POST /one': needs, 'POST /own': needs, 'POST /data': needs },
  },
}

function found(texts: object): readonly string[] {
  const files = withChanges('/nowhere', { 'locales/en.json': JSON.stringify(texts, undefined, 1) })
  return richLinkFindings(files, [shop]).map(
    ({ name, file, line, where, what }) => `${file}:${line} ${name} ${where.join()}: ${what}`,
  )
}

it.each([
  ['a page', 'See [items](/item?id=7).'],
  ['a page whose parameter is a value', '[item](/item?id={{id}})'],
  ['a page that depends on a value', '[page](/{{page}})'],
  ['a page that another market has', '[there](/elsewhere)'],
  ['a page that shows less without its parameter', '[maybe](/maybe) and [with](/maybe?id=1)'],
  ['a place of a page', '[top](/#top)'],
  ['another site', '[site](https://help.example/nowhere)'],
  ['another host', '[host](//help.example/nowhere)'],
  ['no page, in code', '`[no](/nowhere)`'],
])('accepts a link to %s', (_what, help) => {
  expect(found({ help, other: '[not formatted](/nowhere)' })).toEqual([])
})

it.each([
  ['[a](/itm?id=1)', ['unknown-route help: the link leads to "/itm", and there is no such page.']],
  [
    '# Help\n\n- one\n- [a](/nowhere#x)',
    ['unknown-route help: the link leads to "/nowhere", and there is no such page.'],
  ],
  ['[a](/item)', ['missing-key help: the page "/item" needs "id" in its address, and the link has no such parameter.']],
  [
    '[a](/mine)',
    ['missing-key help: the page "/mine" needs "shop" in its address, and the link has no such parameter.'],
  ],
  ['[a](/item?id=1&tab=2)', ['unknown-key help: the page "/item" does not read "tab" from its address.']],
])('reports %j at the line of its text', (help, problems) => {
  expect(found({ first: 'x', help })).toEqual(problems.map((one) => `locales/en.json:3 ${one}`))
})

it('reports each plural form', () => {
  expect(found({ help_one: '[a](/nowhere)', help_other: '[a](/)' })).toHaveLength(1)
})

it.each([
  ['no such page', '[a](/itm)', ['/', '/item', '/maybe', '/mine', '/elsewhere']],
  ['a parameter too few', '[a](/item)', ['id']],
  ['a parameter too many', '[a](/item?id=1&tab=2)', ['id']],
])('says what is allowed: %s', (_what, help, allowed) => {
  const files = withChanges('/nowhere', { 'locales/en.json': JSON.stringify({ help }) })
  expect(richLinkFindings(files, [shop]).map((one) => one.allowed)).toEqual([allowed])
})
