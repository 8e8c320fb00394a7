import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { program, root } from '@pagewright/cli/source'
import { cookbookPage } from './cookbookPage'

/** Writes docs/cookbook.md. */
export const cookbookCommand = program(
  (command) => command.description('Writes docs/cookbook.md.'),
  () => {
    writeFileSync(join(root, 'docs/cookbook.md'), cookbookPage(writtenLines))
    return 0
  },
)

/** Returns the lines that a recipe writes. */
export function writtenLines(file: string): string {
  return readFileSync(join(root, `tests/e2e/studioTasks/${file}.diff`), 'utf8')
}
