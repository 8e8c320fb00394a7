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
  const showcase = serve('.', 'showcase')
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

export const people = Array.from({ length: 40 }, (_, at) => ({
  id: String(at + 1),
  name: `Person ${at + 1}`,
  rank: at + 1,
  sum: 1000 * (at + 1) + 0.5,
  image: '/picture/1.png',
}))

export const save = {
  do: 'call',
  call: 'POST /save',
  label: 'page.save',
  body: { id: '1', name: 'x' },
  done: 'page.saved',
}
export const list = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } }
const lines = Object.fromEntries(
  people.map(({ id }) => [`line${id}`, { label: 'field.label', value: 'row.name', format: 'text' }]),
)
const detail = { title: 'a.title', lines }
const textOf = (text: string) => ({ block: 'text', items: { only: { text } } })
const longText = Object.fromEntries(people.map(({ id }) => [`text${id}`, textOf('page.note')]))

export const examples = {
  list: { blocks: { list }, things: people },
  ending: { blocks: { ...longText, last: textOf('a.title') } },
  /** The bar is on `/things`, a place of the example product, to which the button leads. */
  bar: {
    blocks: {
      links: { block: 'links', links: { save: { ...save, label: 'a.name', then: { to: '/things' } } } },
    },
    things: people,
    hasBar: true,
  },
  form: {
    blocks: {
      form: { block: 'form', form: 'thing', fields: { name: { label: 'a.name', help: 'long.help' } }, submit: save },
    },
    texts: { 'long.help': 'A word to read. '.repeat(400) },
  },
  bulk: { blocks: { list: { ...list, actions: { save }, bulk: ['save'] } }, things: people },
  detail: { blocks: { list: { ...list, detail } }, things: people },
  acted: { blocks: { list: { ...list, detail: { ...detail, actions: { save } } } }, things: people },
  picker: {
    blocks: {
      form: {
        block: 'form',
        form: 'sheetForm',
        fields: {
          value: {
            label: 'field.label',
            widget: 'sheet',
            options: { call: 'POST /things', value: 'row.id', label: 'row.name' },
          },
        },
        submit: save,
      },
    },
    things: people,
  },
  copied: {
    blocks: {
      links: { block: 'links', links: { copy: { do: 'copy', label: 'a.name', value: 'user.id', done: 'a.title' } } },
    },
  },
  asked: {
    blocks: { list: { ...list, detail: { ...detail, actions: { save: { ...save, ask: 'a.title' } } } } },
    things: people,
  },
  table: {
    blocks: {
      list: {
        ...list,
        detail,
        table: {
          title: 'a.name',
          columns: { sum: { label: 'a.title', value: 'row.sum', format: 'money', sort: 'sum' } },
          sort: 'sort',
        },
      },
    },
    things: people,
  },
} satisfies { readonly [name: string]: Example }
