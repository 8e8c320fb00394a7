// One round: many test files run, each with mistakes of its own.
import type { CodeMutant } from './codeMutants'
import { tasksOfTests, type ReachedPlaces } from './reached'
import type { FileTask, Note } from './round'
import type { RoundRunner, TestFileResult } from './testRunner'

/** A mistake, with the test files that have not tried it yet, in order. */
export interface Pending {
  readonly number: number
  readonly mutant: CodeMutant
  /** Their tests are repeated with the mistake on. */
  readonly each: string[]
  /** They run as a whole, with the mistake on from the first import. */
  readonly whole: string[]
}

/** Seconds after which a round begins nothing new, so that what it has found is kept. */
const longest = 90

/**
 * Repeats tests with the mistakes that they reach. Each mistake has up to `width` test files, of those near to it that have
 * the least to do. Returns the mistakes that were noticed.
 */
export async function tryEach(
  runner: RoundRunner,
  reached: ReachedPlaces,
  open: readonly Pending[],
  width: number,
  until: number,
): Promise<ReadonlySet<number>> {
  const given = new Map<string, Pending[]>()
  const load = new Map<string, number>()
  for (const one of open) {
    const loaded = (file: string) => (load.get(file) ?? 0) + reached.secondsOf(file, one.number)
    const near = one.each.slice(0, 3 + width).toSorted((a, b) => loaded(a) - loaded(b))
    for (const file of near.slice(0, width)) {
      load.set(file, loaded(file))
      given.set(file, [...(given.get(file) ?? []), one])
    }
  }
  const tasks = [...given].map(([file, mistakes]): [string, FileTask] => {
    const numbers = mistakes.map(({ number }) => number)
    return [file, { kind: 'each', tests: tasksOfTests(reached, file, numbers) }]
  })
  const results = await runner.run(new Map(tasks), Math.min(until, Date.now() + longest * 1000))
  return new Set([...given].flatMap(([file, mistakes]) => [...outcome(reached, file, mistakes, results.get(file))]))
}

/** Returns the mistakes that a test file noticed, and takes the file away from those that it has tried. */
function outcome(
  reached: ReachedPlaces,
  file: string,
  mistakes: readonly Pending[],
  result: TestFileResult | undefined,
): ReadonlySet<number> {
  const notes = result?.notes ?? []
  const of = <Kind extends Note['kind']>(kind: Kind) =>
    notes.filter((note): note is Extract<Note, { readonly kind: Kind }> => note.kind === kind)
  const noticed = new Set(of('noticed').map(({ mistake }) => mistake))
  const [ended] = of('ended')
  const last = notes.at(-1)
  // The file hangs, and only a mistake can be the cause.
  if (!ended && last?.kind === 'begun') noticed.add(last.mistake)
  const untried = new Set(ended ? ended.untried : of('begun').length > 0 ? mistakes.map(({ number }) => number) : [])
  const unfit = new Set(
    of('unfit').flatMap(({ test }) => {
      const reaching = mistakes.filter(({ number }) => reached.testsOf(file, number).has(test))
      reached.leaveOut(file, test)
      return reaching
    }),
  )
  for (const one of mistakes) {
    // Its whole file can try what a test cannot when it is repeated.
    if (unfit.has(one) && !one.whole.includes(file)) one.whole.push(file)
    if (untried.has(one.number) && reached.testsOf(file, one.number).size > 0) continue
    one.each.splice(one.each.indexOf(file), 1)
  }
  return noticed
}

/**
 * Runs whole test files, one mistake each. A mistake has one file a round, so that many mistakes share the files of a round,
 * and one that is noticed takes no other. Returns those that were noticed.
 */
export async function tryWhole(
  runner: RoundRunner,
  open: readonly Pending[],
  until: number,
): Promise<ReadonlySet<number>> {
  const on = new Map<string, number>()
  for (const { number, whole } of open) {
    const file = whole.find((test) => !on.has(test))
    if (file === undefined) continue
    on.set(file, number)
    whole.splice(whole.indexOf(file), 1)
  }
  const failing = await failedWith(runner, on, until)
  // A busy machine lets tests fail by accident: two failures count.
  return new Set((await failedWith(runner, failing, Number.MAX_SAFE_INTEGER)).values())
}

/** Runs test files with a mistake each, and returns those that failed. */
async function failedWith(runner: RoundRunner, on: ReadonlyMap<string, number>, until: number) {
  const tasks = [...on].map(([file, mistake]): [string, FileTask] => [file, { kind: 'whole', mistake }])
  const results = await runner.run(new Map(tasks), until)
  return new Map([...on].filter(([file]) => results.get(file)?.isFailed !== false))
}
