import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readHistory } from '../../tools/quality/evidence/changes'

let folder = ''
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
const write = (file: string, text = file) => writeFileSync(join(folder, file), text)

/** Commits a file, and returns the commit. */
function commit(file: string, text = file): string {
  write(file, text)
  git('add', '.')
  git('commit', '-qm', file)
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'))
  mkdirSync(join(folder, 'docs'))
  git('init', '-qb', 'main')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const names = (commit: string) =>
  readHistory(folder)
    ?.changesSince(commit)
    ?.map(({ file }) => file)

it('a change is what was committed since, what was not, and what is new', () => {
  const first = commit('a.ts', 'before')
  commit('b.ts')
  write('a.ts', 'now')
  write('c.ts')
  expect(names(first)?.toSorted()).toEqual(['a.ts', 'b.ts', 'c.ts'])
  const [a, b] = readHistory(folder)?.changesSince(first) ?? []
  expect([a?.before(), b?.before()]).toEqual(['before', undefined])
})

it('a commit that the history lacks tells nothing', () => {
  commit('a.ts')
  expect(names('0123456789abcdef0123456789abcdef01234567')).toBeUndefined()
})

it('on a clean main branch the newest change is the last commit, else what is not committed', () => {
  const first = commit('a.ts')
  const second = commit('b.ts')
  expect(readHistory(folder)?.base()).toBe(first)
  write('c.ts')
  expect(readHistory(folder)?.base()).toBe(second)
})

it('on a branch the newest change is the whole branch', () => {
  const first = commit('a.ts')
  git('switch', '-qc', 'work')
  commit('b.ts')
  commit('c.ts')
  expect(readHistory(folder)?.base()).toBe(first)
})

it('the commit of a tree is the last one of code: documents change no case', () => {
  const code = commit('a.ts')
  commit('docs/a.txt')
  commit('README.md')
  write('README.md', 'changed')
  expect(readHistory(folder)?.commitOfTree()).toBe(code)
  write('a.ts', 'changed')
  expect(readHistory(folder)?.commitOfTree()).toBeUndefined()
})

it('a folder without a commit, without git, or inside another repository has no history', () => {
  expect(readHistory(folder)).toBeUndefined()
  commit('docs/a.txt')
  expect(readHistory(join(folder, 'docs'))).toBeUndefined()
  rmSync(join(folder, '.git'), { recursive: true })
  expect(readHistory(folder)).toBeUndefined()
})
