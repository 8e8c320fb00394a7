// Writes several files so that all of them change or none does, whatever happens in between.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, chmodSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refused } from './change'
import { applySpans, inverseOf, type TextSpan } from './editedText'
import { addEntry, changesFolder, hashOf, type HistoryEntry, type HistoryFile, keepTexts, readHistory } from './history'
import { refuseLinks } from './limits'

/** A file with its texts before and after. Undefined where it is absent. */
export interface FileWrite {
  readonly file: string
  readonly before: string | undefined
  readonly after: string | undefined
}

const pendingFolder = `${changesFolder}/pending`
const pendingEntry = `${pendingFolder}/entry.json`

export function historyFiles(
  writes: readonly (FileWrite & { readonly spans: readonly TextSpan[] })[],
): readonly HistoryFile[] {
  return writes.map(({ file, before, after, spans }) => ({
    file,
    before: before === undefined ? null : hashOf(before),
    after: after === undefined ? null : hashOf(after),
    spans,
    inverse: inverseOf(before ?? '', spans),
  }))
}

/**
 * Writes files and adds an entry to the history. Throws `Refused` if a file is not as `before` says, or leads through a
 * link. If there is no room for all files, none changes.
 */
export function writeFiles(root: string, writes: readonly FileWrite[], entry: HistoryEntry): void {
  for (const { file, before } of writes) {
    refuseLinks(root, file, entry.isNew === true)
    refuseOther(root, file, before)
  }
  const folder = join(root, pendingFolder)
  // All that needs room is written first, so that a full disk is met before any file changes.
  try {
    mkdirSync(folder, { recursive: true })
    for (const [index, { file, after }] of writes.entries()) {
      if (after === undefined) continue
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(folder, String(index)), after)
    }
    keepTexts(
      root,
      writes.flatMap(({ after }) => after ?? []),
    )
    writeFileSync(join(root, pendingEntry), JSON.stringify(entry))
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Refused(`Nothing was changed, because the new files could not be written: ${String(error)}`)
  }
  try {
    finish(root, entry)
  } catch (error) {
    throw new Refused(
      `The change was interrupted: ${String(error)}. Nothing is lost: the next command, or the next start of the studio, finishes it.`,
    )
  }
}

/** Returns true if an earlier process has begun a change and not ended it. */
export function isInterrupted(root: string): boolean {
  return existsSync(join(root, pendingFolder))
}

/**
 * Ends what an interrupted process has begun. Returns a sentence about it, or undefined if nothing was interrupted.
 * Files that somebody has edited since stay as they are.
 */
export function recover(root: string): string | undefined {
  const folder = join(root, pendingFolder)
  if (!existsSync(folder)) return undefined
  const entry = readEntry(root)
  if (!entry) {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const others = entry.files.filter(({ file, before, after }) => ![before, after].includes(currentHash(root, file)))
  if (others.length === 0) {
    finish(root, entry)
    return `A change that was interrupted has been finished: ${entry.words.join(' ')}`
  }
  for (const { file, before, after, inverse } of entry.files) {
    if (after === before || currentHash(root, file) !== after) continue
    if (before === null) rmSync(join(root, file))
    else
      writeFileSync(join(root, file), applySpans(after === null ? '' : readFileSync(join(root, file), 'utf8'), inverse))
  }
  rmSync(folder, { recursive: true, force: true })
  return `A change was interrupted and has been taken back, because these files were edited meanwhile: ${others.map(({ file }) => file).join(', ')}.`
}

/** Moves the prepared files to their places. May run again after an interruption. */
function finish(root: string, entry: HistoryEntry): void {
  const folder = join(root, pendingFolder)
  for (const [index, { file, after }] of entry.files.entries()) {
    const [from, to] = [join(folder, String(index)), join(root, file)]
    if (after === null) rmSync(to, { force: true })
    else if (existsSync(from)) {
      mkdirSync(dirname(to), { recursive: true })
      if (existsSync(to)) chmodSync(from, statSync(to).mode)
      renameSync(from, to)
    }
  }
  // An interrupted process may have added it already.
  if (!readHistory(root).some(({ id }) => id === entry.id)) addEntry(root, entry)
  rmSync(folder, { recursive: true, force: true })
}

function readEntry(root: string): HistoryEntry | undefined {
  try {
    return JSON.parse(readFileSync(join(root, pendingEntry), 'utf8')) as HistoryEntry
  } catch {
    return undefined
  }
}

function currentHash(root: string, file: string): string | null {
  const path = join(root, file)
  return existsSync(path) ? hashOf(readFileSync(path, 'utf8')) : null
}

function refuseOther(root: string, file: string, before: string | undefined): void {
  const path = join(root, file)
  const now = existsSync(path) ? readFileSync(path) : undefined
  const isSame = now === undefined ? before === undefined : before !== undefined && now.equals(Buffer.from(before))
  if (isSame) return
  if (now !== undefined && before !== undefined && now.toString('utf8') === before)
    throw new Refused(`${file} is not UTF-8, so a change would alter more than it says. Save it as UTF-8 first.`)
  throw new Refused(`${file} has changed meanwhile. Nothing was written; plan the change again.`)
}
