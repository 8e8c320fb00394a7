// Installs the libraries of the reference pages. They are no part of the product, so they are installed only for
// measuring.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installReason } from '@pagewright/cli/source'

/** Installs the versions in the lock files of the bench, if they are missing. Throws if that fails. */
export function installBench(): void {
  for (const folder of ['.', 'react18']) install(join(import.meta.dirname, folder))
}

/** Installs the packages of a folder's lock file, if they are missing. Throws if that fails. */
export function install(folder: string): void {
  const reason = installReason(folder)
  if (reason === undefined) return
  console.error(`Installing the packages of ${folder}: ${reason}`)
  const npm = process.env.npm_execpath
  const [command, ...words] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const { status } = spawnSync(command, [...words, 'ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && words.length === 0,
  })
  if (status !== 0) throw new Error('`npm ci` failed: see its message above. Nothing was measured.')
}
