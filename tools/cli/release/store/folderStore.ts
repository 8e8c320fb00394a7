// A folder that a server shows.
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Kept, keptBytes, lackingByReading, type Store } from './store'

/** Opens the folder of a deployed build. Throws if it has no document. */
export function folderStore(folder: string): Store {
  const root = resolve(folder)
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`${root} has no index.html. Deploy a build there first, and name its folder with --store.`)
  const at = (file: string) => join(root, file)
  const read = (file: string): Kept | undefined => {
    return existsSync(at(file)) ? keptBytes(readFileSync(at(file))) : undefined
  }
  const write = (file: string, bytes: Buffer) => {
    mkdirSync(dirname(at(file)), { recursive: true })
    const made = `${at(file)}.${randomUUID()}`
    writeFileSync(made, bytes)
    renameSync(made, at(file))
  }
  const readLater = async (file: string) => read(file)
  return {
    read: readLater,
    write: async (file, bytes) => write(file, bytes),
    async replace(file, before, after) {
      const lock = at(`.${file.replaceAll('/', '.')}.lock`)
      if (!taken(lock)) return false
      try {
        if (read(file)?.version !== before?.version) return false
        // Meanwhile a server packs the file itself. An old copy that stayed would hide the new file for ever.
        const copies = packings.filter(([ending]) => existsSync(at(file + ending)))
        for (const [ending] of copies) rmSync(at(file + ending))
        write(file, after)
        for (const [ending, pack] of copies) write(file + ending, pack(after))
        return true
      } finally {
        rmSync(lock, { force: true })
      }
    },
    lacking: (files) => lackingByReading(readLater, files),
  }
}

/** A server sends the packed copies that a build has written. */
const packings = [
  ['.br', (bytes: Buffer) => brotliCompressSync(bytes)],
  ['.gz', (bytes: Buffer) => gzipSync(bytes, { level: 9 })],
] as const

/** Makes the file of a lock. Returns false if somebody else has it; what died a minute ago has it no longer. */
function taken(lock: string): boolean {
  if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > lockMs) rmSync(lock, { force: true })
  try {
    mkdirSync(dirname(lock), { recursive: true })
    closeSync(openSync(lock, 'wx'))
    return true
  } catch {
    return false
  }
}

const lockMs = 60_000
