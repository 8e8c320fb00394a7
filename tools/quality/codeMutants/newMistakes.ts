// Tries the mistakes that are possible in changed code, for some seconds, with the nearest tests.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangedFile } from '../evidence/changes'
import { withSwitches } from './codeMutants'
import { isUnitTest, tryMutants, type Tried } from './tryMutants'

const code = /^(?:src\/(?!generated\/)|sandbox\/|tools\/cli\/).*\.tsx?$/

/** Returns how the mistakes ended that the code before the change did not allow. */
export async function tryNewMistakes(
  root: string,
  changes: readonly ChangedFile[],
  seconds: number,
): Promise<readonly Tried[]> {
  const files = changes.filter(({ file }) => code.test(file) && existsSync(join(root, file)))
  const fresh = new Set(files.flatMap((change) => newKeys(root, change)))
  if (fresh.size === 0) return []
  const names = files.map(({ file }) => file)
  return tryMutants(root, names, isUnitTest, { seconds, tests: 2, wanted: ({ key }) => fresh.has(key) })
}

function newKeys(root: string, { file, before }: ChangedFile): readonly string[] {
  const old = before()
  const known = new Set(old === undefined ? [] : keysOf(file, old))
  return keysOf(file, readFileSync(join(root, file), 'utf8')).filter((key) => !known.has(key))
}

function keysOf(file: string, text: string): readonly string[] {
  return withSwitches(file, text, 0).mutants.map(({ key }) => key)
}

/** The number of mistakes that are named. A person reads no longer line. */
const named = 4

/** Returns one sentence about the mistakes, with some of those that were not noticed. */
export function tellMistakes(tried: readonly Tried[]): string | undefined {
  const done = tried.filter(({ ending }) => ending !== 'untried')
  if (done.length === 0) return undefined
  const missed = done.filter(({ ending }) => ending !== 'noticed').map(({ mutant }) => mutant.key)
  const share = `the nearest tests notice ${done.length - missed.length} of ${done.length} mistakes planted in the change`
  if (missed.length === 0) return share
  const rest = missed.length - named
  const more = rest > 0 ? `; and ${rest} more, which \`npm run quality -- code-mutants --in <folder>\` lists` : ''
  return `${share}, not: ${missed.slice(0, named).join('; ')}${more}`
}
