// Commits a change with git, with the earlier changes that its files and what is generated from them hold already.
import { spawnSync } from 'node:child_process'
import type { GenerateResult } from '../generate'
import { type JournalEntry, readJournal } from './journal'

/** Returns the files of earlier changes that differ from the last commit. The next commit takes them in as they are. */
export function uncommittedFiles(root: string): readonly string[] {
  const differing = new Set([...changedFiles(root), ...newFiles(root)])
  const written = readJournal(root).flatMap(({ files }) => files.map(({ file }) => file))
  return [...new Set(written)].filter((file) => differing.has(file)).toSorted()
}

/**
 * Commits a change. Files that it shares with earlier changes cannot be committed without these, and nothing of these may
 * be missing then, so all of them are committed. Returns why git refuses, or undefined.
 */
export function commitChange(
  root: string,
  entry: JournalEntry,
  { written, checkedIn = [] }: Pick<GenerateResult, 'written' | 'checkedIn'>,
): string | undefined {
  const changed = new Set(changedFiles(root))
  const files = [
    ...entry.files.map(({ file }) => file),
    ...written,
    ...uncommittedFiles(root),
    ...checkedIn.filter((file) => changed.has(file)),
  ]
  const [first = 'Change the product', ...rest] = [...(entry.note === undefined ? [] : [entry.note]), ...entry.words]
  for (const args of [
    ['add', '--all', '--', ...files],
    ['commit', '--quiet', '--message', [first, rest.join('\n')].join('\n\n').trim(), '--', ...files],
  ]) {
    const { status, stderr } = git(root, args)
    if (status !== 0) return stderr.trim()
  }
  return undefined
}

function changedFiles(root: string): readonly string[] {
  return listed(root, ['diff', '--name-only', '--relative', '-z', 'HEAD'])
}

function newFiles(root: string): readonly string[] {
  return listed(root, ['ls-files', '--others', '--exclude-standard', '-z'])
}

/** Returns the files that git lists below the root. None without a repository, or before its first commit. */
function listed(root: string, args: readonly string[]): readonly string[] {
  const { status, stdout } = git(root, args)
  return status === 0 ? stdout.split('\0').filter((file) => file !== '') : []
}

function git(root: string, args: readonly string[]) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' })
}
