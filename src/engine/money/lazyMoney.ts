import { attempt } from '../lib/attempt'
import { createEmitter } from '../lib/emitter'
import type { MoneyService, OpenIntent } from './money'

/** Loads the money service with the first page that has a money call, or when there is something to tell. */
export interface LazyMoney {
  /** Loads and opens the service. All callers share one promise; after a failure the next call loads again. */
  open(): Promise<MoneyService>
  loaded(): MoneyService | undefined
  /** Calls the listener when the service has opened, and when `isPerforming` or `isClaimed` may answer otherwise. */
  subscribe(listener: () => void): () => void
  /** Counts these changes. */
  version(): number
  /** Begins a call whose outcome the page itself shows. */
  perform(endpoint: string): PerformedCall
  /** Returns true for an intent whose state the page itself shows, because it performs the call. */
  isPerforming(intent: Pick<OpenIntent, 'endpoint' | 'state'>): boolean
  /** Takes the keys of the intents that a form shows in its place. Returns a function that gives them up. */
  claim(keys: readonly string[]): () => void
  /** Returns true if a form shows the intent. */
  isClaimed(intent: Pick<OpenIntent, 'key'>): boolean
}

/** A call that a page performs. */
export interface PerformedCall {
  /** The outcome is not known yet. From now on a notice says so, also while another tab still sends. */
  waits(): void
  ends(): void
}

/** Returns the name of the journal's storage entry, lock and database. */
export function journalName(project: string): string {
  return `${project}.money`
}

/** Tells whether this device may have something to tell of an earlier visit, without loading the journal. */
export async function mayHaveJournal(project: string): Promise<boolean> {
  const name = journalName(project)
  if (attempt(() => localStorage.getItem(name))) return true
  // A browser without the list loads the journal to find out.
  const databases = await attempt(() => indexedDB.databases?.())?.catch(() => [])
  return databases?.some((one) => one.name === name) ?? true
}

/** Creates the loader. */
export function createLazyMoney(load: () => Promise<MoneyService>): LazyMoney {
  const changes = createEmitter()
  const performing = new Set<{ readonly endpoint: string; isWaiting: boolean }>()
  const claims = new Set<readonly string[]>()
  let opened: Promise<MoneyService> | undefined
  let money: MoneyService | undefined
  let version = 0

  function changed(): void {
    version += 1
    changes.emit()
  }

  function added<T>(all: Set<T>, one: T): () => void {
    all.add(one)
    changed()
    return () => {
      all.delete(one)
      changed()
    }
  }

  return {
    open() {
      opened ??= load().then(
        (found) => {
          money = found
          changed()
          return found
        },
        (error: unknown) => {
          opened = undefined
          throw error
        },
      )
      return opened
    },
    loaded: () => money,
    subscribe: changes.on,
    version: () => version,
    perform(endpoint) {
      const call = { endpoint, isWaiting: false }
      const ends = added(performing, call)
      return {
        waits() {
          call.isWaiting = true
          changed()
        },
        ends,
      }
    },
    isPerforming({ endpoint, state }) {
      if (state !== 'sending' && state !== 'done' && state !== 'refused') return false
      return [...performing].some((one) => one.endpoint === endpoint && !(state === 'sending' && one.isWaiting))
    },
    claim: (keys) => added(claims, keys),
    isClaimed: ({ key }) => [...claims].some((keys) => keys.includes(key)),
  }
}
