// Tries mistakes: each with the test files that reach its place, the nearest first, until one of them fails.
import { graphOf, type Graph } from '../evidence/graph'
import type { CodeMutant } from './codeMutants'
import { switchedFiles } from './scope'
import { TestRunner, type RoundResult } from './testRunner'

/** `unreached`: no unit test runs the place. `untried`: the time was over. */
export type MutantEnding = 'noticed' | 'survived' | 'unreached' | 'untried'

export interface Tried {
  readonly mutant: CodeMutant
  readonly ending: MutantEnding
}

interface Pending {
  readonly number: number
  readonly mutant: CodeMutant
  /** True if its code runs only while modules load. */
  readonly isolate: boolean
  /** Test files that were not tried yet, in order. */
  readonly left: string[]
}

export interface MutantRun {
  readonly root: string
  readonly files: readonly string[]
  readonly graph: Graph
  /** The results of the test files with no mistake on. */
  readonly known: RoundResult
}

export interface TryOptions {
  /** No round begins after so many seconds. */
  readonly seconds: number
  /** Returns how a mistake ended in an earlier run. */
  readonly known?: (mutant: CodeMutant) => MutantEnding | undefined
  /** Is told of each mistake that is settled. */
  readonly settled?: (mutant: CodeMutant, ending: MutantEnding) => void
  readonly tell?: (line: string) => void
}

/** A mistake that passes so many test files counts as survived. */
const patience = 12
/** So many test files are near to a mistake: the most likely to notice it. */
const near = 4
/** Test files that take more seconds are not used: they would run again for each mistake. */
const longest = 15

/** Tries the mistakes of some files with those unit tests for which `isTest` returns true. */
export async function tryMutants(
  root: string,
  files: readonly string[],
  isTest: (file: string) => boolean,
  { seconds, known = () => undefined, settled = () => undefined, tell = () => undefined }: TryOptions,
): Promise<readonly Tried[]> {
  const began = Date.now()
  const passed = () => Math.round((Date.now() - began) / 1000)
  const mutants = [...switchedFiles(root, files).values()].flatMap((file) => [...file.mutants])
  const endings = new Map(mutants.flatMap(([number, mutant]) => ended(number, known(mutant))))
  const settle = (number: number, mutant: CodeMutant, ending: MutantEnding) => {
    endings.set(number, ending)
    settled(mutant, ending)
  }
  tell(`${mutants.length} mistakes, ${endings.size} of them tried before`)

  const waiting = mutants.filter(([number]) => !endings.has(number))
  if (waiting.length > 0) {
    const { run, pending, unreached } = await plan(root, files, isTest, waiting)
    for (const [number, mutant] of unreached) settle(number, mutant, 'unreached')
    for (const isolate of [false, true]) {
      let open = pending.filter((one) => one.isolate === isolate)
      const runner = new TestRunner(root, files, isolate)
      while (open.length > 0 && passed() < seconds) {
        const noticed = await oneRound(run, runner, open)
        for (const { number, mutant, left } of open)
          if (noticed.has(number)) settle(number, mutant, 'noticed')
          else if (left.length === 0) settle(number, mutant, 'survived')
        open = open.filter(({ number }) => !endings.has(number))
        tell(`${passed()} s: ${endings.size} of ${mutants.length} settled`)
      }
      await runner.close()
    }
  }
  return mutants.map(([number, mutant]) => ({ mutant, ending: endings.get(number) ?? 'untried' }))
}

/**
 * Tries some mistakes for some seconds with the two test files that are nearest by imports, without asking what they
 * reach. One round at least is run.
 */
export async function tryNearest(
  run: MutantRun,
  isTest: (file: string) => boolean,
  wanted: (mutant: CodeMutant) => boolean,
  seconds: number,
): Promise<readonly Tried[]> {
  const began = Date.now()
  const mutants = [...switchedFiles(run.root, run.files).values()]
    .flatMap((file) => [...file.mutants])
    .filter(([, mutant]) => wanted(mutant))
  const tests = [...run.graph.loading(run.files).keys()].filter(isTest)
  const endings = new Map<number, MutantEnding>()
  let open = mutants.map(([number, mutant]): Pending => {
    const left = nearest(run, mutant.file, tests).slice(0, 2)
    if (left.length === 0) endings.set(number, 'unreached')
    return { number, mutant, isolate: true, left }
  })
  const runner = new TestRunner(run.root, run.files, true)
  do {
    open = open.filter(({ number }) => !endings.has(number))
    if (open.length === 0) break
    const noticed = await oneRound(run, runner, open)
    for (const { number, left } of open)
      if (noticed.has(number)) endings.set(number, 'noticed')
      else if (left.length === 0) endings.set(number, 'survived')
  } while (Date.now() - began < seconds * 1000)
  await runner.close()
  return mutants.map(([number, mutant]) => ({ mutant, ending: endings.get(number) ?? 'untried' }))
}

/** Returns true for a test that may run again for each mistake. Those that build projects or take minutes may not. */
export function isUnitTest(file: string): boolean {
  return /^tests\/(?!e2e\/|tooling\/new\/|contract\/faults\/|contract\/money\/simulation).*\.test\.tsx?$/.test(file)
}

function ended(number: number, ending: MutantEnding | undefined): readonly (readonly [number, MutantEnding])[] {
  return ending === undefined || ending === 'untried' ? [] : [[number, ending]]
}

/** Runs the tests once without a mistake, and returns the test files for each mistake. */
async function plan(
  root: string,
  files: readonly string[],
  isTest: (file: string) => boolean,
  mutants: readonly (readonly [number, CodeMutant])[],
) {
  const graph = graphOf(root)
  const tests = [...graph.loading(files).keys()].filter(isTest)
  const runner = new TestRunner(root, files, false)
  const { results, reached } = await runner.measure(tests)
  await runner.close()
  const usable = reached.filter(({ file }) => {
    const result = results.get(file)
    return result && !result.isFailed && result.seconds < longest
  })
  const early = new Set(reached.flatMap((one) => one.early))
  const testsOf = new Map<number, string[]>()
  for (const { file, late } of usable)
    for (const number of late) testsOf.set(number, [...(testsOf.get(number) ?? []), file])
  const isReached = (number: number) => testsOf.has(number) || early.has(number)
  const run: MutantRun = { root, files, graph, known: results }
  const pending = mutants
    .filter(([number]) => isReached(number))
    .map(([number, mutant]): Pending => {
      const late = testsOf.get(number)
      const left = nearest(run, mutant.file, late ?? usable.map(({ file }) => file)).slice(0, patience)
      return { number, mutant, isolate: !late, left }
    })
  return { run, pending, unreached: mutants.filter(([number]) => !isReached(number)) }
}

/** Switches on one mistake a test file, for as many mistakes as there are test files. Returns those that were noticed. */
async function oneRound(run: MutantRun, runner: TestRunner, open: readonly Pending[]): Promise<ReadonlySet<number>> {
  const on = new Map<string, number>()
  const waiting = new Set(open)
  // The nearest test files first; those that are free then try what still waits.
  for (const most of [near, patience])
    for (const one of waiting) {
      const at = one.left.slice(0, most).findIndex((test) => !on.has(test))
      const [test] = at < 0 ? [] : one.left.splice(at, 1)
      if (test === undefined) continue
      on.set(test, one.number)
      waiting.delete(one)
    }
  return new Set(await noticedIn(run, runner, [...on]))
}

async function noticedIn(
  run: MutantRun,
  runner: TestRunner,
  pairs: readonly (readonly [test: string, number: number])[],
): Promise<readonly number[]> {
  const tests = pairs.map(([test]) => test)
  const usual = tests.reduce((sum, test) => sum + (run.known.get(test)?.seconds ?? 1), 0)
  const results = await runner.run(Object.fromEntries(pairs), 60 + usual * 5)
  if (results) return pairs.filter(([test]) => results.get(test)?.isFailed !== false).map(([, number]) => number)
  // One of them never ends. That is noticed, but which one it is shows only alone.
  if (pairs.length === 1) return pairs.map(([, number]) => number)
  const half = Math.ceil(pairs.length / 2)
  return [...(await noticedIn(run, runner, pairs.slice(0, half))), ...(await noticedIn(run, runner, pairs.slice(half)))]
}

/** Returns test files by the number of imports between them and a file, the quick ones first. */
function nearest({ graph, known }: MutantRun, file: string, tests: readonly string[]): string[] {
  const distances = graph.loading([file])
  const distance = (test: string) => distances.get(test) ?? Number.POSITIVE_INFINITY
  const seconds = (test: string) => known.get(test)?.seconds ?? 0
  return tests
    .filter((test) => distances.has(test))
    .toSorted((a, b) => distance(a) - distance(b) || seconds(a) - seconds(b))
}
