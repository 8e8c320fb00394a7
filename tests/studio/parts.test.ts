// Tests parts in the studio, and their order.
import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductChange } from '../../tools/cli/change/change'
import { draftOf } from '../../tools/cli/change/plan'
import { readChangeSet } from '../../tools/cli/change/readChanges'
import { filesAt } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import type { Editing } from '../../tools/studio/editor/context'
import { draftProduct } from '../../tools/studio/editor/model/draftProduct'
import { idsInOrder, isSortedByMarket, moving, siblingsOf } from '../../tools/studio/editor/model/partOrder'
import { pagesWith, partAround } from '../../tools/studio/editor/model/sharedParts'
import { ruleAt } from '../../tools/studio/editor/model/rules'
import { readProduct } from '../../tools/studio/server/api/readProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'

describe('parts', () => {
  const files = filesAt(`${root}/examples/conduit`)
  const all = ['blocks', 'lists', 'tabs', 'all', 'blocks', 'all']
  const page = '/'

  let product: StudioProduct
  beforeAll(async () => {
    product = await readProduct(files)
  })

  /** Returns the product after the changes were made in the sources. */
  async function written(changes: readonly ProductChange[]) {
    const draft = await draftOf(files, readChangeSet({ changes }))
    return { after: await readProduct(draft.files()), texts: draft.changed() }
  }

  it('the product says which pages use a part, where, and with which values', () => {
    expect(Object.keys(product.parts)).toContain('articles')
    expect(pagesWith(product, 'articles')).toEqual(['/', '/profile'])
    expect(partAround(product, page, [...all, 'show', 'title'])).toMatchObject({ part: 'articles', path: all })
    expect(Object.keys(partAround(product, page, all)?.given ?? {})).toEqual(['filters'])
    expect(partAround(product, page, ['blocks', 'go'])).toBeUndefined()
  })

  const inline = () =>
    all.reduce<unknown>((value, name) => (value as { [name: string]: unknown })[name], product.pages[page])

  describe('a change shows as it is written', () => {
    it.each<readonly [string, () => ProductChange, string, RegExp]>([
      [
        'a part is added to a page',
        () => ({ do: 'set', page, at: ['blocks', 'newest'], value: { use: 'articles', with: { columnWidth: 300 } } }),
        'pages/articles.ts',
        /newest: \{ use: 'articles', with: \{ columnWidth: 300 \} \}/,
      ],
      [
        'a value that the page gives changes',
        () => ({ do: 'set', page, at: [...all, 'with', 'empty'], value: 'home.feed.empty' }),
        'pages/articles.ts',
        /empty: 'home\.feed\.empty',\n\s+\},\n\s+\},/,
      ],
      [
        'the block is put in the page',
        () => ({ do: 'set', page, at: all, value: inline() }),
        'pages/articles.ts',
        /blocks: \{\s+all: \{\s+block: 'list',/,
      ],
    ])('%s', async (_what, change, file, text) => {
      const changes = [change()]
      const { after, texts } = await written(changes)
      const drafted = draftProduct(product, changes)
      expect(texts.map((one) => one.file)).toEqual([file])
      expect(texts[0]?.after).toMatch(text)
      expect(drafted.pages[page]).toEqual(after.pages[page])
      expect(drafted.uses.filter(({ route }) => route === page)).toEqual(
        expect.arrayContaining(after.uses.filter(({ route }) => route === page)),
      )
      expect(drafted.uses).toHaveLength(after.uses.length)
    })
  })
})

describe('the order of parts', () => {
  type Json = { readonly [name: string]: unknown }
  const form = (more: Json): Json => ({
    title: 'a',
    blocks: {
      create: {
        block: 'form',
        form: 'guildCreate',
        fields: { name: {}, age: {}, city: {}, note: {} },
        ...more,
      },
    },
  })
  const sections = {
    who: { title: 'a', fields: ['age', 'other', 'name'] },
    where: { title: 'b', fields: ['city'] },
  }
  const at = ['blocks', 'create', 'fields']

  function editing(page: Json, market?: string): Editing {
    const state = {
      product: { pages: { '/p': page }, markets: { m: {} }, parts: {} },
    }
    return {
      page,
      route: '/p',
      state,
      isMarketOnly: market !== undefined,
      combination: { market },
    } as unknown as Editing
  }

  describe('the order of fields is the order of the screen', () => {
    it.each<readonly [string, Json, string]>([
      ['without an order, that of the keys', {}, 'name age city note'],
      ['an order counts', { order: ['note', 'city', 'age', 'name'] }, 'note city age name'],
      ['sections count; what none of them names comes last', { sections }, 'age name city note'],
      ['steps count as sections do', { steps: sections }, 'age name city note'],
    ])('%s', (_name, more, expected) => {
      const page = form(more)
      expect(siblingsOf(editing(page), [...at, 'name']).join(' ')).toBe(expected)
      const around = (page['blocks'] as { create: Json }).create
      expect(idsInOrder(ruleAt(page, ['blocks', 'create']), around, 'fields').join(' ')).toBe(expected)
    })
  })

  /** A change that sets the list of ids in a part of the form. */
  const sorted = (within: readonly string[], ids: string, market?: string) => ({
    do: 'set',
    page: '/p',
    ...(market !== undefined && { market }),
    at: ['blocks', 'create', ...within],
    value: ids.split(' '),
  })
  const section = (id: string, member = 'sections') => [member, id, 'fields']
  const moved = (id: string, after: string | null) => ({ do: 'move', page: '/p', at: [...at, id], after })

  describe('a moved part takes the place of another one', () => {
    it.each<readonly [string, Json, string | undefined, string, number, unknown]>([
      ['its definition moves', {}, undefined, 'city', 0, [moved('city', null)]],
      ['its definition moves down behind its neighbour', {}, undefined, 'name', 1, [moved('name', 'age')]],
      [
        'an order changes',
        { order: ['note', 'city', 'age', 'name'] },
        undefined,
        'name',
        1,
        [sorted(['order'], 'note name city age')],
      ],
      ['a market gets an order of its own', {}, 'm', 'city', 0, [sorted(['order'], 'city name age note', 'm')]],
      [
        'within a section, with the fields of another market left there',
        { sections },
        undefined,
        'name',
        0,
        [sorted(section('who'), 'name age other')],
      ],
      [
        'down into the next section',
        { sections },
        undefined,
        'name',
        2,
        [sorted(section('who'), 'age other'), sorted(section('where'), 'city name note')],
      ],
      ['in the sections of a market', { sections }, 'm', 'age', 1, [sorted(section('who'), 'other name age', 'm')]],
      ['to its own place', { sections }, undefined, 'age', 0, []],
    ])('%s', (_name, more, market, id, to, expected) => {
      expect(moving(editing(form(more), market), [...at, id], to)).toEqual(expected)
    })
  })

  it.each([
    ['fields', {}, [...at, 'age'], true],
    ['fields in sections', { sections }, [...at, 'age'], true],
    ['sections', { sections }, ['blocks', 'create', 'sections', 'where'], false],
    ['blocks', {}, ['blocks', 'create'], true],
  ])('whether a market can sort %s is known, and nothing changes where it cannot', (_name, more, path, isSorted) => {
    const market = editing(form(more), 'm')
    expect(isSortedByMarket(market, path)).toBe(isSorted)
    if (path.length === 4 && !isSorted) expect(moving(market, path, 0)).toEqual([])
  })
})
