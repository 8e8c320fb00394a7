// Tries mistakes: each with the tests that reach its place, the nearest files first, until one of them fails.
import { graphOf } from '../evidence/graph'
import type { CodeMutant } from './codeMutants'
import { isTried, measure, planOf } from './plan'
import { tryEach, tryWhole, type Pending } from './rounds'
import { switchedFiles } from './scope'
import { TestRunner } from './testRunner'

/** `unreached`: no unit test runs the place. `untried`: the time was over. */
export type MutantEnding = 'noticed' | 'survived' | 'unreached' | 'untried'

export interface Tried {
  readonly mutant: CodeMutant
  readonly ending: MutantEnding
}

export interface TryOptions {
  /** Nothing begins after so many seconds. */
  readonly seconds: number
  /** Returns true for the mistakes to try. Absent: all. */
  readonly wanted?: (mutant: CodeMutant) => boolean
  /** Only so many test files, the nearest of each file, are used. Absent: as many as it takes. */
  readonly tests?: number
  /** Returns how a mistake ended in an earlier run. */
  readonly known?: (mutant: CodeMutant) => MutantEnding | undefined
  /** Is told of each mistake that is settled. */
  readonly settled?: (mutant: CodeMutant, ending: MutantEnding) => void
  readonly tell?: (line: string) => void
}

/** In the first round a mistake has one test file: most are noticed by it. Then it has more of them, and then all. */
const widths = [1, 3, 9]

/** Tries the mistakes of some files with those unit tests for which `isTest` returns true. */
export async function tryMutants(
  root: string,
  files: readonly string[],
  isTest: (file: string) => boolean,
  options: TryOptions,
): Promise<readonly Tried[]> {
  const { seconds, wanted = () => true, known = () => undefined, settled, tell = () => undefined } = options
  const began = Date.now()
  const mutants = [...switchedFiles(root, files).values()]
    .flatMap((file) => [...file.mutants])
    .filter(([, mutant]) => wanted(mutant))
  const endings = new Map(mutants.flatMap(([number, mutant]) => ended(number, known(mutant))))
  tell(`${mutants.length} mistakes, ${endings.size} of them tried before`)
  const waiting = mutants.filter(([number]) => !endings.has(number))
  const settle: Settle = ({ number, mutant }, ending) => {
    endings.set(number, ending)
    settled?.(mutant, ending)
  }
  const tellSettled = () =>
    tell(`${Math.round((Date.now() - began) / 1000)} s: ${endings.size} of ${mutants.length} settled`)
  if (waiting.length > 0) {
    const graph = graphOf(root)
    const tests = [...graph.loading(files).keys()].filter(isTest)
    const [runner, fresh] = [new TestRunner(root, files, false), new TestRunner(root, files, true)]
    const reached = await measure(runner, graph, files, tests, waiting, options.tests)
    const open = waiting.map(([number, mutant]) => planOf(graph, reached, number, mutant))
    for (const one of open) if (isTried(one)) settle(one, 'unreached')
    tellSettled()
    const until = began + seconds * 1000
    const left = () => open.filter(({ number }) => !endings.has(number))
    const each: Try = (now, width) => tryEach(runner, reached, now, width, until)
    await inRounds(() => left().filter((one) => one.each.length > 0), each, settle, until, tellSettled)
    const whole: Try = (now) => tryWhole(fresh, now, until)
    await inRounds(() => left().filter((one) => one.whole.length > 0), whole, settle, until, tellSettled)
    await runner.close()
    await fresh.close()
  }
  return mutants.map(([number, mutant]) => ({ mutant, ending: endings.get(number) ?? 'untried' }))
}

type Settle = (one: Pending, ending: MutantEnding) => void
type Try = (now: readonly Pending[], width: number) => Promise<ReadonlySet<number>>

/** Tries what is left, round by round, until nothing is left or the time is over. */
async function inRounds(left: () => readonly Pending[], round: Try, settle: Settle, until: number, tell: () => void) {
  for (let count = 0; Date.now() < until; count += 1) {
    const now = left()
    if (now.length === 0) return
    const noticed = await round(now, widths[count] ?? Number.POSITIVE_INFINITY)
    for (const one of now)
      if (noticed.has(one.number)) settle(one, 'noticed')
      else if (isTried(one)) settle(one, 'survived')
    tell()
  }
}

/** Returns true for a test that may run again for each mistake. Those that build projects or take minutes may not. */
export function isUnitTest(file: string): boolean {
  return /^tests\/(?!e2e\/|tooling\/new\/|contract\/faults\/|contract\/money\/simulation).*\.test\.tsx?$/.test(file)
}

function ended(number: number, ending: MutantEnding | undefined): readonly (readonly [number, MutantEnding])[] {
  return ending === undefined || ending === 'untried' ? [] : [[number, ending]]
}
