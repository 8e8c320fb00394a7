// `npm run gallery` photographs every page in its markets, directions, schemes and states. Look at the pictures after a
// change of the design. `--only /guild --market russia --states ready,empty` takes a part, `--widths
// 375,1280` wide screens, too. `contact.html` shows the markets beside each other.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { build } from 'vite'
import { findBrowser } from './browser'
import { contactSheet, indexPage } from './gallery/indexPage'
import { plan, type PlannedVisit } from './gallery/plan'
import { openStudio, type Shot } from './gallery/studio'
import { readOptions, root } from '@pagewright/cli/source'

const studios = 2

export async function main(args: string[]): Promise<number> {
  const {
    folder,
    into = join(root, 'gallery'),
    ...wish
  } = readOptions(args, {
    only: 'value',
    market: 'value',
    languages: 'value',
    states: 'value',
    widths: 'value',
    folder: 'value',
    into: 'value',
  })
  const visits = plan(wish)
  const made = folder === undefined ? mkdtempSync(join(tmpdir(), 'gallery-')) : undefined
  if (made !== undefined) await build({ root, logLevel: 'warn', build: { outDir: made, emptyOutDir: true } })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const { shots, problems } = await photographAll(browser, visits, resolve(folder ?? made ?? ''), resolve(into))
    for (const problem of problems) console.error(problem)
    console.log(`${shots.length} pictures of ${visits.length} pages: open ${join(resolve(into), 'index.html')}`)
    return problems.length > 0 ? 1 : 0
  } finally {
    await browser.close()
    if (made !== undefined) rmSync(made, { recursive: true, force: true })
  }
}

interface Photographed {
  readonly shots: readonly Shot[]
  /** One sentence for each page that could not be photographed. */
  readonly problems: readonly string[]
}

async function photographAll(
  browser: Browser,
  visits: readonly PlannedVisit[],
  site: string,
  into: string,
): Promise<Photographed> {
  const folder = join(into, 'shots')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const open = [...visits]
  const found = new Map<PlannedVisit, readonly Shot[]>()
  const problems: string[] = []
  const work = async () => {
    const studio = await openStudio(browser, site, folder)
    for (let visit = open.shift(); visit !== undefined; visit = open.shift()) {
      const { route, market, language } = visit
      try {
        found.set(visit, await studio.photograph(visit))
      } catch (error) {
        problems.push(`${route} in ${market}, ${language}: ${error instanceof Error ? error.message : String(error)}`)
      }
      console.error(`${visits.length - open.length} of ${visits.length}: ${route} ${market} ${language}`)
    }
    await studio.close()
  }
  await Promise.all(Array.from({ length: Math.min(studios, visits.length) }, work))
  const shots = visits.flatMap((visit) => found.get(visit) ?? [])
  writeFileSync(join(into, 'index.html'), indexPage(shots))
  writeFileSync(join(into, 'contact.html'), contactSheet(shots))
  for (const file of ['viewer.js', 'viewer.css'])
    copyFileSync(join(root, 'tools/quality/gallery', file), join(into, file))
  return { shots, problems }
}
