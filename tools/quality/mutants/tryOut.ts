// What the checker says of a mistake.
import { checkProject } from '@pagewright/cli'
import { type Files, withChanges } from '@pagewright/cli/source'
import { planted, type Mutant } from './mutant'

/** Looks at a product; `checkProject` but for tests. */
export type Checker = (files: Files) => Promise<readonly { readonly name: string }[]>

/** Gives the names of the problems that are found with the mistake in the product, each once; none where nothing is. */
export async function caughtByCheck(
  files: Files,
  mutant: Mutant,
  check: Checker = checkProject,
): Promise<readonly string[]> {
  const text = planted(files.read(mutant.file), mutant.edit)
  const found = await check(withChanges(files, { [mutant.file]: text }))
  return [...new Set(found.map(({ name }) => name))]
}
