// Stores the values that a person sent last or keeps, by uid and field. They never reach another person.
import { createPersonalStore, type Store } from './storage'

/** A value that was sent, with the name that was shown for it. */
export interface RecentValue {
  readonly value: string
  readonly name?: string | undefined
  /** True if the person keeps it: then no later value takes its place. */
  readonly isKept?: boolean | undefined
}

export interface Recents {
  /** Returns the values of a field, the last one first. Without a signed-in person there are none. */
  load(field: string): readonly RecentValue[]
  /** Puts a value first. Stores at most five, and those that the person keeps. */
  add(field: string, recent: RecentValue): void
  /**
   * Keeps a value that was sent, or gives it free again. Returns whether it is kept: a person keeps at most twenty.
   */
  keep(field: string, value: string, isKept: boolean): boolean
  /** Removes the values of everybody but this uid; without a uid all of them. */
  keepOnly(uid: string | undefined): void
}

const most = 5
const mostKept = 20
const keyPrefix = 'recent.'

/** Creates the recent values of the signed-in person, in a store that outlives the session. */
export function createRecents(store: Store, uid: () => string | undefined): Recents {
  const own = createPersonalStore(store, keyPrefix, uid)
  const load = (field: string) => parsed(own.get(field))

  return {
    load,
    add(field, recent) {
      const before = load(field)
      const { isKept } = before.find(({ value }) => value === recent.value) ?? {}
      const others = before.filter(({ value }) => value !== recent.value)
      own.set(field, JSON.stringify(bounded([{ ...recent, ...(isKept && { isKept }) }, ...others])))
    },
    keep(field, value, isKept) {
      const before = load(field)
      const known = before.find((one) => one.value === value)
      const isFull = before.filter((one) => one.isKept && one !== known).length >= mostKept
      if (!known || (isKept && isFull)) return false
      const all = before.map((one) => (one === known ? { ...one, isKept } : one))
      own.set(field, JSON.stringify(bounded(all)))
      return isKept
    },
    keepOnly: own.keepOnly,
  }
}

/** Returns the values that are kept, first, and the last ones. */
function bounded(all: readonly RecentValue[]): readonly RecentValue[] {
  const kept = all.filter(({ isKept }) => isKept === true).slice(0, mostKept)
  return [...kept, ...all.filter((one) => !kept.includes(one)).slice(0, most)]
}

/** Returns the stored values. Anything else that is stored there counts as none. */
function parsed(text: string | undefined): readonly RecentValue[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? bounded(stored.filter(isRecent)) : []
  } catch {
    return []
  }
}

function isRecent(one: unknown): one is RecentValue {
  if (typeof one !== 'object' || one === null || !('value' in one) || typeof one.value !== 'string') return false
  const isNamed = !('name' in one) || typeof one.name === 'string'
  return one.value !== '' && isNamed && (!('isKept' in one) || typeof one.isKept === 'boolean')
}
