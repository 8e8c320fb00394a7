// `npm run saboteurs` plants bugs in a copy of the project, one by one, and reports which test notices each. With
// `--only <id>` it tries some, separated by commas. With `--e2e` it includes those that need a browser.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, didYouMean, examples, InvalidArgument, program } from '@pagewright/cli/source'
import { copyProject } from './projectCopy'
import { needsBrowser, plant, type Bug } from './saboteurs/bug'
import { bugs } from './saboteurs/bugs'
import { runBrowser, runUnit } from './saboteurs/runTests'
import type { PlantedVerdict } from './saboteurs/verdict'

/** The percentage of bugs that tests must notice. */
const wanted = 95

const options = (command: Command) =>
  command
    .option('--only <ids>', 'these bugs, with commas')
    .option('--e2e', 'also the bugs that only a browser test finds')
    .addHelpText('after', examples('', '--e2e'))

export const main = program(options, async ({ only, e2e }) => {
  const chosen = choose(only, e2e !== undefined)
  const copy = copyProject()
  try {
    const broken = await runAll(copy.folder, chosen)
    if (broken !== undefined) {
      console.error(`These tests fail even without a bug, so they cannot notice one: ${broken}`)
      return 1
    }
    const survivors: string[] = []
    for (const bug of chosen) {
      const { killer, trouble } = await tryOut(copy.folder, bug)
      if (killer === undefined) survivors.push(bug.id)
      console.log(`${bug.id} · ${killer === undefined ? 'SURVIVED' : `killed by ${killer}`}`)
      if (killer === undefined) console.log(`  ${bug.careless} (${bug.file})${trouble ? `\n  ${trouble}` : ''}`)
    }
    return score(chosen.length, survivors)
  } finally {
    copy.remove()
  }
})

function choose(only: string | undefined, isBrowserThere: boolean): readonly Bug[] {
  const ids = only?.split(',')
  const all = bugs.map((bug) => bug.id)
  for (const id of ids ?? [])
    if (!all.includes(id))
      throw new InvalidArgument(`There is no bug "${id}". ${didYouMean(id, all)}There are: ${all.join(', ')}.`)
  return bugs.filter((bug) => (ids ? ids.includes(bug.id) : isBrowserThere || !needsBrowser(bug)))
}

/** Returns what fails in the tests of some bugs before any bug is planted. */
async function runAll(folder: string, chosen: readonly Bug[]): Promise<string | undefined> {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))]
  const unit = files.filter((file) => !file.endsWith('.spec.ts'))
  const browser = files.filter((file) => file.endsWith('.spec.ts'))
  const verdicts: PlantedVerdict[] = []
  if (unit.length > 0) verdicts.push(await runUnit(folder, unit))
  if (browser.length > 0) verdicts.push(await runBrowser(folder, browser))
  return verdicts.map(({ killer, trouble }) => killer ?? trouble).find((one) => one !== undefined)
}

async function tryOut(folder: string, bug: Bug): Promise<PlantedVerdict> {
  const file = join(folder, bug.file)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, plant(bug, before))
  try {
    return await (needsBrowser(bug) ? runBrowser : runUnit)(folder, bug.tests)
  } finally {
    writeFileSync(file, before)
  }
}

function score(all: number, survivors: readonly string[]): number {
  const killed = all - survivors.length
  const share = all === 0 ? 100 : Math.floor((killed / all) * 1000) / 10
  console.log(`\n${killed} of ${all} bugs were noticed: ${share} %. At least ${wanted} % are wanted.`)
  if (survivors.length > 0) console.log(`Nobody noticed: ${survivors.join(', ')}.`)
  return share >= wanted ? 0 : 1
}
