// `npm run gallery` photographs every page in its markets, directions, schemes and states. Look at the pictures after a
// change of the design. `contact.html` shows the markets beside each other.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { buildForPeople } from './buildForPeople'
import { findBrowser } from './browser'
import { contactSheet, flowSheet, indexPage } from './gallery/indexPage'
import { plan, planFlows, type PlannedVisit } from './gallery/plan'
import { photographFlow, type PlannedFlow } from './gallery/stage'
import { openStudio, type Shot, type Studio } from './gallery/studio'
import { type Command, examples, program, root } from '@pagewright/cli/source'

const studios = 2

const options = (command: Command) =>
  command
    .option('--only <routes>', 'these pages or flows, with commas')
    .option('--market <ids>', 'these markets, with commas')
    .option('--languages <languages>', 'these languages, with commas')
    .option('--states <names>', 'these states of pages, with commas')
    .option('--widths <pixels>', 'these widths of the screen, with commas')
    .option('--flows', 'photograph whole flows of money step by step')
    .option('--folder <folder>', 'an existing build')
    .option('--into <folder>', 'where the pictures go', 'gallery')
    .addHelpText('after', examples('', '--only /guild --market russia --states ready,empty', '--flows'))

export const main = program(options, async ({ folder, into, flows, ...wish }) => {
  const wanted = flows === undefined ? plan(wish).map(visitJob) : planFlows(wish).map(flowJob)
  const made = folder === undefined ? mkdtempSync(join(tmpdir(), 'gallery-')) : undefined
  if (made !== undefined) await buildForPeople({ root, logLevel: 'warn', build: { outDir: made, emptyOutDir: true } })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const { shots, problems } = await photographAll(browser, wanted, resolve(folder ?? made ?? ''), resolve(into))
    for (const problem of problems) console.error(problem)
    writeSheets(shots, resolve(into), flows === undefined ? 'contact.html' : 'flows.html')
    console.log(`${shots.length} pictures of ${wanted.length} visits: open ${join(resolve(into), 'index.html')}`)
    return problems.length > 0 ? 1 : 0
  } finally {
    await browser.close()
    if (made !== undefined) rmSync(made, { recursive: true, force: true })
  }
})

/** Photographs one thing: a page in its states, or a flow. */
interface Job {
  readonly name: string
  run(place: Place): Promise<readonly Shot[]>
}

interface Place {
  readonly browser: Browser
  /** The folder of the build, and the one of the pictures. */
  readonly site: string
  readonly into: string
  readonly studio: Studio
}

const visitJob = (visit: PlannedVisit): Job => ({
  name: `${visit.route} ${visit.market} ${visit.language} ${visit.width}`,
  run: ({ studio }) => studio.photograph(visit),
})

const flowJob = (planned: PlannedFlow): Job => ({
  name: `${planned.name} ${planned.market} ${planned.language} ${planned.width}`,
  run: ({ browser, site, into }) => photographFlow(planned, { browser, build: site, into }),
})

interface Photographed {
  readonly shots: readonly Shot[]
  /** One sentence for each job that failed. */
  readonly problems: readonly string[]
}

async function photographAll(
  browser: Browser,
  jobs: readonly Job[],
  site: string,
  into: string,
): Promise<Photographed> {
  const folder = join(into, 'shots')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const open = [...jobs]
  const found = new Map<Job, readonly Shot[]>()
  const problems: string[] = []
  const work = async () => {
    const studio = await openStudio(browser, site, folder)
    for (let job = open.shift(); job !== undefined; job = open.shift()) {
      try {
        found.set(job, await job.run({ browser, site, into: folder, studio }))
      } catch (error) {
        problems.push(`${job.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
      console.error(`${jobs.length - open.length} of ${jobs.length}: ${job.name}`)
    }
    await studio.close()
  }
  await Promise.all(Array.from({ length: Math.min(studios, jobs.length) }, work))
  return { shots: jobs.flatMap((job) => found.get(job) ?? []), problems }
}

/** Writes the page with all pictures, and the sheet that shows them beside each other. */
function writeSheets(shots: readonly Shot[], into: string, sheet: 'contact.html' | 'flows.html'): void {
  writeFileSync(join(into, 'index.html'), indexPage(shots))
  writeFileSync(join(into, sheet), sheet === 'flows.html' ? flowSheet(shots) : contactSheet(shots))
  for (const file of ['viewer.js', 'viewer.css'])
    copyFileSync(join(root, 'tools/quality/gallery', file), join(into, file))
}
