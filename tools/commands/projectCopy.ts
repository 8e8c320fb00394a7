// A copy of the project for tests and measurements that edit it. Sources are copied, installed packages linked.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyProduct, linkPackages, removeCopy } from '@pagewright/cli/source'
import { untilReleased } from './cleanUp'
import { replaced } from './replaced'

export interface ProjectCopy {
  readonly folder: string
  /** Replaces a text in a file. Throws if the file lacks it. `$&` in the new text stands for the old one. */
  edit(file: string, from: string | RegExp, to: string): void
  remove(): void
}

const omitted = new Set(['bench', '.git', 'dist', 'dist-maps', '.sandbox', '.cache'])
const isOmitted = (path: string) => omitted.has(path) || /(^|\/)node_modules$/.test(path)

/** Copies the project, or one of its commits, into a temporary folder, until the caller removes it or the process ends. */
export function copyProject(commit?: string): ProjectCopy {
  const root = resolve(import.meta.dirname, '../..')
  return copyAt(commit === undefined ? copyProduct(root, isOmitted) : unpacked(commit, root))
}

export function copyAt(folder: string): ProjectCopy {
  const remove = () => removeCopy(folder)
  const release = untilReleased(remove)
  return {
    folder,
    edit(file, from, to) {
      const path = join(folder, file)
      writeFileSync(path, replaced(file, readFileSync(path, 'utf8'), from, to))
    },
    remove() {
      release()
      remove()
    },
  }
}

/** Writes the files of a commit into a temporary folder. Throws if git does not know it. */
function unpacked(commit: string, root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  const archive = join(folder, '.commit.tar')
  run('git', ['-C', root, 'archive', '--format=tar', `--output=${archive}`, commit])
  run('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  linkPackages(root, folder)
  return folder
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
}
