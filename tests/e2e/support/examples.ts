// Single parts of the engine on pages of their own: the showcase draws any config, over any answer.
import { expect, type Page } from '@playwright/test'
import { serve } from './served'

export interface Example {
  /** The blocks of the page. */
  readonly blocks: object
  /** Further members of the page config. They replace the members of the example. */
  readonly page?: object
  /** The answer of `POST /thing`. */
  readonly thing?: object
  /** The rows of `POST /things`. */
  readonly things?: readonly object[]
  readonly hasBar?: boolean
  readonly texts?: { readonly [key: string]: string }
}

interface Examples {
  /** Draws an example as a page of a phone. `before` changes the empty document. */
  draw(page: Page, example: Example, before?: (page: Page) => Promise<void>): Promise<void>
  /** Draws another example, of which only the blocks count, in the document of the one before. */
  drawNext(page: Page, example: Pick<Example, 'blocks'>): Promise<void>
}

/** Serves the showcase to the tests of the file that calls it. They run one after another. */
export function serveExamples(): Examples {
  const showcase = serve('dev engine')
  return {
    async draw(page, { blocks, page: members = {}, thing, things, hasBar = false, texts = {} }, before) {
      await page.unrouteAll()
      const answer = (call: string, res: object) =>
        page.route(`**/${call}`, (route) => route.fulfill({ json: { code: 0, res, extend: {}, msg: 'success' } }))
      if (thing) await answer('thing', thing)
      if (things) await answer('things', { list: things, has_more: false })
      await page.route(/showcase\/texts/, async (route) => {
        const response = await route.fetch()
        const body = `${await response.text()}\nObject.assign(texts, ${JSON.stringify(texts)})`
        await route.fulfill({ response, body })
      })
      await expect(async () => {
        await page.goto(`${showcase.origin()}/example/`)
        // Pages of tools have smaller letters than products have.
        await page.evaluate(() => (document.documentElement.style.fontSize = '100%'))
        await before?.(page)
        await show(page, { title: 'preview.title', blocks, ...members }, hasBar)
        await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 15_000 })
      }).toPass()
      await drawn(page)
    },
    async drawNext(page, { blocks }) {
      const before = page.url()
      await show(page, { title: 'preview.title', blocks })
      await expect(page).not.toHaveURL(before)
      await drawn(page)
    },
  }
}

function show(page: Page, config: object, hasBar = false): Promise<void> {
  const shown = { type: 'show', hasBar, page: config }
  return page.evaluate((message) => window.postMessage(message, window.location.origin), shown)
}

async function drawn(page: Page): Promise<void> {
  await page.locator('main [data-block]:not(:empty)').first().waitFor()
  await page.locator('main:not(:has([aria-busy=true]))').waitFor()
}
