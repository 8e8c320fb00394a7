import { NotHere, type InstallMachine } from './machine'

const installMs = 240_000

/**
 * Returns the result of `find`. If it finds nothing, installs Debian packages first, which requires root. Throws
 * `NotHere` with the reason if that fails.
 */
export async function fromApt<Found>(
  machine: InstallMachine,
  packages: readonly string[],
  find: () => Found | undefined,
): Promise<Found> {
  const found = find()
  if (found !== undefined) return found
  const names = packages.join(' ')
  if (machine.platform !== 'linux' || !machine.isProgram('/usr/bin/apt-get'))
    throw new NotHere(`not installed, and there is no apt-get to install ${names}`)
  if (!machine.isRoot) throw new NotHere(`not installed, and only root may install ${names}`)
  machine.say(`Installing ${names}.`)
  // The package lists may already exist. Without them, nothing can be installed.
  await machine.run('/usr/bin/apt-get', ['update', '-q'], installMs)
  const args = ['install', '-q', '-y', '--no-install-recommends', ...packages]
  const { isWell, output } = await machine.run('/usr/bin/apt-get', args, installMs)
  const installed = find()
  if (installed !== undefined) return installed
  const last = output.split('\n').at(-1) ?? ''
  throw new NotHere(isWell ? `not found after apt-get install ${names}` : `apt-get install ${names} failed: ${last}`)
}
