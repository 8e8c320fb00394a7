// Photographs the pages that documents show.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { build } from 'vite'
import { readOptions, root } from '@pagewright/cli/source'
import { findBrowser } from '../browser'
import { plan } from '../gallery/plan'
import { openStudio } from '../gallery/studio'
import { docPictures } from './docPictures'

/** Writes docs/pictures/ from a build of today's product. */
export async function picturesCommand(args: readonly string[]): Promise<number> {
  readOptions(args, {})
  const into = join(root, 'docs/pictures')
  const work = mkdtempSync(join(tmpdir(), 'pictures-'))
  const site = join(work, 'site')
  await build({ root, logLevel: 'warn', build: { outDir: site, emptyOutDir: true } })
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu', ...noSandbox] })
  try {
    mkdirSync(into, { recursive: true })
    const studio = await openStudio(browser, site, work)
    for (const { name, route, state } of docPictures) {
      const [visit] = plan({ only: route, languages: 'en', states: state }).filter((one) => one.route === route)
      const shots = visit ? await studio.photograph(visit) : []
      const shot = shots.find(({ scheme }) => scheme === 'light')
      if (!shot) throw new Error(`The page ${route} has no state "${state}" for docs/pictures/${name}.png.`)
      await cropToScreen(browser, join(work, shot.file), join(into, `${name}.png`))
      console.log(`docs/pictures/${name}.png  ${route} ${state}`)
    }
    await studio.close()
    return 0
  } finally {
    await browser.close()
    rmSync(work, { recursive: true, force: true })
  }
}

/** Keeps the first screen of a picture, one pixel for each CSS pixel. */
async function cropToScreen(browser: Browser, from: string, to: string): Promise<void> {
  const page = await browser.newPage({ viewport: screenSize })
  const picture = readFileSync(from).toString('base64')
  await page.setContent(
    `<body style="margin: 0"><img width="${screenSize.width}" src="data:image/png;base64,${picture}">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  await page.screenshot({ path: to })
  await page.close()
}

const screenSize = { width: 375, height: 812 }
