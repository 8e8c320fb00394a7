// The gallery of `npm run gallery`: its pictures are files that show something, and its index leads to each.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { inflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { noteCalls } from './support/calls'

const run = promisify(execFile)
const shots = ['ready.png', 'empty.png', 'loading.png', 'failed.png']

test('the gallery photographs pages, light and dark, with their states, and shows the pictures asked for', async ({
  page,
}) => {
  const into = mkdtempSync(join(tmpdir(), 'gallery-test-'))
  const wish = ['--only', '/demo,/guild/bind-list', '--market', 'international', '--languages', 'en']
  const states = ['--states', 'ready,loading,empty,failed']
  const build = ['--folder', process.env.E2E_SITE ?? 'dist', '--into', into]
  await run(process.execPath, ['tools/cli/run.mjs', 'gallery', ...wish, ...states, ...build])
  const files = readdirSync(join(into, 'shots')).sort()
  const expected = ['light', 'dark'].flatMap((scheme) => [
    `demo.international.en.${scheme}.ready.png`,
    ...shots.map((shot) => `guild_bind-list.international.en.${scheme}.${shot}`),
  ])
  expect(files).toEqual(expected.sort())
  for (const file of files) expect(coloursIn(join(into, 'shots', file)), file).toBeGreaterThan(20)

  await page.goto(pathToFileURL(join(into, 'index.html')).href)
  const pictures = page.locator('figure:visible')
  await expect(pictures).toHaveCount(10)
  await page.getByLabel('state').selectOption('failed')
  await page.getByLabel('scheme').selectOption('dark')
  await expect(pictures).toHaveCount(1)
  const image = pictures.getByRole('presentation')
  const wide = await image.evaluate((img) =>
    img instanceof HTMLImageElement ? img.decode().then(() => img.naturalWidth) : 0,
  )
  expect(wide).toBe(750)
  rmSync(into, { recursive: true, force: true })
  // Its sandboxes are its own: a run of this file alone has no calls of pages to show.
  await noteCalls([])
})

test('the gallery photographs a flow step by step, and its sheet shows the steps in their order', async ({ page }) => {
  const into = mkdtempSync(join(tmpdir(), 'gallery-test-'))
  const wish = ['--flows', '--only', 'recharge', '--market', 'test-brand', '--languages', 'ar']
  const build = ['--folder', process.env.E2E_SITE ?? 'dist', '--into', into]
  await run(process.execPath, ['tools/cli/run.mjs', 'gallery', ...wish, ...build])
  const files = readdirSync(join(into, 'shots')).sort()
  expect(files.length).toBeGreaterThan(8)
  expect(files.every((file) => file.startsWith('recharge.test-brand.ar.375.'))).toBe(true)
  for (const file of files) expect(coloursIn(join(into, 'shots', file)), file).toBeGreaterThan(20)
  await page.goto(pathToFileURL(join(into, 'flows.html')).href)
  const captions = await page.locator('figcaption').allTextContents()
  expect(captions).toHaveLength(files.length)
  expect(captions).toEqual(captions.toSorted())
  rmSync(into, { recursive: true, force: true })
  await noteCalls([])
})

/** How many different bytes the rows of a PNG hold: an area of one colour has next to none. */
function coloursIn(file: string): number {
  const png = readFileSync(file)
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  return new Set(inflateSync(Buffer.concat(parts))).size
}
