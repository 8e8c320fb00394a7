// Photographs what documents list in tables: field widgets, formats, formats of text, and keywords of JSON Schema. The
// showcase of the engine draws each.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { fieldWidgets, formats, textFormats, type TextFormatDefinition } from '@pagewright/engine/tools'
import { root } from '@pagewright/cli/source'
import { formOfKeyword, formOfTextFormat, formOfWidget, keywordForms } from '@pagewright/studio/showcase'
import { startServer } from '../../../tests/e2e/support/devServer'
import { palettePng } from './palettePng'
import { readPng } from './readPng'
import { stillScreen } from './stillScreen'

/** A row of a table, and what its picture shows. */
export interface KindPicture {
  /** The path below docs/pictures/, without `.png`. */
  readonly file: string
  readonly block: object
  /** True if the form is sent, so that it says what is wrong. */
  readonly isSent: boolean
}

/** The button of an example form. */
export const saveButton = {
  do: 'call',
  call: 'POST /save',
  label: 'page.save',
  done: 'page.saved',
  failed: 'page.notSaved',
  then: 'stay',
}

/** Returns all pictures, in the order of the definitions. */
export function kindPictures(): readonly KindPicture[] {
  const form = (name: string, fields: object) => ({ block: 'form', form: name, fields, submit: saveButton })
  const withValues = (fields: { readonly [name: string]: object }, values: { readonly [name: string]: unknown }) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        { ...field, ...(name in values && { initial: values[name] }) },
      ]),
    )
  return [
    ...Object.entries(fieldWidgets)
      .filter(([name]) => name !== 'hidden')
      .map(([name, { example }]) => ({
        file: `widgets/${name}`,
        block: form(formOfWidget(name), { value: { ...example.field, widget: name } }),
        isSent: false,
      })),
    ...Object.keys(formats).map((name) => ({
      file: `formats/${name}`,
      block: {
        block: 'record',
        call: 'POST /thing',
        body: { id: '1' },
        lines: { example: { label: 'field.label', value: `row.formatted.${name}`, format: name } },
      },
      isSent: false,
    })),
    ...Object.entries<TextFormatDefinition>(textFormats).map(([name, { example, refuses }]) => ({
      file: `text-formats/${name}`,
      block: form(formOfTextFormat(name), { value: { label: 'field.label', initial: refuses ?? example } }),
      isSent: refuses !== undefined,
    })),
    ...Object.entries(keywordForms).map(([keyword, { fields, entered }]) => ({
      file: `keywords/${keyword.replace('$', '')}`,
      block: form(formOfKeyword(keyword), withValues(fields, entered)),
      isSent: true,
    })),
  ]
}

/** Writes the pictures of the kinds whose file contains `only`, or all of them. */
export async function photographKinds(browser: Browser, into: string, only = ''): Promise<void> {
  const server = await startServer(root, [process.execPath, 'tools/cli/run.mjs', 'dev', 'engine', '--port', '5320'])
  try {
    const page = await browser.newPage({ viewport: { width: 343, height: 700 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(60_000)
    for (const { file, block, isSent } of kindPictures().filter((one) => one.file.includes(only))) {
      await page.goto(`${server.origin}/example/`)
      await showBlock(page, block)
      if (isSent) await page.getByRole('button', { name: 'Save' }).click()
      const path = join(into, `${file}.png`)
      mkdirSync(join(path, '..'), { recursive: true })
      await page.waitForFunction(() => [...document.images].every((one) => one.complete && one.naturalWidth > 0))
      const picture = palettePng(readPng(await stillScreen(page, await clipOf(page))))
      writeFileSync(path, picture)
      console.log(`docs/pictures/${file}.png  ${(picture.length / 1000).toFixed(1)} kB`)
    }
  } finally {
    await server.stop()
  }
}

/** Sends a page to the preview until it draws the page: its script may not listen yet. */
export async function showBlock(page: Page, block: object, hasBar = false): Promise<void> {
  const blocks = page.locator('main [data-block]')
  const message = { type: 'show', page: { title: 'preview.title', blocks: { example: block } }, hasBar }
  for (let tries = 0; tries < 60; tries += 1) {
    await page.evaluate((sent) => window.postMessage(sent, window.location.origin), message)
    if (await blocks.first().waitFor({ timeout: 1000 }).then(yes, no)) return
  }
  throw new Error(`The showcase does not draw ${JSON.stringify(block)}.`)
}

const yes = () => true
const no = () => false

/** Returns the place of the fields or lines, without what stands below all fields. */
async function clipOf(page: Page) {
  const box = await page.locator('main [data-block]').first().boundingBox()
  if (!box) throw new Error('The example is not drawn.')
  const below = page.getByText(/needs? your attention/).or(page.getByRole('button', { name: 'Save' }))
  const ends = await below.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top).filter((end) => end > 0),
  )
  const top = Math.max(0, Math.floor(box.y) - 8)
  const bottom = Math.floor(Math.min(box.y + box.height + 8, ...ends.map((end) => end - 8)))
  return { x: 0, y: top, width: 343, height: Math.max(24, bottom - top) }
}
