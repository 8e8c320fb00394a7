// The history of a product: who changed what, when and why. It stands below `.pagewright/changes`.
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from '../cache'
import { type ProductChange, Refused } from './change'
import type { TextSpan } from './editedText'

/** A file of an entry. A hash is null where the file is absent. */
export interface HistoryFile {
  readonly file: string
  readonly before: string | null
  readonly after: string | null
  /** From the text before to the text after. */
  readonly spans: readonly TextSpan[]
  /** From the text after to the text before. */
  readonly inverse: readonly TextSpan[]
}

export interface HistoryEntry {
  /** A number, counted from 1. */
  readonly id: string
  /** ISO 8601, in UTC. */
  readonly when: string
  readonly who: string
  readonly note?: string
  readonly words: readonly string[]
  /** Absent for an entry that undoes another one. */
  readonly changes?: readonly ProductChange[]
  /** The entry that this one undoes. */
  readonly undoes?: string
  /** True for an entry of `npm run new`, which also writes handlers and tests, and for one that undoes it. */
  readonly isNew?: true
  readonly files: readonly HistoryFile[]
}

/** The folder of the history, below the root of a product. `generate` leaves it alone. Its file keeps the name that earlier versions gave it. */
export const changesFolder = `${cacheFolder}/changes`

/** Returns the entries of a product, the oldest first. Skips a line that was cut off while it was written. */
export function readHistory(root: string): readonly HistoryEntry[] {
  const path = join(root, changesFolder, 'journal.jsonl')
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as HistoryEntry]
      } catch {
        return []
      }
    })
}

/** Returns the beginning of the next entry: its number, its time and its author. */
export function newEntry(root: string, who: string): Pick<HistoryEntry, 'id' | 'when' | 'who'> {
  const last = Math.max(0, ...readHistory(root).map(({ id }) => Number(id)))
  return { id: String(last + 1), when: new Date().toISOString(), who }
}

/** Keeps texts of files after a change, so that it can be undone after edits by hand. */
export function keepTexts(root: string, texts: readonly string[]): void {
  const folder = join(root, changesFolder, 'texts')
  mkdirSync(folder, { recursive: true })
  for (const text of texts) writeFileSync(join(folder, hashOf(text)), text)
}

/** Adds an entry. */
export function addEntry(root: string, entry: HistoryEntry): void {
  const path = join(root, changesFolder, 'journal.jsonl')
  const isCut = existsSync(path) && !/(^|\n)$/.test(readFileSync(path, 'utf8'))
  appendFileSync(path, `${isCut ? '\n' : ''}${JSON.stringify(entry)}\n`)
}

/** Returns the text that had a hash, if the history has kept it. */
export function keptText(root: string, hash: string): string | undefined {
  const path = join(root, changesFolder, 'texts', hash)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Returns the ids of the entries that count no more because later ones undo them. */
export function undoneIds(entries: readonly HistoryEntry[]): ReadonlySet<string> {
  const undone = new Set<string>()
  // An undo that was itself undone has no effect, so the newest entry is read first.
  for (const { id, undoes } of entries.toReversed()) if (undoes !== undefined && !undone.has(id)) undone.add(undoes)
  return undone
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

const [tries, pauseMs] = [200, 50]

/** Runs a task while no other process changes the product. Throws `Refused` if another one takes longer than ten seconds. */
export async function withLock<T>(root: string, task: () => Promise<T>): Promise<T> {
  const path = join(root, changesFolder, 'lock')
  for (let count = 0; !takeLock(path); count += 1) {
    if (count === tries)
      throw new Refused(`Another process is changing this product. If none is, remove ${changesFolder}/lock.`)
    await sleep(pauseMs)
  }
  try {
    return await task()
  } finally {
    rmSync(path, { force: true })
  }
}

/** Returns false if another process has the lock. Throws `Refused` if the lock cannot be written. */
function takeLock(path: string): boolean {
  let file: number | undefined
  try {
    mkdirSync(dirname(path), { recursive: true })
    file = openSync(path, 'wx')
    writeFileSync(file, `${process.pid}\n`)
    return true
  } catch (error) {
    if (file !== undefined) rmSync(path, { force: true })
    else if (isTaken(error as NodeJS.ErrnoException)) {
      if (isLeft(path)) rmSync(path, { force: true })
      return false
    }
    throw new Refused(`Nothing was changed, because the history could not be written: ${String(error)}`)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** A file in the place of the folder is no lock. */
function isTaken({ code, syscall }: NodeJS.ErrnoException): boolean {
  return code === 'EEXIST' && syscall === 'open'
}

/** A process writes its whole number into a lock at once. If the number is missing for longer, the process has ended. */
const unfinishedForMs = 2000

/** Returns true for a lock whose process has ended. */
function isLeft(path: string): boolean {
  const [, pid] = /^([1-9]\d*)\n$/.exec(readText(path)) ?? []
  if (pid !== undefined) return !isRunning(Number(pid))
  const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return Date.now() - mtimeMs > unfinishedForMs
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
