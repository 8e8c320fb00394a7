// Each diff that a command prints is one that git itself applies, whole and with the words around it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { diffOf } from '../../../tools/cli/new/diff'

const folders: string[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

interface Texts {
  readonly [file: string]: string | undefined
}

/** Applies a diff with git in a folder that holds some files, and returns the texts of the folder's files named. */
function applied(diff: string, before: Texts, files: readonly string[], below = ''): Texts {
  const top = mkdtempSync(join(tmpdir(), 'apply-'))
  folders.push(top)
  const folder = join(top, below)
  for (const [file, text] of Object.entries(before)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    if (text !== undefined) writeFileSync(join(folder, file), text)
  }
  execFileSync('git', ['init', '--quiet'], { cwd: top })
  execFileSync('git', ['apply', '-'], { cwd: folder, input: diff, stdio: 'pipe' })
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined)
  return Object.fromEntries(files.map((file) => [file, read(file)]))
}

const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`)
const text = (all: readonly string[]) => `${all.join('\n')}\n`
const long = text(lines)

describe('git applies', () => {
  it.each<[what: string, before: Texts, after: Texts]>([
    ['a line in the middle', { a: long }, { a: text(lines.with(20, 'other')) }],
    ['far changes', { a: long }, { a: text(['first', ...lines.slice(0, 30), ...lines.slice(33), 'last']) }],
    ['two files', { a: 'x\n', 'b/c.ts': long }, { a: 'y\n', 'b/c.ts': text(lines.toSpliced(7, 2)) }],
    ['a new file beside a change', { a: 'x\n' }, { a: 'x\ny\n', 'new/b.ts': 'one\ntwo\n' }],
    ['a removed file beside a change', { a: 'x\n', b: long }, { a: 'z\n', b: undefined }],
    ['no line break at the end, before and after', { a: 'x\ny' }, { a: 'x\nz' }],
    ['a line break at the end, added', { a: 'x' }, { a: 'x\n' }],
    ['line breaks of Windows', { a: 'x\r\ny\r\n' }, { a: 'x\r\nz\r\n' }],
    ['lines that look like a diff', { a: '--- a/b\n+++ b/b\n@@ -1 +1 @@\n' }, { a: '--- a/c\n+++ b/b\n' }],
    ['names with spaces and of other scripts', { 'a b/ç ш.json': '1\n' }, { 'a b/ç ш.json': '2\n' }],
  ])('%s', (_what, before, after) => {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    const diff = diffOf(
      names.map((file) => ({
        file,
        before: before[file],
        after: after[file] ?? '',
        ...(after[file] === undefined && { isRemoved: true as const }),
      })),
    )
    expect(applied(diff, before, names)).toEqual(after)
    // A product may stand below the top of a repository.
    expect(applied(diff, before, names, 'apps/shop')).toEqual(after)
  })
})
