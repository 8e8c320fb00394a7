// A copy of the project for tests and measurements that edit it: sources copied, installed packages linked.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { replaced } from './replaced'

export interface ProjectCopy {
  readonly folder: string
  /** Replaces a text in a file, which must have it; `$&` in the new text is the old one. */
  edit(file: string, from: string | RegExp, to: string): void
  remove(): void
}

const left = new Set([
  'node_modules',
  'tools/quality/bench/node_modules',
  'tools/quality/bench/react18/node_modules',
  '.git',
  'dist',
  'dist-maps',
  '.sandbox',
  '.cache',
])

/** Copies the project into a temporary folder. Whoever copies removes. */
export function copyProject(): ProjectCopy {
  const root = resolve(import.meta.dirname, '../..')
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  cpSync(root, folder, { recursive: true, filter: (path) => !left.has(path.slice(root.length + 1)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return {
    folder,
    edit(file, from, to) {
      const path = join(folder, file)
      writeFileSync(path, replaced(file, readFileSync(path, 'utf8'), from, to))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
