// The libraries of the reference pages are not part of the product: they are installed when somebody measures.
import { spawnSync } from 'node:child_process'
import { installReason } from '../scripts/installReason.mjs'

/** Installs what `bench/package-lock.json` names, where it is not there yet. Throws when that fails. */
export function installBench(): void {
  const folder = import.meta.dirname
  const reason = installReason(folder)
  if (reason === undefined) return
  console.error(`Installing the packages of bench/package-lock.json: ${reason}`)
  const npm = process.env.npm_execpath
  const [command, ...words] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const { status } = spawnSync(command, [...words, 'ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && words.length === 0,
  })
  if (status !== 0) throw new Error('`npm ci` failed in bench/: see its message above. Nothing was measured.')
}
