// Stores the values that a person sent last, by uid and field. They never reach another person.
import { createPersonalStore } from './personalStore'
import type { Store } from './storage'

/** A value that was sent, with the name that was shown for it. */
export interface RecentValue {
  readonly value: string
  readonly name?: string | undefined
}

export interface Recents {
  /** Returns the values of a field, the last one first. Without a signed-in person there are none. */
  load(field: string): readonly RecentValue[]
  /** Puts a value first. Keeps at most five. */
  add(field: string, recent: RecentValue): void
  /** Removes the values of everybody but this uid; without a uid all of them. */
  keepOnly(uid: string | undefined): void
}

const most = 5
const keyPrefix = 'recent.'

/** Creates the recent values of the signed-in person, in a store that outlives the session. */
export function createRecents(store: Store, uid: () => string | undefined): Recents {
  const own = createPersonalStore(store, keyPrefix, uid)
  const load = (field: string) => parsed(own.get(field))

  return {
    load,
    add(field, recent) {
      const others = load(field).filter(({ value }) => value !== recent.value)
      own.set(field, JSON.stringify([recent, ...others].slice(0, most)))
    },
    keepOnly: own.keepOnly,
  }
}

/** Returns the stored values. Anything else that is stored there counts as none. */
function parsed(text: string | undefined): readonly RecentValue[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : []
  } catch {
    return []
  }
}

function isRecent(one: unknown): one is RecentValue {
  if (typeof one !== 'object' || one === null || !('value' in one) || typeof one.value !== 'string') return false
  return one.value !== '' && (!('name' in one) || typeof one.name === 'string')
}
