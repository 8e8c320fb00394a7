// Commits a change with git, with the earlier changes that its files and what is generated from them hold already.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { GenerateResult } from '../generate'
import { type HistoryEntry, readHistory } from './history'

/** Returns the files of earlier changes that differ from the last commit. The next commit takes them in as they are. */
export function uncommittedFiles(root: string): readonly string[] {
  const differing = new Set([...changedFiles(root), ...newFiles(root)])
  const written = readHistory(root).flatMap(({ files }) => files.map(({ file }) => file))
  return [...new Set(written)].filter((file) => differing.has(file)).toSorted()
}

/**
 * Commits a change. Files that it shares with earlier changes cannot be committed without these, and nothing of these may
 * be missing then, so all of them are committed. Returns why git refuses, or undefined.
 */
export function commitChange(
  root: string,
  entry: HistoryEntry,
  { written, checkedIn }: Pick<GenerateResult, 'written' | 'checkedIn'>,
): string | undefined {
  const changed = new Set(changedFiles(root))
  // Git does not know a file that was made and removed since the last commit.
  const isKnown = (file: string) => existsSync(join(root, file)) || changed.has(file)
  const files = [
    ...[...entry.files.map(({ file }) => file), ...written].filter(isKnown),
    ...uncommittedFiles(root),
    ...checkedIn.filter((file) => changed.has(file)),
  ]
  // A change may lead back to what is committed.
  const { status, stdout } = git(root, ['status', '--porcelain', '--', ...files])
  if (files.length === 0 || (status === 0 && stdout === '')) return undefined
  const [first = 'Change the product', ...rest] = [...(entry.note === undefined ? [] : [entry.note]), ...entry.words]
  for (const args of [
    ['add', '--all', '--', ...files],
    ['commit', '--quiet', '--message', [first, rest.join('\n')].join('\n\n').trim(), '--', ...files],
  ]) {
    const made = git(root, args)
    if (made.status !== 0) return made.stderr.trim()
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
