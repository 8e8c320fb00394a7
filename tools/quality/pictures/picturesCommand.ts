// Takes the pictures of documents.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { type Command, examples, allowed, program, root } from '@pagewright/cli/source'
import { findBrowser } from '../browser'
import { buildForPeople } from '../buildForPeople'
import { plan } from '../gallery/plan'
import { openStudio, type Studio } from '../gallery/studio'
import { besideEachOther, screenSize } from './besideEachOther'
import { docPictures, overviewScreens } from './docPictures'
import { photographExamples } from './examplePictures'
import { photographFonts } from './fontPicture'
import { photographRecipes } from './recipePictures'

const folder = join(root, 'docs/pictures')
const photographers: {
  readonly [name: string]: (browser: Browser, only: string | undefined) => Promise<void>
} = {
  pages: photographPages,
  fonts: (browser) => photographFonts(browser, join(folder, 'fonts')),
  examples: (browser, only) => photographExamples(browser, folder, only),
  studio: (browser, only) => photographRecipes(browser, join(folder, 'studio'), only),
}

const options = (command: Command) =>
  command
    .description('Takes the pictures of documents: docs/pictures/ and docs/lumi.png.')
    .option('--of <part>', `one of ${Object.keys(photographers).join(', ')}`, allowed(Object.keys(photographers)))
    .option('--only <name>', 'one picture, or overview for docs/lumi.png')
    .addHelpText('after', examples('', '--of pages --only overview'))

export const picturesCommand = program(options, async ({ of, only }) => {
  const wanted = of === undefined ? Object.keys(photographers) : [of]
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu', ...noSandbox] })
  try {
    for (const name of wanted) await photographers[name]?.(browser, only)
    return 0
  } finally {
    await browser.close()
  }
})

/** Photographs the pages that documents show, from a build of today's product. */
async function photographPages(browser: Browser, only: string | undefined): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'pictures-'))
  const site = join(work, 'site')
  try {
    await buildForPeople({ root, logLevel: 'warn', build: { outDir: site, emptyOutDir: true } })
    mkdirSync(folder, { recursive: true })
    const studio = await openStudio(browser, site, work)
    for (const { name, route, state } of docPictures.filter((one) => only === undefined || one.name === only)) {
      const [visit] = plan({ only: route, languages: 'en', states: state }).filter((one) => one.route === route)
      const shots = visit ? await studio.photograph(visit) : []
      const shot = shots.find(({ scheme }) => scheme === 'light')
      if (!shot) throw new Error(`The page ${route} has no state "${state}" for docs/pictures/${name}.png.`)
      await cropToScreen(browser, join(work, shot.file), join(folder, `${name}.png`))
      console.log(`docs/pictures/${name}.png  ${route} ${state}`)
    }
    if (only === undefined || only === 'overview') await photographOverview(browser, studio, work)
    await studio.close()
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Puts the first screens of some pages beside each other: docs/lumi.png. */
async function photographOverview(browser: Browser, studio: Studio, work: string): Promise<void> {
  const pictures: Buffer[] = []
  for (const { route, market, language, scheme } of overviewScreens) {
    const [visit] = plan({ only: route, market, languages: language, states: 'ready' }).filter(
      (one) => one.route === route,
    )
    const shots = visit ? await studio.photograph(visit) : []
    const shot = shots.find((one) => one.scheme === scheme)
    if (!shot) throw new Error(`The page ${route} of the market ${market} has no picture in ${scheme}.`)
    pictures.push(readFileSync(join(work, shot.file)))
  }
  writeFileSync(join(root, 'docs/lumi.png'), await besideEachOther(browser, pictures))
  console.log('docs/lumi.png')
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
