// The intents of all tabs, kept in the storage that tabs share; in memory where there is none.
import { isOpen, type Intent } from './intent'
import type { Locks, SharedStorage } from './locks'

export interface Journal {
  all(): readonly Intent[]
  /** Replaces the intents by what `run` makes of them, while no other tab does; gives what else it gives. */
  change<T>(run: (intents: readonly Intent[]) => readonly [intents: readonly Intent[], result: T]): Promise<T>
}

/**
 * Makes the journal on a storage. What the storage does not take is kept in memory, `onMemory` is told of it once: from
 * then on other tabs, and this one after a reload, do not know of it.
 */
export function createJournal(
  name: string,
  storage: SharedStorage | undefined,
  locks: Locks,
  onMemory: () => void,
): Journal {
  let memory: readonly Intent[] = []
  let isTold = false
  /** What was read last, and what it meant. */
  let known: { readonly text: string; readonly intents: readonly Intent[] } = { text: '[]', intents: [] }

  function all(): readonly Intent[] {
    return later(readAll(), memory)
  }

  function readAll(): readonly Intent[] {
    try {
      const text = storage?.getItem(name) ?? '[]'
      if (text !== known.text) {
        const kept: unknown = JSON.parse(text)
        known = { text, intents: Array.isArray(kept) ? kept.filter(isIntent) : [] }
      }
      return known.intents
    } catch {
      return []
    }
  }

  function write(intents: readonly Intent[]): void {
    if (keep(intents)) {
      memory = []
      return
    }
    // What is open matters to other tabs; all of it is known here.
    keep(intents.filter(isOpen))
    memory = intents
    if (isTold) return
    isTold = true
    onMemory()
  }

  function keep(intents: readonly Intent[]): boolean {
    if (!storage) return false
    const text = JSON.stringify(intents)
    try {
      storage.setItem(name, text)
      return storage.getItem(name) === text
    } catch {
      return false
    }
  }

  return {
    all,
    async change(run) {
      let after: ReturnType<typeof run> | undefined
      await locks.request(name, () => {
        const before = all()
        after = run(before)
        if (after[0] !== before) write(after[0])
      })
      if (!after) throw new Error('The lock was given to nobody.')
      return after[1]
    },
  }
}

const dayMs = 86_400_000
const most = 50

/** Leaves out what ended, or may be sent again, more than a day ago, and of the rest the oldest beyond 50; never an open one. */
export function pruned(intents: readonly Intent[], now: number): readonly Intent[] {
  const fresh = intents.filter((one) => isOpen(one) || now - (one.endedAt ?? one.sentAt) < dayMs)
  const tooMany = fresh.length - most
  if (tooMany <= 0) return fresh.length === intents.length ? intents : fresh
  const dropped = new Set(
    fresh
      .filter((one) => !isOpen(one))
      .toSorted((a, b) => a.sentAt - b.sentAt)
      .slice(0, tooMany),
  )
  return fresh.filter((one) => !dropped.has(one))
}

/** Of two copies of an intent the one that has changed more often. */
function later(kept: readonly Intent[], memory: readonly Intent[]): readonly Intent[] {
  if (memory.length === 0) return kept
  const all = [...kept, ...memory].toSorted((a, b) => a.rev - b.rev)
  return [...new Map(all.map((one) => [one.key, one])).values()]
}

function isIntent(value: unknown): value is Intent {
  const { key, state } = (value ?? {}) as { readonly [name: string]: unknown }
  return typeof key === 'string' && typeof state === 'string'
}
