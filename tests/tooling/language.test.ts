// Tests the editor schemas of the page language: they accept the product, and refuse structural mistakes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import { root } from '../../tools/cli/root'
import type { Market } from '@pagewright/engine/language'
import { make, productCopy, type Mistake, type Tree } from '../generate/mistakes/copy'
import { marketMistakes } from '../generate/mistakes/markets'
import { memberMistakes } from '../generate/mistakes/members'
import { nameMistakes } from '../generate/mistakes/names'

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

/** Problems that the structure alone shows, anywhere. */
const ofShape = new Set(
  'block action endpoint message route icon widget form test native-call token'
    .split(' ')
    .map((noun) => `unknown-${noun}`),
)
const all: readonly Mistake[] = [...nameMistakes, ...memberMistakes, ...marketMistakes]
const placed = all.filter(({ path }) => path.startsWith('pages › ') || path.startsWith('markets › '))

function isRefused({ path, value }: Pick<Mistake, 'path' | 'value'>): boolean {
  const copy = productCopy()
  make(copy, { path, value })
  const [, id = ''] = path.split(' › ')
  const part = path.startsWith('pages') ? 'pages' : 'markets'
  return !schemas[part]((copy[part] as Tree)[id])
}

it('F44 names that there are not are refused', () => {
  const wrong = placed.filter(({ name }) => ofShape.has(name))
  expect(wrong.length).toBeGreaterThan(10)
  expect(wrong.filter((one) => !isRefused(one)).map(({ path }) => path)).toEqual([])
})

it.each([
  ['a missing label', 'a list where things by id are wanted', 'an empty test'],
  ['a member of a market', 'a missing member', 'a language', 'an environment', 'a colour'],
])('F44 what is missing, misspelt or of another type is refused: %s, %s, %s …', (...kinds) => {
  const wrong = placed.filter(({ kind }) => kinds.includes(kind))
  expect(new Set(wrong.map(({ kind }) => kind))).toEqual(new Set(kinds))
  expect(wrong.filter((one) => !isRefused(one)).map(({ kind }) => kind)).toEqual([])
})

const create = 'pages › /guild/create › blocks › create'
it.each([
  ['a member of a page', 'pages › /login › tilte', 'login.title'],
  ['a member of a block', `${create} › feilds`, {}],
  ['a member of a field', `${create} › fields › real_name › lable`, 'guild.name'],
  ['a keyword of messages', `${create} › fields › inviter_uid › messages › patern`, 'guild.inviter.wrong'],
  ['a page without blocks', 'pages › /app-recharge/faq › blocks', undefined],
  ['a page that is nothing', 'pages › /guild/bind-list', null],
])('F44 %s is refused', (_what, path, value) => {
  expect(isRefused({ path, value })).toBe(true)
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
    definitions: { [name: string]: { properties: { [member: string]: Tree } } }
  }
  expect(definitions.PageConfig?.properties.login).toEqual({
    description: 'The page that opens instead of a guarded page if there is no session.',
    $ref: '#/definitions/names-route',
  })
})

it('F44 which schema a page is held to is for its editor alone', () => {
  expect(readFileSync(join(root, 'pages/demo.json'), 'utf8')).toContain('"$schema": "../.pagewright/editor/page.json"')
  expect(readFileSync(join(root, '.pagewright/routes/demo.ts'), 'utf8')).not.toContain('$schema')
})

it('every member of a page, a market and a call has an example in the document', () => {
  const document = readFileSync(join(root, '.pagewright/language.md'), 'utf8')
  const rows = [...document.matchAll(/^\| `[^`]+`(?: \*)? \|.*\|$/gm)].map(([row]) => row)
  const members = rows.filter((row) => row.split(/(?<!\\)\|/).length === 6)
  expect(members.length).toBeGreaterThan(290)
  expect(members.filter((row) => !/\| `[^`]+` \|(?:[^|]*\|)?$/.test(row))).toEqual([])
})
