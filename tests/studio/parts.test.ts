// Tests blocks that come from a part: what the studio shows of a change before it is saved is what the saved files contain.
import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductChange } from '../../tools/cli/change/change'
import { draftOf } from '../../tools/cli/change/plan'
import { readChangeSet } from '../../tools/cli/change/readChanges'
import { filesAt } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { draftProduct } from '../../tools/studio/editor/model/draftProduct'
import { pagesWith, partAround } from '../../tools/studio/editor/model/partUses'
import { readProduct } from '../../tools/studio/server/api/readProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'

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
  expect(Object.keys(product.parts)).toEqual(['articles'])
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
      /with: \{ filters: tagged, empty: 'home\.feed\.empty' \}/,
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
