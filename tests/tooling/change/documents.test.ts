// Tests changes that make or remove whole documents.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyChanges, type ProductChange, redoChange, undoChange } from '../../../tools/cli/changeSets'
import { pageForEndpoint } from '../../../tools/cli/change/documents/pageForEndpoint'
import { planChanges } from '../../../tools/cli/change/plan'
import { root } from '../../../tools/cli/root'
import { filesAt } from '../../../tools/cli/files'
import { createSmallProduct, type SmallProduct } from '../../support/smallProduct'

let product: SmallProduct
beforeEach(() => {
  product = createSmallProduct()
})
afterEach(() => product.remove())

const unchecked = { check: false, who: 'Ada' } as const
const apply = (change: ProductChange) => applyChanges(product.folder, { changes: [change] }, unchecked)
const all = () => {
  const files = filesAt(product.folder)
  const names = ['pages', 'markets', 'schemas', 'locales'].flatMap((folder) => files.below(folder))
  const texts = [...names, 'pages.config.ts', 'markets.config.ts'].map((file) => [file, files.read(file)] as const)
  return Object.fromEntries(texts)
}

const changes: readonly (readonly [what: string, change: ProductChange, file: string, part: string | undefined])[] = [
  [
    'a page',
    { do: 'create', page: '/shop/orders', value: { title: 'a.first' } },
    'pages/shopOrders.ts',
    'PageConfig =',
  ],
  ['a page like another', { do: 'create', page: '/copy', like: '/third', value: {} }, 'pages/copy.ts', 'a.third'],
  ['a market', { do: 'create', market: 'east', value: { product: 'East' } }, 'markets/east.ts', "product: 'East'"],
  ['a market like another', { do: 'create', market: 'east', like: 'north', value: {} }, 'markets/east.ts', '#123456'],
  ['a schema', { do: 'create', schema: 'shop.json', value: { $defs: {} } }, 'schemas/shop.json', '$defs'],
  ['a language', { do: 'create', locale: 'de', value: { 'a.first': 'Erste' } }, 'locales/de.json', 'Erste'],
  ['a page removed with its file', { do: 'delete', page: '/third' }, 'pages/third.json', undefined],
  ['a market removed with its file', { do: 'delete', market: 'north' }, 'markets/north.ts', undefined],
  ['a schema removed', { do: 'delete', schema: 'forms.json' }, 'schemas/forms.json', undefined],
]

describe('a change of a whole document is written, undone and redone exactly', () => {
  it.each(changes)('%s', async (_what, change, file, part) => {
    const before = all()
    await apply(change)
    const after = all()
    if (part === undefined) expect(after).not.toHaveProperty([file])
    else expect(after[file]).toContain(part)
    await undoChange(product.folder, undefined, unchecked)
    expect(all()).toEqual(before)
    await redoChange(product.folder, undefined, unchecked)
    expect(all()).toEqual(after)
  })
})

it('a file with other pages stays, and overlays of a removed page go', async () => {
  await apply({ do: 'delete', page: '/first' })
  expect(all()['pages/two.ts']).toContain("title: 'a.second'")
  expect(all()['markets/north.ts']).not.toContain('/first')
})

it('a removed language goes from the languages of all markets, and a market keeps its last one', async () => {
  await apply({ do: 'create', locale: 'de', value: { 'a.first': 'Erste' } })
  await apply({ do: 'set', market: 'north', at: ['languages'], value: ['de', 'en'] })
  await apply({ do: 'set', market: 'south', at: ['languages'], value: ['de'] })
  const before = all()
  await expect(apply({ do: 'delete', locale: 'de' })).rejects.toThrow('The market "south" has only this language.')
  expect(all()).toEqual(before)
  await apply({ do: 'set', market: 'south', at: ['languages'], value: ['en', 'de'] })
  await apply({ do: 'delete', locale: 'de' })
  expect(all()).not.toHaveProperty(['locales/de.json'])
  expect([all()['markets/north.ts'], all()['markets.config.ts']].join('').match(/languages: .*\]/g)).toEqual([
    "languages: ['en']",
    "languages: ['en']",
  ])
})

it.each<readonly [what: string, change: ProductChange, reason: string]>([
  ['a page that is there', { do: 'create', page: '/first', value: {} }, 'There is a page "/first" already.'],
  ['a route of a device on Windows', { do: 'create', page: '/con', value: {} }, 'cannot be a route'],
  ['a route that is none', { do: 'create', page: '/../x', value: {} }, 'cannot be a route'],
  ['a market that is there', { do: 'create', market: 'north', value: {} }, 'There is a market "north" already.'],
  ['a schema outside of its folder', { do: 'create', schema: '../x.json', value: {} }, 'cannot be the name'],
  ['a value that is no document', { do: 'create', schema: 'x.json', value: 1 }, 'must be an object'],
  ['English', { do: 'delete', locale: 'en' }, 'cannot be removed'],
  ['an unknown page', { do: 'delete', page: '/none' }, 'There is no page "/none".'],
])('refuses %s', async (_what, change, reason) => {
  const before = all()
  await expect(apply(change)).rejects.toThrow(reason)
  expect(all()).toEqual(before)
})

it('the link to a new page stands above the list of the page that links to it', () => {
  const wanted = {
    route: '/guild/prizes',
    kind: 'list',
    call: 'POST /web/guild/guild_list',
    title: 'Prizes',
    show: [],
  } as const
  const link = pageForEndpoint(filesAt(root), { ...wanted, linkFrom: '/guild/member' }).at(-1)
  expect(link).toMatchObject({ do: 'add', page: '/guild/member', at: ['blocks', 'guildPrizesLink'], after: null })
})

it.each([
  ['that signs in to write, like its link', 'examples/conduit', 'GET /api/articles', '/editor', 'guarded'],
  ['without a page for signing in', 'examples/starter', 'POST /notes/list', '/', 'open'],
])('a new page in a product %s can be saved', async (_what, folder, call, linkFrom, access) => {
  const files = filesAt(`${root}/${folder}`)
  const wanted = { route: '/newest', kind: 'list', call, title: 'Newest', linkFrom, show: [] } as const
  const made = pageForEndpoint(files, wanted)
  expect(made.find((one) => one.do === 'create')).toMatchObject({ value: { access } })
  expect((await planChanges(files, { changes: made })).problems).toEqual([])
})
