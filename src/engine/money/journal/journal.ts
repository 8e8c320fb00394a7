// The intents of all tabs: in the storage that tabs share, and in the memory of each of them, so that neither a storage
// that is cleared nor one that takes nothing loses any.
import { attempt } from '../../lib/attempt'
import { isPending, type Intent } from './intent'
import type { Locks, SharedStorage } from './moneyClock'
import { pruneIntents } from './pruneIntents'
import { noRecords, readRecords, writeRecords, type BrokenRecord, type Records, type JournalStart } from './records'

export interface Journal {
  all(): readonly Intent[]
  /** Records that cannot be read, and that nobody has put away. */
  broken(): readonly BrokenRecord[]
  /** Since when the journal is complete. */
  since(): JournalStart | undefined
  /** Replaces the intents by what `run` makes of them, while no other tab does; gives what else it gives. */
  change<T>(run: (intents: readonly Intent[]) => readonly [intents: readonly Intent[], result: T]): Promise<T>
  /** Replaces a broken record by an intent, or puts it away. */
  resolveBroken(key: string, intent: Intent | undefined): Promise<void>
  /** Writes back what this tab remembers and the storage has lost; true where it had. */
  restore(): Promise<boolean>
  /** The same at once, for a page that is being left: nothing is waited for. */
  restoreNow(): boolean
}

export interface JournalOptions {
  readonly name: string
  readonly storage: SharedStorage | undefined
  readonly locks: Locks
  /** Told once that the storage takes nothing: other tabs, and this one after a reload, do not know of it. */
  onMemory(): void
  /** Gives this moment: a new journal, and one that something old is dropped from, is complete from then on. */
  moment(): JournalStart
}

/** Makes the journal on a storage. */
export function createJournal({ name, storage, locks, onMemory, moment }: JournalOptions): Journal {
  let isTold = false
  /** What was read last: pages ask for it many times between two changes. */
  let text = ''
  let kept: Records = noRecords
  /** What this tab has read or written. */
  let memory: readonly Intent[] = []
  let merged: readonly Intent[] = []
  let shownBroken: readonly BrokenRecord[] = []
  let since: JournalStart | undefined

  function all(): readonly Intent[] {
    const now = attempt(() => storage?.getItem(name)) ?? ''
    if (now !== text) {
      text = now
      take(readRecords(now))
      // A journal whose older build does not say since when is as old as this page knows.
      since = kept.since ?? since
      merged = memory = later(kept.intents, memory)
    }
    return merged
  }

  function take(records: Records): void {
    kept = records
    // What this tab remembers whole needs no mending.
    const isKnown = (key: string) => records.putAway.includes(key) || memory.some((one) => one.key === key)
    const shown = records.broken.filter(({ key }) => !isKnown(key))
    if (shown.length > 0 || shownBroken.length > 0) shownBroken = shown
  }

  function write(intents: readonly Intent[], records: Partial<Records> = {}): void {
    since ??= moment()
    const { broken: all, putAway } = { ...kept, ...records }
    const broken = all.filter(({ key }) => !intents.some((one) => one.key === key))
    memory = merged = intents
    if (keep({ intents, broken, since, putAway })) return
    // What is open matters to other tabs; all of it is known here.
    keep({ intents: intents.filter(isPending), broken, since, putAway })
    merged = memory
    if (isTold) return
    isTold = true
    onMemory()
  }

  function keep(records: Records): boolean | undefined {
    const wanted = writeRecords(records)
    return attempt(() => {
      storage?.setItem(name, wanted)
      if (storage?.getItem(name) !== wanted) return false
      text = wanted
      take(records)
      return true
    })
  }

  /** Tells whether the storage lacks something that this tab knows and that is not too old. */
  function isLost(): boolean {
    const known = pruneIntents(all(), moment())
    return known.some((one) => !kept.intents.some((other) => other.key === one.key && newer(other, one) >= 0))
  }

  function restoreNow(): boolean {
    if (!isLost()) return false
    write(all())
    return true
  }

  return {
    all,
    broken() {
      all()
      return shownBroken
    },
    since() {
      all()
      return since
    },
    change: (run) =>
      locks.request(name, () => {
        const known = all()
        const before = pruneIntents(known, moment())
        // Whoever looks for what was dropped must not take its row for another's.
        if (before.length < known.length) since = moment()
        const [after, result] = run(before)
        if (after !== before || before.length < known.length) write(after)
        return result
      }),
    resolveBroken: (key, intent) =>
      locks.request(name, () => {
        const known = all()
        const { broken, putAway } = kept
        if (intent) write([...known, intent], { broken: broken.filter((one) => one.key !== key) })
        else write(known, { putAway: [...putAway.filter((one) => one !== key), key].slice(-mostPutAway) })
      }),
    // Looking needs no lock: nearly always there is nothing to do.
    restore: async () => isLost() && locks.request(name, restoreNow),
    restoreNow,
  }
}

/** Of two copies of an intent the one that was sent more often, then the one that has changed more often. */
function newer(one: Intent, other: Intent): number {
  return one.attempt - other.attempt || one.rev - other.rev
}

/** The newer ones of all copies; of equally new ones the one that knows more. */
function later(kept: readonly Intent[], memory: readonly Intent[]): readonly Intent[] {
  if (memory.length === 0) return kept
  const all = [...memory, ...kept].toSorted((a, b) => newer(a, b) || rank[a.state] - rank[b.state])
  const latest = new Map(all.map((one) => [one.key, one]))
  // In the order in which they came.
  return [...new Set([...kept, ...memory].map(({ key }) => key))].flatMap((key) => latest.get(key) ?? [])
}

const rank: { readonly [state in Intent['state']]: number } = {
  broken: 0,
  sending: 1,
  checking: 2,
  free: 3,
  unclear: 4,
  refused: 5,
  done: 6,
}
const mostPutAway = 50
