// `npm run engines` uses the build in each engine of docs/browsers.md and writes down what came of it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMeasured } from './engines/document'
import { engines, enginesNamed, type Engine } from './engines/engines'
import { thisMachine } from './engines/install/machine'
import { planFor, type PlanName } from './engines/plans'
import { runEngine, type EngineResult } from './engines/run'
import { startTestSite } from './engines/suite/site'
import { tableOf } from './engines/table'
import { Mistyped, readOptions, root } from '@pagewright/cli/source'

const document = join(root, 'docs/browsers.md')

/**
 * `--only chromium-88,wpe` takes some engines, `--routes` opens all routes and does nothing else, `--quick` does what
 * `npm test` does, `--smoke` does it in one engine of each family alone. `--report file` writes the results as JSON.
 * Only a whole run writes the document.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, known)
  if (!existsSync(join(root, 'dist/index.html'))) throw new Mistyped('There is no build: run `npm run build` first.')
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
      // The next one of a choice is tried where the one before is not to be had.
      for (const engine of choice) if ((await run(engine)).leftOut === undefined) break
    }
  } finally {
    await test.stop()
  }
  if (options.report !== undefined) writeFileSync(options.report, JSON.stringify(results))
  const { rows, notes, leftOut } = tableOf(results)
  console.log([...rows, ...notes.map((note, index) => `${index + 1}. ${note}`)].join('\n'))
  for (const line of leftOut) console.log(`Left out: ${line}`)
  if (name === 'full' && options.only === undefined) {
    const today = new Date().toISOString().slice(0, 10)
    writeFileSync(document, withMeasured(readFileSync(document, 'utf8'), results, today))
  }
  return rows.length === 0 || notes.length > 0 ? 1 : 0
}

const known = { only: 'value', routes: 'switch', quick: 'switch', smoke: 'switch', report: 'value' } as const
type Options = { readonly [name in keyof typeof known]?: string }

function planNameOf({ routes, quick, smoke }: Options): PlanName {
  if (quick !== undefined || smoke !== undefined) return 'quick'
  return routes === undefined ? 'full' : 'routes'
}

/** The engines to run; of each choice one. */
function choicesOf({ only, smoke }: Options): readonly (readonly Engine[])[] {
  if (smoke !== undefined) return families.map(enginesNamed)
  if (only === undefined) return engines.map((engine) => [engine])
  const ids = only.split(',')
  const unknown = ids.find((id) => !engines.some((engine) => engine.id === id))
  if (unknown === undefined) return enginesNamed(ids).map((engine) => [engine])
  throw new Mistyped(`There is no engine "${unknown}". There are: ${engines.map(({ id }) => id).join(', ')}.`)
}

/** One of each family is enough for `npm test`, the first that is to be had. */
const families = [['chromium-88', 'chromium-92'], ['wpe', 'webkitgtk'], ['firefox']] as const
