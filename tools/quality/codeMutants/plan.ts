// Says which test files try a mistake, and in which order.
import type { Graph } from '../evidence/graph'
import type { CodeMutant } from './codeMutants'
import { nearestTests, ReachedPlaces } from './reached'
import type { Pending } from './rounds'
import type { RoundRunner } from './testRunner'

/** So many of the nearest test files are measured first, which is enough for most mistakes. */
const nearest = 24
/** So many test files run as a whole with a mistake. Each takes seconds, and the nearest notice most mistakes. */
const wholePatience = 12

/**
 * Runs the nearest tests of each file once without a mistake, and then the others if places are left that none reaches.
 * Throws if no test file passes: nothing could be noticed.
 */
export async function measure(
  runner: RoundRunner,
  graph: Graph,
  files: readonly string[],
  tests: readonly string[],
  mutants: readonly (readonly [number, CodeMutant])[],
  most: number | undefined,
): Promise<ReachedPlaces> {
  const first = new Set(files.flatMap((file) => nearestTests(graph, file, tests).slice(0, most ?? nearest)))
  const reached = new ReachedPlaces()
  await reached.measure(runner, [...first])
  const isLeft = mutants.some(([number, mutant]) => isTried(planOf(graph, reached, number, mutant)))
  if (most === undefined && isLeft)
    await reached.measure(
      runner,
      tests.filter((test) => !first.has(test)),
    )
  if (tests.length > 0 && reached.files.length === 0)
    throw new Error(
      `None of ${tests.length} test files passes without a mistake, so none can notice one. Run npm test.`,
    )
  return reached
}

/** Returns a mistake with the test files that reach it. */
export function planOf(graph: Graph, reached: ReachedPlaces, number: number, mutant: CodeMutant): Pending {
  const files = nearestTests(graph, mutant.file, reached.files)
  const each = mutant.isAtLoad ? [] : files.filter((file) => reached.testsOf(file, number).size > 0)
  const isOutside = files.some((file) => reached.isOutside(file, number))
  // Modules load once for many test files. Each of these may reach what one of them did.
  const outside = files.toSorted((a, b) => Number(reached.isOutside(b, number)) - Number(reached.isOutside(a, number)))
  const whole = mutant.isAtLoad || isOutside ? outside.slice(0, wholePatience) : []
  return { number, mutant, each, whole }
}

/** Returns true if no test file is left that could notice a mistake. */
export function isTried({ each, whole }: Pending): boolean {
  return each.length + whole.length === 0
}
