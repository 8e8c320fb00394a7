// Writes edited texts of files as one entry of the history. Commands that edit texts instead of values use it.
import { userInfo } from 'node:os'
import { linesBetween } from '../new/diff'
import { type HistoryEntry, newEntry, withLock } from './history'
import { historyFiles, recover, writeFiles } from './writeFiles'

export interface EditedFile {
  /** A path below the root. */
  readonly file: string
  /** Undefined for a new file. */
  readonly before: string | undefined
  readonly after: string
}

/**
 * Writes files and returns their entry. Throws `Refused` and changes none if one of them has changed meanwhile. `isNew` allows
 * the files that only `npm run new` writes.
 */
export async function writeEntry(
  root: string,
  files: readonly EditedFile[],
  about: Pick<HistoryEntry, 'words' | 'note' | 'isNew'>,
): Promise<HistoryEntry> {
  return withLock(root, async () => {
    recover(root)
    const writes = files.map((one) => ({ ...one, spans: linesBetween(one.before ?? '', one.after) }))
    const entry = { ...newEntry(root, userInfo().username), ...about, files: historyFiles(writes) }
    writeFiles(root, writes, entry)
    return entry
  })
}
