// `npm run engines` runs the build in each engine of docs/browsers.md and records the results.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMeasured } from './engines/document'
import { engines, enginesNamed, type Engine } from './engines/engines'
import { thisMachine } from './engines/install/machine'
import { planFor, type PlanName } from './engines/plans'
import { runEngine, type EngineResult } from './engines/run'
import { startTestSite } from './engines/suite/site'
import { engineTable } from './engines/table'
import { type Command, didYouMean, examples, InvalidArgument, program, Refused, root } from '@pagewright/cli/source'

const document = join(root, 'docs/browsers.md')

const definition = (command: Command) =>
  command
    .option('--only <ids>', 'these engines, with commas')
    .option('--routes', 'only open all routes')
    .option('--contracts', 'only try the contracts of behaviour')
    .option('--quick', 'run what `npm test` runs, in each engine')
    .option('--smoke', 'run what `npm test` runs, in one engine of each family')
    .option('--report <file>', 'write the results as JSON')
    .addHelpText('after', examples('', '--smoke', '--only chromium-88,wpe'))

type Options = ReturnType<ReturnType<typeof definition>['opts']>

/** Runs the engines and records the results. Only a whole run writes the document. */
export const main = program(definition, async (options) => {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Refused('There is no build: run `npm run build` first.')
  const name = planNameOf(options)
  const test = await startTestSite()
  const results: EngineResult[] = []
  const run = async (engine: Engine) => {
    const result = await runEngine(engine, planFor(engine, name), test, thisMachine)
    results.push(result)
    return result
  }
  try {
    for (const choice of choicesOf(options)) {
      // If an engine is not available, the next one of the choice runs.
      for (const engine of choice) if ((await run(engine)).leftOut === undefined) break
    }
  } finally {
    await test.stop()
  }
  if (options.report !== undefined) writeFileSync(options.report, JSON.stringify(results))
  const { rows, notes, leftOut } = engineTable(results)
  console.log([...rows, ...notes.map((note, index) => `${index + 1}. ${note}`)].join('\n'))
  for (const line of leftOut) console.log(`Left out: ${line}`)
  if (name === 'full' && options.only === undefined) {
    const today = new Date().toISOString().slice(0, 10)
    writeFileSync(document, withMeasured(readFileSync(document, 'utf8'), results, today))
  }
  return rows.length === 0 || notes.length > 0 ? 1 : 0
})

function planNameOf({ routes, contracts, quick, smoke }: Options): PlanName {
  if (quick !== undefined || smoke !== undefined) return 'quick'
  if (contracts !== undefined) return 'contracts'
  return routes === undefined ? 'full' : 'routes'
}

/** Returns the engines to run, as choices of which one runs. */
function choicesOf({ only, smoke }: Options): readonly (readonly Engine[])[] {
  if (smoke !== undefined) return families.map(enginesNamed)
  if (only === undefined) return engines.map((engine) => [engine])
  const ids = only.split(',')
  const unknown = ids.find((id) => !engines.some((engine) => engine.id === id))
  if (unknown === undefined) return enginesNamed(ids).map((engine) => [engine])
  const all = engines.map(({ id }) => id)
  throw new InvalidArgument(`There is no engine "${unknown}". ${didYouMean(unknown, all)}There are: ${all.join(', ')}.`)
}

/** For `npm test`, the first available engine of each family is enough. */
const families = [['chromium-88', 'chromium-92'], ['wpe', 'webkitgtk'], ['firefox']] as const
