// `npm run bench` measures what the builds cost a phone. Compare ratios, because the references ran at the same time on
// the same machine. It is not a test.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { coverForms } from './bench/coverage/coverForms'
import { installBench } from './bench/installBench'
import { keepReports, type Measured } from './bench/keepReports'
import type { Bench, Part } from './bench/part'
import { depthPart } from './bench/parts/depth'
import { formsPart } from './bench/parts/forms'
import { growthPart } from './bench/parts/growth'
import { listsPart } from './bench/parts/lists'
import { scalePart } from './bench/parts/scale'
import { startsPart } from './bench/parts/starts'
import { tricksPart } from './bench/parts/tricks'
import { wholeFormsPart } from './bench/parts/wholeForms'
import { reportText } from './bench/reportText'
import { saveReport } from './bench/saveReport'
import { startBench } from './bench/startBench'
import { findBrowser, findWholeBrowser } from './browser'
import { type Command, examples, program, readWhole, root } from '@pagewright/cli/source'

const parts: readonly Part[] = [
  formsPart,
  wholeFormsPart,
  listsPart,
  depthPart,
  startsPart,
  growthPart,
  scalePart,
  tricksPart,
]
const slowdown = 4
const results = join(root, 'tools/quality/bench/results')

const options = (command: Command) =>
  command
    .option('--quick', 'leave out slow parts')
    .option('--runs <number>', 'how often each is measured; 5 by default, 2 with --quick', readWhole)
    .option(
      '--only <parts>',
      `some of ${parts.map(({ name }) => name).join(', ')}, with commas; keep the results of the others`,
    )
    .option('--before <commit>', 'also measure the forms with the engine of that commit')
    .option('--save', 'write the tables to docs/performance.md, or to docs/form-coverage.md with --coverage')
    .option('--routes <routes>', 'open only these routes from a cold start, with commas')
    .option('--state <name>', 'the state of those routes')
    .option('--coverage', 'only list the functions of RJSF that run in five forms')
    .addHelpText('after', examples('--quick', '--only forms,lists --save'))

export const main = program(options, async (given) => {
  const { quick, only, before, save, routes, state, coverage, runs = quick ? 2 : 5 } = given
  if (coverage !== undefined) {
    await coverForms(save !== undefined)
    return 0
  }
  const isPart = quick ?? routes ?? state
  if (isPart && save)
    throw new Error('A part of a run is not saved: leave out --quick, --routes and --state, or --save.')
  const wanted = chosen(only ?? ((routes ?? state) && startsPart.name)).filter(
    ({ isSlow }) => !(quick && isSlow && only === undefined),
  )
  installBench()
  const work = mkdtempSync(join(tmpdir(), 'bench-'))
  const served = await startBench(work, before)
  const browserArgs = [
    '--disable-gpu',
    '--enable-precise-memory-info',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs })
  let whole: Promise<Browser> | undefined
  try {
    const bench: Bench = {
      browser,
      wholeBrowser: () => (whole ??= chromium.launch({ executablePath: findWholeBrowser(), args: browserArgs })),
      origins: served.origins,
      runs,
      isQuick: quick !== undefined,
      slowdown,
      ...(routes !== undefined && { routes: routes.split(',') }),
      ...(state !== undefined && { state }),
    }
    const fresh: { [part: string]: Measured } = {}
    // Written after each part, so that a later one that fails loses nothing.
    for (const part of wanted) {
      fresh[part.name] = await measure(part, bench)
      const all = isPart ? fresh : keepReports(results, fresh)
      const left = parts.flatMap(({ name }) => (fresh[name] ? [] : [name]))
      const text = reportText(
        parts.flatMap(({ name }) => all[name] ?? []),
        { slowdown, ...(isPart && { left }) },
      )
      mkdirSync(results, { recursive: true })
      writeFileSync(join(results, 'latest.md'), text)
      if (save) saveReport(text)
      if (part === wanted.at(-1)) console.log(text)
    }
  } finally {
    await browser.close()
    await (await whole)?.close()
    await served.stop()
    rmSync(work, { recursive: true, force: true })
  }
  return 0
})

async function measure(part: Part, bench: Bench): Promise<Measured> {
  const began = Date.now()
  const report = await part.run(bench)
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  const day = new Date(began).toISOString().slice(0, 10)
  console.error(`${part.name} took ${minutes} minutes`)
  return { ...report, how: `Measured on ${day} in ${minutes} minutes, Chromium ${bench.browser.version()}.` }
}

function chosen(only: string | undefined): readonly Part[] {
  if (only === undefined) return parts
  return only.split(',').map((name) => {
    const part = parts.find((one) => one.name === name)
    if (!part) throw new Error(`There is no part "${name}". Use ${parts.map((one) => one.name).join(', ')}.`)
    return part
  })
}
