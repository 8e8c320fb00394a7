// A copy of the project for tests and measurements that edit it. Sources are copied, installed packages linked.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { replaced } from './replaced'

export interface ProjectCopy {
  readonly folder: string
  /** Replaces a text in a file. Throws if the file lacks it. `$&` in the new text stands for the old one. */
  edit(file: string, from: string | RegExp, to: string): void
  remove(): void
}

const omitted = new Set([
  'node_modules',
  'tools/quality/bench/node_modules',
  'tools/quality/bench/react18/node_modules',
  '.git',
  'dist',
  'dist-maps',
  '.sandbox',
  '.cache',
])

/** Copies the project, or one of its commits, into a temporary folder. The caller removes it. */
export function copyProject(commit?: string): ProjectCopy {
  const root = resolve(import.meta.dirname, '../..')
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  if (commit !== undefined) unpack(commit, root, folder)
  else cpSync(root, folder, { recursive: true, filter: (path) => !omitted.has(path.slice(root.length + 1)) })
  linkPackages(root, folder)
  return {
    folder,
    edit(file, from, to) {
      const path = join(folder, file)
      writeFileSync(path, replaced(file, readFileSync(path, 'utf8'), from, to))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Writes the files of a commit into a folder. Throws if git does not know it. */
function unpack(commit: string, root: string, folder: string): void {
  const archive = join(folder, '.commit.tar')
  run('git', ['-C', root, 'archive', '--format=tar', `--output=${archive}`, commit])
  run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
}

const ownScope = '@pagewright'

/** Links the installed packages into a copy. The project's own packages are those of the copy. */
function linkPackages(root: string, folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, ownScope), { recursive: true })
  for (const name of readdirSync(from)) if (name !== ownScope) symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, ownScope))) {
    const path = relative(realpathSync(root), realpathSync(join(from, ownScope, name)))
    symlinkSync(join(folder, path), join(to, ownScope, name), 'dir')
  }
}
