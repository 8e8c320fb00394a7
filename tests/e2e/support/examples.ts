// Single parts of the engine on pages of their own: the showcase draws any config, over any answer.
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startServer, type DevServer } from './devServer'

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
}

/** Serves the showcase to the tests of the file that calls it. They run one after another. */
export function serveExamples(): Examples {
  test.describe.configure({ mode: 'default' })
  let server: DevServer | undefined
  test.beforeAll(async () => {
    const folder = join(import.meta.dirname, '../../..')
    server = await startServer(folder, [process.execPath, 'tools/cli/run.mjs', 'dev', 'engine', '--port', '0'])
  })
  test.afterAll(() => server?.stop())
  return {
    async draw(page, { blocks, page: members = {}, thing, things, hasBar = false, texts = {} }, before) {
      const answer = (call: string, res: object) =>
        page.route(`**/${call}`, (route) => route.fulfill({ json: { code: 0, res, extend: {}, msg: 'success' } }))
      if (thing) await answer('thing', thing)
      if (things) await answer('things', { list: things, has_more: false })
      await page.route(/showcase\/texts/, async (route) => {
        const response = await route.fetch()
        const body = `${await response.text()}\nObject.assign(texts, ${JSON.stringify(texts)})`
        await route.fulfill({ response, body })
      })
      const shown = { type: 'show', hasBar, page: { title: 'preview.title', blocks, ...members } }
      // Servers that begin at once prepare the same libraries, and a page may come before they are there.
      await expect(async () => {
        await page.goto(`${server?.origin ?? ''}/example/`)
        // Pages of tools have smaller letters than products have.
        await page.evaluate(() => (document.documentElement.style.fontSize = '100%'))
        await before?.(page)
        await page.evaluate((message) => window.postMessage(message, window.location.origin), shown)
        await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 15_000 })
      }).toPass()
      await page.locator('main [data-block]:not(:empty)').first().waitFor()
      await page.locator('main:not(:has([aria-busy=true]))').waitFor()
    },
  }
}
