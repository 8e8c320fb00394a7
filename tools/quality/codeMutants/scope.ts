// Numbers the mistakes of a run. The planner and the test runner both compute the numbers, and get the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSwitches, type CodeMutant } from './codeMutants'

/** More places than any file has. A number tells the file and the place. */
const perFile = 10_000

export interface SwitchedFile {
  readonly text: string
  readonly mutants: ReadonlyMap<number, CodeMutant>
}

/** Returns the switched text of each file, by its path from the root. */
export function switchedFiles(root: string, files: readonly string[]): ReadonlyMap<string, SwitchedFile> {
  return new Map(
    files.map((file, index) => {
      const { text, mutants } = withSwitches(file, readFileSync(join(root, file), 'utf8'), index * perFile)
      return [file, { text, mutants: new Map(mutants.map((mutant, at) => [index * perFile + at, mutant])) }]
    }),
  )
}
