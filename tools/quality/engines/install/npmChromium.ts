// Gets a certain version of Chromium from an npm package that contains the program. The package is unpacked, not
// installed.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { NotHere, type InstallMachine } from './machine'

export interface NpmChromium {
  /** `name@version`. */
  readonly name: string
  /** The checksum of the tarball in the registry. A tarball with another one is refused. */
  readonly integrity: string
  /** The archive of libraries within the package. */
  readonly libraries: string
}

export interface Unpacked {
  readonly program: string
  readonly libraries: string
}

const downloadMs = 240_000

/**
 * Returns the folder of a version of Chromium. The first call downloads and unpacks it. Throws `NotHere` with the
 * reason.
 */
export async function fromNpm(machine: InstallMachine, source: NpmChromium): Promise<Unpacked> {
  if (machine.platform !== 'linux' || machine.arch !== 'x64')
    throw new NotHere(`${source.name} has a program for Linux on x64 only`)
  const folder = join(machine.cache, source.name.replace(/^@/, '').replace('/', '-'))
  const found = { program: join(folder, 'chromium'), libraries: join(folder, 'lib') }
  if (machine.isProgram(found.program)) return found
  const part = `${folder}.part-${process.pid}`
  try {
    await rm(part, { recursive: true, force: true })
    await mkdir(part, { recursive: true })
    machine.say(`Fetching ${source.name}.`)
    await unpack(machine, source, part)
    await rm(folder, { recursive: true, force: true })
    // The folder is renamed when it is complete, so that nobody uses an incomplete one.
    await rename(part, folder)
    return found
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

async function unpack(
  machine: InstallMachine,
  { name, integrity, libraries }: NpmChromium,
  folder: string,
): Promise<void> {
  const done = async (command: string, args: readonly string[], ms: number) => {
    const { isWell, output } = await machine.run(command, args, ms)
    if (!isWell) throw new NotHere(`${command} ${args[0]} ${name} failed: ${output.split('\n').at(-1)}`)
  }
  await done('npm', ['pack', name, '--pack-destination', folder, '--silent'], downloadMs)
  const tarball = machine.namesIn(folder).find((file) => file.endsWith('.tgz'))
  if (tarball === undefined) throw new NotHere(`npm pack ${name} wrote no file`)
  const file = join(folder, tarball)
  const sum = `sha512-${createHash('sha512')
    .update(await readFile(file))
    .digest('base64')}`
  if (sum !== integrity) throw new NotHere(`${name} has an unexpected checksum: ${sum}`)
  const packed = [`package/bin/chromium.br`, `package/bin/${libraries}`]
  await done('tar', ['-xzf', file, '-C', folder, '--strip-components=2', '--no-same-owner', ...packed], 60_000)
  const archive = join(folder, libraries.replace(/\.br$/, ''))
  await expand(join(folder, libraries), archive)
  await done('tar', ['-xf', archive, '-C', folder, '--no-same-owner'], 60_000)
  await expand(join(folder, 'chromium.br'), join(folder, 'chromium'))
  await chmod(join(folder, 'chromium'), 0o755)
  for (const rest of [file, archive, join(folder, libraries), join(folder, 'chromium.br')]) await rm(rest)
}

const expand = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))
