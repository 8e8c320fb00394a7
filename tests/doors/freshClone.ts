// A fresh clone of this repository as it stands in the folder, with its packages installed.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface FreshClone {
  readonly folder: string
  /** Takes everything away that a command left, packages aside. */
  reset(): void
  /** Returns the tracked files that differ, and new ones that git does not ignore. */
  changed(): readonly string[]
  remove(): void
}

/** Clones the repository, with the changes that are not committed yet, into a temporary folder. */
export function cloneFresh(): FreshClone {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  git(root, 'clone', '--quiet', root, folder)
  for (const file of linesOf(git(root, 'ls-files', '--modified', '--deleted', '--others', '--exclude-standard'))) {
    rmSync(join(folder, file), { force: true })
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  }
  linkAll(join(root, 'node_modules'), join(folder, 'node_modules'))
  return asFresh(folder)
}

/** Takes the present files of a folder for fresh ones. */
export function asFresh(folder: string): FreshClone {
  if (!existsSync(join(folder, '.git'))) git(folder, 'init', '--quiet')
  git(folder, 'add', '--all')
  git(folder, ...author, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'Fresh')
  return {
    folder,
    reset() {
      git(folder, 'checkout', '--quiet', '.')
      git(folder, 'clean', '-fdxq', '--exclude', 'node_modules')
    },
    changed: () => linesOf(git(folder, 'status', '--porcelain')).map((line) => line.slice(3)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const author = ['-c', 'user.name=Newcomer', '-c', 'user.email=newcomer@lumi.example']

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter(Boolean)
}

/** Copies a folder by hard links, and links as they are: those to packages of the clone lead into the clone. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isDirectory()) linkAll(source, target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // The temporary folder is on another disk.
    mkdirSync(dirname(target), { recursive: true })
    cpSync(source, target)
  }
}
