// The log of a store: who did what with the releases, each line with the hash of the one before.
import { userInfo } from 'node:os'
import { hashOf, readHistory, undoneIds } from '../change/history'
import type { ReleaseDeed, ReleaseEntry, ReleaseList } from './document'
import { pause, type Store } from './store/store'

/** One line of the log. */
interface Entry extends Omit<ReleaseEntry, 'isBroken'> {
  /** SHA-256 of the line before; empty for the first. */
  readonly after: string
}

const file = '.releases.log'
const attempts = 20

/** The name under which this process does things. */
export const whoIsThis = () => userInfo().username

/** Reads what was done, the oldest first. */
export async function readLog(store: Store): Promise<ReleaseList['log']> {
  const lines = linesOf((await store.read(file))?.bytes)
  return lines.map((line, at) => {
    const { after, ...entry } = JSON.parse(line) as Entry
    return { ...entry, isBroken: after !== afterLine(lines[at - 1]) }
  })
}

/** Adds a line. `root` is the folder of the product, whose changes a publication brings. */
export async function note(store: Store, deed: ReleaseDeed, release: string, root: string): Promise<void> {
  for (let at = 0; at < attempts; at += 1) {
    await pause(at)
    const before = await store.read(file)
    // The log of a store begins with what is done there, not with the signature of a build.
    if (deed.did === 'sign' && !before) return
    const lines = linesOf(before?.bytes)
    const entry: Entry = {
      at: new Date().toISOString(),
      by: whoIsThis(),
      ...deed,
      release,
      ...(deed.did === 'publish' && { changes: changesSince(root, lines) }),
      after: afterLine(lines.at(-1)),
    }
    const line = Buffer.from(`${JSON.stringify(entry)}\n`)
    if (await store.replace(file, before, Buffer.concat([before?.bytes ?? Buffer.alloc(0), line]))) return
  }
  throw new Error(`It is done, but ${file} could not be written: somebody else writes it all the time.`)
}

/** Returns the change sets of a product since its last publication in a log, without those that are undone. */
function changesSince(root: string, lines: readonly string[]): readonly string[] {
  const published = lines.map((line) => JSON.parse(line) as Entry).findLast(({ did }) => did === 'publish')
  const entries = readHistory(root)
  const undone = undoneIds(entries)
  return entries
    .filter(({ id, when, undoes }) => when > (published?.at ?? '') && undoes === undefined && !undone.has(id))
    .map(({ id, who, note: reason, words }) => `${id} ${reason ?? words.join(' ')} (${who})`)
}

function linesOf(bytes: Buffer | undefined): readonly string[] {
  return bytes?.toString().split('\n').filter(Boolean) ?? []
}

function afterLine(line: string | undefined): string {
  return line === undefined ? '' : hashOf(line)
}
