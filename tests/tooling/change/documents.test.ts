// Tests changes that make or remove whole documents.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyChanges, planChanges, type ProductChange, redoChange, undoChange } from '../../../tools/cli/changeSets'
import { filesAt } from '../../../tools/cli/files'
import { root } from '../../../tools/cli/root'
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

it('a new page and a new market are registered where their kinds are listed, and leave no trace when removed', async () => {
  const before = all()
  await apply({ do: 'create', page: '/shop', value: { title: 'a.first' } })
  await apply({ do: 'create', market: 'east', value: { product: 'East' } })
  expect(all()['pages.config.ts']).toContain("import { shop } from './pages/shop'")
  expect(all()['pages.config.ts']).toContain("'/shop': shop,")
  expect(all()['markets.config.ts']).toContain("import { east } from './markets/east'")
  await apply({ do: 'delete', page: '/shop' })
  await apply({ do: 'delete', market: 'east' })
  expect(all()).toEqual(before)
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

it('what markets change of a removed schema goes', async () => {
  const at = ['$defs', 'order', 'properties', 'note', 'maxLength']
  await apply({ do: 'set', schema: 'forms.json', market: 'north', at, value: 9 })
  await apply({ do: 'delete', schema: 'forms.json' })
  expect(all()['markets/north.ts']).not.toContain('schemas')
})

describe('a new document', () => {
  it('has a name and a file that nothing has yet', async () => {
    product.write('pages.config.ts', `import { size as shop } from './pages/parts'\n${product.read('pages.config.ts')}`)
    await apply({ do: 'create', page: '/shop', value: { title: 'a.first' } })
    expect(all()['pages/shop.ts']).toContain('export const shopPage: PageConfig')
    expect(all()['pages.config.ts']).toMatch(/import \{ shopPage \} from '\.\/pages\/shop'[^]*'\/shop': shopPage,/)
    await apply({ do: 'create', page: '/two', value: { title: 'a.first' } })
    expect(all()['pages/twoPage.ts']).toContain('export const two: PageConfig')
  })

  it('uses a constant that three pages use for the same member, and no other', async () => {
    product.write('pages/parts.ts', `${product.read('pages/parts.ts')}export const opened = { wide: true }\n`)
    const pages = ['first', 'second'].map((name) => `export const ${name} = { opened, size, more: { opened } }\n`)
    product.write('pages/two.ts', `import { opened, size } from './parts'\n\n${pages.join('')}`)
    await apply({ do: 'create', page: '/shop', value: { title: 'a.first', opened: { wide: true }, size: { size: 1 } } })
    const shop = all()['pages/shop.ts'] ?? ''
    expect(shop).toContain("import { opened } from './parts'\n")
    expect(shop).toMatch(/^export const shop: PageConfig = \{\n?.*opened,/ms)
    expect(shop).toContain('size: { size: 1 }')
  })

  it.each([
    ['of the market that it is like', { like: 'north' }],
    ['of the first market', {}],
  ])('that is a market has the code %s around it', async (_whose, like) => {
    const north = product.read('markets/north.ts').trimEnd()
    product.write(
      'markets/north.ts',
      `import type { M } from '../m'\nimport { x } from '../x'\n\n${north} satisfies M\n`,
    )
    await apply({ do: 'create', market: 'east', value: { product: 'East' }, ...like })
    const east = all()['markets/east.ts'] ?? ''
    expect(east).toMatch(/^import type \{ M \} from '\.\.\/m'\n\nexport const east = \{[^]*\} satisfies M\n$/)
  })

  it('that is the first market with a file of its own is constant', async () => {
    await apply({ do: 'delete', market: 'north' })
    await apply({ do: 'create', market: 'east', value: { product: 'East' } })
    expect(all()['markets/east.ts']).toBe("export const east = { product: 'East' } as const\n")
  })
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

it('a plan names the tests that a change may affect', async () => {
  const set = { changes: [{ do: 'set', page: '/demo', at: ['title'], value: 'common.submit' }] } as const
  expect((await planChanges(root, set)).tests).toContain('tests/pages/permissions.test.ts')
})
