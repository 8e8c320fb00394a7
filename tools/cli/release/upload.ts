// Brings the files of a release into a store. Its `release.json` comes last, and says which files are part of it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hashes, Released } from './released'
import { forEachOf, type Store } from './store/store'

export function folderOf(id: string): string {
  return `assets/routes-${id}`
}

/** Returns the hashes of files (SHA-256, base64) by their names, in the order of these. Packed copies, source maps and `release.json` have none. */
export function hashesOf(files: Iterable<readonly [string, string | Uint8Array]>): Hashes {
  const own = [...files].filter(([file]) => !/\.(br|gz|map)$|^release\.json$/.test(file))
  const hashes = own.map(([file, bytes]) => [file, digestOf(bytes)] as const)
  return Object.fromEntries(hashes.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Returns the SHA-256 of a file (base64), as browsers take it. */
export function digestOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}

/** Reads the files below a folder, by their names there. */
export function filesBelow(folder: string): ReadonlyMap<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    names.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file)]
    }),
  )
}

/** Reads what a release says of itself. Throws if the store does not have it whole. */
export async function releasedIn(store: Store, id: string): Promise<Released> {
  const file = `${folderOf(id)}/release.json`
  const kept = await store.read(file)
  if (!kept) throw new Error(`The store has no ${file}, so it has no release "${id}".`)
  return JSON.parse(kept.bytes.toString()) as Released
}

/**
 * Uploads the files that the store lacks, and then those that describe the release. What was interrupted goes on. Throws
 * if the files are not all there afterwards, or if the store has the release with other files.
 */
export async function upload(store: Store, id: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const named: (readonly [string, Buffer])[] = [...files].map(([file, bytes]) => [`${folderOf(id)}/${file}`, bytes])
  const isLast = ([file]: readonly [string, Buffer]) => file.startsWith(`${folderOf(id)}/release.json`)
  const before = await store.read(`${folderOf(id)}/release.json`)
  if (before && !isSame(before.bytes, files.get('release.json')))
    throw new Error(
      `The store has the release "${id}" with other files, which devices keep for ever. Build with the same tools, or change a page.`,
    )
  for (const part of [named.filter((one) => !isLast(one)), named.filter(isLast)]) {
    const wanted = new Map(part)
    await forEachOf(await store.lacking(wanted), async (file) => store.write(file, wanted.get(file) ?? Buffer.alloc(0)))
    const [missing, ...others] = await store.lacking(wanted)
    if (missing !== undefined)
      throw new Error(
        `${missing}${others.length > 0 ? ` and ${others.length} more` : ''} did not arrive whole. Run this again.`,
      )
  }
}

/** Throws if a file of a release is missing, or is another one than the release says. */
export async function checkWhole(store: Store, { id, files }: Released): Promise<void> {
  await forEachOf(Object.entries(files), async ([name, hash]) => {
    const file = `${folderOf(id)}/${name}`
    const kept = await store.read(file)
    if (!kept) throw new Error(`The store has no ${file}. Publish ${id} again, from its sources.`)
    if (digestOf(kept.bytes) !== hash)
      throw new Error(`${file} has been changed in the store. Publish ${id} again, from its sources.`)
  })
}

function isSame(before: Buffer, after: Buffer | undefined): boolean {
  const filesOf = (bytes: Buffer | undefined) =>
    JSON.stringify((JSON.parse(bytes?.toString() ?? '{}') as Partial<Released>).files)
  return filesOf(before) === filesOf(after)
}
