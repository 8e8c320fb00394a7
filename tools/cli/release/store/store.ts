// Where a built product lies: a folder, a bucket, or whatever a command reaches.
import { createHash } from 'node:crypto'
import { typeOf } from '../../fileType'

export interface Store {
  /** Returns a file, or undefined if there is none. */
  read(file: string): Promise<Kept | undefined>
  /** Writes a file as a whole: a reader sees the old one or the new one. */
  write(file: string, bytes: Buffer): Promise<void>
  /** Writes a file if it still is as it was read. Returns false if somebody else has changed it meanwhile. */
  replace(file: string, before: Kept | undefined, after: Buffer): Promise<boolean>
  /** Returns the names of those files that the store does not have, or has with other bytes. */
  lacking(files: ReadonlyMap<string, Buffer>): Promise<readonly string[]>
}

/** A file as it was read. */
export interface Kept {
  readonly bytes: Buffer
  /** Tells it from what the file is later. */
  readonly version: string
}

/** Returns a file of a store that tells files apart by their bytes. */
export function keptBytes(bytes: Buffer): Kept {
  return { bytes, version: createHash('sha256').update(bytes).digest('hex') }
}

/** Opens what `--store` names. Throws with what to do if it cannot be used. */
export async function openStore(named: string): Promise<Store> {
  if (named === '') throw new Error('--store is empty. Name the folder, bucket or command: docs/releases.md.')
  if (named.startsWith('s3://')) return (await import('./s3Store')).s3Store(named, process.env)
  const command = /^command:(.*)$/s.exec(named)?.[1]
  if (command !== undefined) return (await import('./commandStore')).commandStore(command)
  return (await import('./folderStore')).folderStore(named)
}

/** Returns the headers with which a server must send a file: docs/deploy.md. */
export function headersOf(file: string): { readonly [name: string]: string } {
  const packing = /\.(br|gz)$/.exec(file)?.[1]
  return {
    'content-type': typeOf(packing ? file.slice(0, -3) : file),
    'cache-control': file.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : // The document and the log.
        'no-store',
    ...(packing && { 'content-encoding': packing === 'br' ? 'br' : 'gzip' }),
  }
}

/** Waits before another try, each time longer, and not as long as others do. */
export function pause(at: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, at && Math.random() * Math.min(at, 10) * 100))
}

/** Does the work for each value, for some at a time. After a failure it begins no other, and throws when all have ended. */
export async function forEachOf<Value>(
  values: Iterable<Value>,
  work: (value: Value) => Promise<unknown>,
  atATime = 16,
): Promise<void> {
  const left = [...values]
  const worker = async () => {
    for (let value = left.shift(); value !== undefined; value = left.shift())
      await work(value).catch((error: unknown) => {
        left.length = 0
        throw error
      })
  }
  const ended = await Promise.allSettled(Array.from({ length: atATime }, worker))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/** Compares files with those of a store by reading them. */
export async function lackingByReading(
  read: Store['read'],
  files: ReadonlyMap<string, Buffer>,
): Promise<readonly string[]> {
  const lacking: string[] = []
  await forEachOf(files, async ([file, bytes]) => {
    if (!(await read(file))?.bytes.equals(bytes)) lacking.push(file)
  })
  return lacking
}
