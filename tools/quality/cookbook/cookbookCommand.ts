import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions, root } from '@pagewright/cli/source'
import { cookbookPage } from './cookbookPage'

/** Writes docs/cookbook.md. */
export function cookbookCommand(args: readonly string[]): number {
  readOptions(args, {})
  writeFileSync(join(root, 'docs/cookbook.md'), cookbookPage(writtenLines))
  return 0
}

/** Returns the lines that a recipe writes. */
export function writtenLines(file: string): string {
  return readFileSync(join(root, `tests/e2e/studioTasks/${file}.diff`), 'utf8')
}
