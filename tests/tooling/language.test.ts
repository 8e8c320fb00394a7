// Tests the editor schemas of the page language: they accept the product, and refuse structural mistakes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import { generateTexts } from '../../tools/cli/generate'
import { root } from '../../tools/cli/root'
import type { Market } from '@pagewright/engine/language'
import { type Tree } from '../generate/productCopy'

const read = (name: string) => JSON.parse(readFileSync(join(root, `.pagewright/editor/${name}.json`), 'utf8')) as object
const ajv = new Ajv({ strict: false })
for (const name of ['page', 'overlay', 'market']) ajv.addSchema(read(name), `${name}.json`)
const schemaOf = (name: string) => ajv.getSchema(`${name}.json`) as ValidateFunction
const overlay = schemaOf('overlay')
const schemas = { pages: schemaOf('page'), markets: schemaOf('market') }
const misfits = (validate: ValidateFunction, value: unknown) => (validate(value) ? [] : validate.errors)

describe('F44 fits the editor schemas:', () => {
  it.each(Object.entries(pages))('the page %s', (_route, page) => {
    expect(misfits(schemas.pages, page)).toEqual([])
  })
  it.each(Object.entries<Market>(markets))('the market %s', (_id, market) => {
    expect(misfits(schemas.markets, market)).toEqual([])
    for (const change of Object.values(market.pages ?? {})) if (change) expect(misfits(overlay, change)).toEqual([])
  })
})

it.each<readonly [string, unknown, boolean]>([
  ['a part of a block', { blocks: { method: { fields: { tax_id: { label: 'method.taxId' } } } } }, true],
  ['what is taken away', { blocks: { method: null }, title: null }, true],
  ['a list as a whole', { order: ['a', 'b'] }, true],
  [
    'a part of a condition',
    { needs: { guild: { when: { 'user.uid': null, 'user.guild_id': { exists: false } } } } },
    true,
  ],
  ['a member that there is not', { blocks: { method: { feilds: {} } } }, false],
  ['a message that there is not', { title: 'method.titel' }, false],
  ['a test that there is not', { blocks: { a: { when: { 'user.uid': { exist: true } } } } }, false],
  ['a path that begins with nothing', { blocks: { a: { show: { title: 'rwo.name' } } } }, false],
  ['keywords of messages', { blocks: { a: { fields: { b: { messages: { patern: 'home.title' } } } } } }, false],
])('F44 an overlay may say %s (%j): %s', (_what, change, fits) => {
  expect(overlay(change)).toBe(fits)
})

it('F44 the doc text of a member is where an editor looks for it', () => {
  const { definitions } = read('page') as {
    definitions: { [name: string]: { else: { properties: { [member: string]: Tree } } } }
  }
  expect(definitions.PageConfig?.else.properties.login).toEqual({
    description: 'The page that opens instead of a guarded page if there is no session.',
    $ref: '#/definitions/names-route',
  })
})

it('F44 an editor finds the schema of a JSON page in another product too', async () => {
  const { cached = {} } = await generateTexts(join(root, 'examples/starter'))
  const found = JSON.parse(cached['editor/page.json'] ?? '') as object
  const fits = new Ajv({ strict: false }).compile(found)
  const page = {
    title: 'notes.title',
    access: 'open',
    blocks: { a: { block: 'text', items: { a: { text: 'notes.empty' } } } },
  }
  expect([fits(page), fits({ ...page, title: 'notes.titel' })]).toEqual([true, false])
})

it('F44 which schema a page is held to is for its editor alone', () => {
  expect(readFileSync(join(root, 'pages/demo.json'), 'utf8')).toContain('"$schema": "../.pagewright/editor/page.json"')
  expect(readFileSync(join(root, '.pagewright/routes/demo.ts'), 'utf8')).not.toContain('$schema')
})
