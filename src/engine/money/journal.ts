// The intents of all tabs, kept in the storage that tabs share; in memory where there is none.
import { attempt } from '../session/attempt'
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
  /** What was read last: pages ask for it many times between two changes. */
  let text = ''
  let kept: readonly Intent[] = []

  function all(): readonly Intent[] {
    const now = attempt(() => storage?.getItem(name)) ?? ''
    if (now !== text) {
      text = now
      const read = attempt((): unknown => JSON.parse(now))
      kept = Array.isArray(read) ? read.filter(isIntent) : []
    }
    return later(kept, memory)
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

  function keep(intents: readonly Intent[]): boolean | undefined {
    const wanted = JSON.stringify(intents)
    return attempt(() => {
      storage?.setItem(name, wanted)
      return storage?.getItem(name) === wanted
    })
  }

  return {
    all,
    change: (run) =>
      locks.request(name, () => {
        const before = all()
        const [after, result] = run(before)
        if (after !== before) write(after)
        return result
      }),
  }
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
