// Runs the checker on a mistake.
import { checkProject } from '@pagewright/cli'
import { type Files, withChanges } from '@pagewright/cli/source'
import { planted, type Mutant } from './mutant'

/** Checks a product. Tests replace `checkProject`. */
export type Checker = (files: Files) => Promise<readonly { readonly name: string }[]>

/** Returns the names of the problems that the checker finds with the mistake, each once. */
export async function caughtByCheck(
  files: Files,
  mutant: Mutant,
  check: Checker = checkProject,
): Promise<readonly string[]> {
  const text = planted(files.read(mutant.file), mutant.edit)
  const found = await check(withChanges(files, { [mutant.file]: text }))
  return [...new Set(found.map(({ name }) => name))]
}
