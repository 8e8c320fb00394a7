// Keeps which places each test reaches. A first run without mistakes notes it.
import type { Graph } from '../evidence/graph'
import type { TestTask } from './round'
import type { RoundResult, RoundRunner, Tasks } from './testRunner'

/** A test that takes more seconds is not used: it would run again for each mistake. */
const longest = 5

/** The places that tests reach, by numbers of mistakes. */
export class ReachedPlaces {
  readonly #tests = new Map<string, Map<number, Map<string, number>>>()
  readonly #outside = new Map<string, ReadonlySet<number>>()

  /** Runs test files with no mistake on, and adds what they reach. A file that fails is not used. */
  async measure(runner: RoundRunner, files: readonly string[]): Promise<void> {
    const tasks: Tasks = new Map(files.map((file) => [file, { kind: 'measure' }]))
    this.add(await runner.run(tasks, Number.MAX_SAFE_INTEGER))
  }

  add(results: RoundResult): void {
    for (const [file, { isFailed, notes }] of results) {
      if (isFailed) continue
      const tests = new Map<number, Map<string, number>>()
      for (const note of notes)
        if (note.kind === 'reach' && note.test === undefined) this.#outside.set(file, new Set(note.places))
        else if (note.kind === 'reach' && note.test !== undefined && note.seconds < longest)
          for (const place of note.places)
            tests.set(place, (tests.get(place) ?? new Map<string, number>()).set(note.test, note.seconds))
      this.#tests.set(file, tests)
    }
  }

  /** The test files that passed. */
  get files(): readonly string[] {
    return [...this.#tests.keys()]
  }

  /** Returns the tests of a file that reach a place, with the seconds that each takes. */
  testsOf(file: string, place: number): ReadonlyMap<string, number> {
    return this.#tests.get(file)?.get(place) ?? new Map<string, number>()
  }

  /** Returns how long the tests of a file take that reach a place. */
  secondsOf(file: string, place: number): number {
    return [...this.testsOf(file, place).values()].reduce((sum, seconds) => sum + seconds, 0)
  }

  /** Returns true if a file reaches a place while its modules load, or in hooks around all tests. */
  isOutside(file: string, place: number): boolean {
    return this.#outside.get(file)?.has(place) ?? false
  }

  /** Leaves out a test that fails without a mistake when it is repeated. */
  leaveOut(file: string, test: string): void {
    for (const tests of this.#tests.get(file)?.values() ?? []) tests.delete(test)
  }
}

/** Returns what the tests of a file have to try. */
export function tasksOfTests(
  reached: ReachedPlaces,
  file: string,
  mistakes: Iterable<number>,
): { [id: string]: TestTask } {
  const tasks = new Map<string, { mistakes: number[]; seconds: number }>()
  for (const mistake of mistakes)
    for (const [test, seconds] of reached.testsOf(file, mistake)) {
      const task = tasks.get(test) ?? { mistakes: [], seconds }
      task.mistakes.push(mistake)
      tasks.set(test, task)
    }
  return Object.fromEntries(tasks)
}

/** Returns some test files by the number of imports between them and a file. */
export function nearestTests(graph: Graph, file: string, tests: readonly string[]): readonly string[] {
  const distances = graph.loading([file])
  const distance = (test: string) => distances.get(test) ?? Number.POSITIVE_INFINITY
  return tests.filter((test) => distances.has(test)).toSorted((a, b) => distance(a) - distance(b))
}
