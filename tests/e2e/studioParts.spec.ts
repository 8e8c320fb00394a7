// Parts of a product in the studio, by pointer and by keys alone: a page uses one, a used one changes for all its pages,
// and a block of one is put in the page. The product is Conduit.
import { expect, type Page } from '@playwright/test'
import { type Hand, handFor, wayOf } from './support/hands'
import { lists, rows } from './support/parts'
import { desk } from './support/phone'
import { keptTest as test, serve } from './support/served'
import { app, openStudio, parts, save, side } from './support/studio'

test.use(desk)
const conduit = serve('examples/conduit')
const pagesFile = 'pages/articles.ts'
const partsFile = 'pages/parts.ts'

const press = (page: Page, hand: Hand, name: string) =>
  hand.press(side(page).getByRole('button', { name, exact: true }))
const source = (page: Page) => side(page).getByRole('region', { name: 'Where this block comes from' })
/** An article that each list of the page shows: somebody whom the person of the studio follows wrote it. */
const article = (page: Page) =>
  app(page).getByText('Bread without a machine, part 1', { exact: true }).filter({ visible: true })

/** Undoes the newest saved change, and waits until the studio says so. */
async function undoSaved(page: Page, hand: Hand): Promise<void> {
  const button = side(page)
    .getByRole('button', { name: /^Undo change \d+$/ })
    .first()
  const name = (await button.getAttribute('aria-label')) ?? ''
  await hand.press(button)
  // Earlier tests have undone changes of this copy too.
  const redo = side(page).getByRole('button', { name: name.replace('Undo', 'Redo'), exact: true })
  await expect(redo).toBeVisible()
}

const tasks: readonly {
  readonly name: string
  use(page: Page, hand: Hand, read: (file: string) => string): Promise<void>
}[] = [
  {
    name: 'a page gets a block by a part, which asks for its parameters',
    async use(page, hand, read) {
      const before = [pagesFile, 'locales/en.json'].map(read)
      await expect(article(page)).toHaveCount(1)
      await hand.press(parts(page).getByRole('button', { name: 'The page itself' }))
      await press(page, hand, 'Add a block')
      const form = side(page).getByRole('form')
      await hand.choose(form.getByLabel('Kind', { exact: true }), 'articles')
      await expect(form).toContainText('Used on Articles, Profile.')
      await hand.write(form.getByLabel('Name in English', { exact: true }), 'Newest')
      await hand.write(form.getByLabel(/^Text if empty in English/), 'Nothing new')
      await press(page, hand, 'Add')
      await expect(source(page)).toContainText('From the shared part articles, which 2 pages use: Articles, Profile')
      await expect(lists(app(page))).toHaveCount(2)
      await expect(rows(lists(app(page)).last())).not.toHaveCount(0)
      await save(page, hand)
      expect(read(pagesFile)).toContain("newest: { use: 'articles', with: { empty: 'home.nothingNew' } },")
      expect(read('locales/en.json')).toContain('"home.nothingNew": "Nothing new"')
      await undoSaved(page, hand)
      expect([pagesFile, 'locales/en.json'].map(read)).toEqual(before)
    },
  },
  {
    name: 'a used part changes in its own file, for all pages that use it',
    async use(page, hand, read) {
      const before = [pagesFile, partsFile].map(read)
      // Only the label of a bare value has an element of its own: it is for screen readers alone.
      const bareLabel = app(page).getByText('Author:', { exact: true })
      await hand.press(parts(page).getByRole('button', { name: 'Author Row line', exact: true }).last())
      await expect(app(page).getByRole('tab', { name: 'All articles', selected: true })).toBeVisible()
      await expect(
        app(page)
          .getByText(/^Author\s+\S/)
          .first(),
      ).toBeVisible()
      await expect(bareLabel).toHaveCount(0)
      await press(page, hand, 'Change there (2 pages)')
      await hand.press(side(page).getByText(/^More that this part can have/))
      await hand.tick(side(page).getByRole('checkbox', { name: 'Without its label' }))
      await expect(bareLabel.first()).toBeAttached()
      await hand.press(parts(page).getByRole('button', { name: 'People you follow Tab', exact: true }))
      await expect(app(page).getByRole('tab', { name: 'People you follow', selected: true })).toBeVisible()
      await expect(article(page)).toBeVisible()
      await expect(bareLabel.first()).toBeAttached()
      await save(page, hand)
      expect(read(pagesFile)).toBe(before[0])
      expect(read(partsFile)).toContain(
        "author: { label: 'article.author', value: 'row.author.username', bare: true },",
      )
      await undoSaved(page, hand)
      expect([pagesFile, partsFile].map(read)).toEqual(before)
    },
  },
  {
    name: 'a used block is put in the page with what was changed in it, and no longer follows the part',
    async use(page, hand, read) {
      const before = [pagesFile, partsFile].map(read)
      await hand.press(parts(page).getByRole('button', { name: 'Author Row line', exact: true }).last())
      await hand.press(side(page).getByText(/^More that this part can have/))
      await hand.tick(side(page).getByRole('checkbox', { name: 'Without its label' }))
      await hand.press(source(page).getByRole('button', { name: 'Put it in here' }))
      await expect(source(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible()
      await hand.press(page.getByRole('button', { name: 'Undo', exact: true }))
      await expect(source(page)).toHaveCount(1)
      await hand.press(page.getByRole('button', { name: 'Redo', exact: true }))
      await expect(article(page)).toHaveCount(1)
      await save(page, hand)
      expect(read(partsFile)).toBe(before[1])
      expect(read(pagesFile)).toMatch(/all: \{\s+block: 'list',/)
      expect(read(pagesFile)).toContain('bare: true')
      expect(read(pagesFile).match(/\{\}/g)).toEqual(before[0]?.match(/\{\}/g) ?? null)
      await undoSaved(page, hand)
      expect([pagesFile, partsFile].map(read)).toEqual(before)
    },
  },
]

for (const [at, { name, use }] of tasks.entries())
  test(`by ${wayOf(at)}: ${name}`, async ({ page }) => {
    await openStudio(page, conduit, '?path=/')
    await use(page, handFor(page, wayOf(at)), conduit.read)
  })
