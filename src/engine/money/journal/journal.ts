// Keeps the intents of all tabs, both in their shared storage and in the memory of each tab. So none is lost when a
// storage is cleared or rejects writes.
import { attempt } from '../../lib/attempt'
import type { DurableCopy } from './durableCopy'
import { isPending, type Intent } from './intent'
import type { Locks, SharedStorage } from './moneyClock'
import { pruneIntents } from './pruneIntents'
import { noRecords, readRecords, writeRecords, type BrokenRecord, type Records, type JournalStart } from './records'

export interface Journal {
  all(): readonly Intent[]
  /** Returns the unreadable records that nobody has dismissed. */
  broken(): readonly BrokenRecord[]
  /** Returns the time from which the journal is complete. */
  since(): JournalStart | undefined
  /** Replaces the intents with the result of `run` while no other tab can, and resolves to its second result. */
  change<T>(run: (intents: readonly Intent[]) => readonly [intents: readonly Intent[], result: T]): Promise<T>
  /** Replaces a broken record with an intent, or dismisses it. */
  resolveBroken(key: string, intent: Intent | undefined): Promise<void>
  /** Writes back records that this tab remembers and the storage has lost. Resolves to true if there were any. */
  restore(): Promise<boolean>
  /** Does the same without waiting, for a page that closes. */
  restoreNow(): boolean
  /** Takes up what the durable copy has and the storage has lost. */
  recall(): Promise<void>
  /** Resolves when the last change is on the disk, or cannot be kept there. */
  kept(): Promise<void>
  /** Returns false if this browser keeps nothing on the disk. */
  isKept(): boolean
}

export interface JournalOptions {
  readonly name: string
  readonly storage: SharedStorage | undefined
  readonly locks: Locks
  /** Absent if only the storage keeps the journal. */
  readonly durable?: DurableCopy | undefined
  /** Called once if the storage rejects writes: other tabs, and this one after a reload, will not see the intents. */
  onMemoryOnly(): void
  /** Returns the current time. A new journal, and one that dropped an old intent, is complete from then on. */
  now(): JournalStart
}

/** Creates the journal on a storage. */
export function createJournal({ name, storage, locks, durable, onMemoryOnly, now }: JournalOptions): Journal {
  let isReported = false
  /** Text of the last read: pages ask for the intents many times between two changes. */
  let lastText = ''
  let stored: Records = noRecords
  /** All intents that this tab has read or written. */
  let memory: readonly Intent[] = []
  let merged: readonly Intent[] = []
  let shownBroken: readonly BrokenRecord[] = []
  let since: JournalStart | undefined
  let isKept = durable !== undefined
  let keeping: Promise<void> = Promise.resolve()

  function all(): readonly Intent[] {
    const text = attempt(() => storage?.getItem(name)) ?? ''
    if (text !== lastText) {
      lastText = text
      readStored(readRecords(text))
      // An older build writes no start time: then the time that this page knows counts.
      since = stored.since ?? since
      merged = memory = mergeCopies(stored.intents, memory)
    }
    return merged
  }

  function readStored(records: Records): void {
    stored = records
    // A broken record needs no repair if this tab still has the intent.
    const isKnown = (key: string) => records.putAway.includes(key) || memory.some((one) => one.key === key)
    const shown = records.broken.filter(({ key }) => !isKnown(key))
    if (shown.length > 0 || shownBroken.length > 0) shownBroken = shown
  }

  function write(intents: readonly Intent[], records: Partial<Records> = {}): void {
    since ??= now()
    const { broken: all, putAway } = { ...stored, ...records }
    const broken = all.filter(({ key }) => !intents.some((one) => one.key === key))
    memory = merged = intents
    const whole = { intents, broken, since, putAway }
    if (durable) keeping = keepIn(durable, whole)
    if (tryWrite(whole)) return
    // Storage may be full. Other tabs need only the pending intents; this tab remembers the rest.
    tryWrite({ intents: intents.filter(isPending), broken, since, putAway })
    if (isReported) return
    isReported = true
    onMemoryOnly()
  }

  async function keepIn(copy: DurableCopy, whole: Records): Promise<void> {
    isKept = await copy.update((text) => writeRecords(mergeRecords(readRecords(text), whole)))
  }

  /** Merges the records of the copy into these. Old records that were dropped stay dropped. */
  function mergeRecords(copy: Records, own: Records): Records {
    const intents = pruneIntents(mergeCopies(copy.intents, own.intents), now())
    const isNew = ({ key }: BrokenRecord) => ![...intents, ...own.broken].some((one) => one.key === key)
    return {
      intents,
      broken: [...own.broken, ...copy.broken.filter(isNew)],
      since: own.since ?? copy.since,
      putAway: [...new Set([...copy.putAway, ...own.putAway])].slice(-mostPutAway),
    }
  }

  function tryWrite(records: Records): boolean | undefined {
    const wanted = writeRecords(records)
    return attempt(() => {
      storage?.setItem(name, wanted)
      if (storage?.getItem(name) !== wanted) return false
      lastText = wanted
      readStored(records)
      return true
    })
  }

  /** Returns true if the storage lacks an intent that this tab knows and that is not too old. */
  function hasLostRecords(): boolean {
    const known = pruneIntents(all(), now())
    return known.some((one) => !stored.intents.some((other) => other.key === one.key && compareCopies(other, one) >= 0))
  }

  function restoreNow(): boolean {
    if (!hasLostRecords()) return false
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
        const before = pruneIntents(known, now())
        // The server's row of a dropped intent must not be assigned to another intent.
        if (before.length < known.length) since = now()
        const [after, result] = run(before)
        if (after !== before || before.length < known.length) write(after)
        return result
      }),
    resolveBroken: (key, intent) =>
      locks.request(name, () => {
        const known = all()
        const { broken, putAway } = stored
        if (intent) write([...known, intent], { broken: broken.filter((one) => one.key !== key) })
        else write(known, { putAway: [...putAway.filter((one) => one !== key), key].slice(-mostPutAway) })
      }),
    // Reading needs no lock: nearly always there is nothing to restore.
    restore: async () => hasLostRecords() && locks.request(name, restoreNow),
    restoreNow,
    async recall() {
      const text = await durable?.read()
      if (text === undefined) {
        isKept = false
        return
      }
      await locks.request(name, () => {
        const known = all()
        const { intents, since: began, ...rest } = mergeRecords(readRecords(text), { ...stored, intents: known })
        since = began
        const isMore = writeRecords({ ...stored, intents: known }) !== writeRecords({ ...stored, ...rest, intents })
        if (isMore) write(intents, rest)
      })
    },
    kept: () => keeping,
    isKept: () => isKept,
  }
}

/** Compares two copies of an intent: the one with more attempts is newer, then the one with more changes. */
function compareCopies(one: Intent, other: Intent): number {
  return one.attempt - other.attempt || one.rev - other.rev
}

/** Merges all copies: the newer one wins, and of equally new ones the one with the later state. */
function mergeCopies(kept: readonly Intent[], memory: readonly Intent[]): readonly Intent[] {
  const all = [...memory, ...kept].toSorted((a, b) => compareCopies(a, b) || rank[a.state] - rank[b.state])
  const latest = new Map(all.map((one) => [one.key, one]))
  // Keeps the order in which they came.
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
