// One run of the test runner over some test files, each with at most one mistake switched on.

export interface Round {
  /** The files with switches, from the root. */
  readonly files: readonly string[]
  /** The number of the mistake that is on while a test file runs, by the path of the test file from the root. */
  readonly on: { readonly [testFile: string]: number }
  /** The folder in which each test file leaves the numbers of the places that it reached. Absent: they are not wanted. */
  readonly reached?: string
  /** True loads every module anew for each test file, for mistakes in code that runs while a module loads. */
  readonly isolate: boolean
}

/** Lists the places that a test file reached, by numbers of mistakes. */
export interface ReachedPlaces {
  readonly file: string
  /** Before its first test: while modules load and tests are declared. */
  readonly early: readonly number[]
  readonly late: readonly number[]
}
