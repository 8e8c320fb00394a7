// One run of the test runner over some test files, with mistakes switched on.

export interface Round {
  /** The files with switches, from the root. */
  readonly files: readonly string[]
  /** The task of each test file, by its path from the root. */
  readonly tasks: { readonly [testFile: string]: FileTask }
  /** The folder in which each test file writes its notes, a line each: `Note`. */
  readonly notes: string
  /** No mistake is switched on after this moment, in milliseconds since 1970. */
  readonly until: number
}

export type FileTask =
  /** Runs the file with no mistake on, and notes which places each test reaches. */
  | { readonly kind: 'measure' }
  /** Runs each test once for each of its mistakes. Mistakes by the id of the test. */
  | { readonly kind: 'each'; readonly tests: { readonly [id: string]: TestTask } }
  /** Runs the whole file with one mistake on, from the first import until a test fails. */
  | { readonly kind: 'whole'; readonly mistake: number }

export interface TestTask {
  readonly mistakes: readonly number[]
  /** Seconds that the test takes with no mistake on. */
  readonly seconds: number
}

export type Note =
  /** A test passes, and reaches places. No id: they are reached while modules load, or in hooks around all tests. */
  | {
      readonly kind: 'reach'
      readonly test: string | undefined
      readonly seconds: number
      readonly places: readonly number[]
    }
  /** A mistake is switched on. */
  | { readonly kind: 'begun'; readonly mistake: number }
  | { readonly kind: 'noticed'; readonly mistake: number }
  /** A test fails even without a mistake, after earlier tests were left out or broken. It says nothing about mistakes. */
  | { readonly kind: 'unfit'; readonly test: string }
  /** The file has ended. Mistakes that not all of their tests have tried are named. */
  | { readonly kind: 'ended'; readonly untried: readonly number[] }

/** Returns the name of the file with the notes of a test file. */
export function notesName(testFile: string): string {
  return `${testFile.replaceAll('/', '+')}.jsonl`
}
