// Stores values that the server answered, such as the numbers of payments, by uid. They never reach another person.
import { createPersonalStore, type Store } from './storage'

export interface KeptValues {
  /** Returns the values under a name, the last one first. Without a signed-in person there are none. */
  load(name: string): readonly string[]
  /** Puts a value first. Stores at most twenty. */
  add(name: string, value: string): void
  /** Removes the values of everybody but this uid; without a uid all of them. */
  keepOnly(uid: string | undefined): void
}

const most = 20

/** Creates the kept values of the signed-in person, in a store that outlives the session. */
export function createKeptValues(store: Store, uid: () => string | undefined): KeptValues {
  const own = createPersonalStore(store, 'kept.', uid)
  const load = (name: string) => parsed(own.get(name))

  return {
    load,
    add(name, value) {
      const others = load(name).filter((one) => one !== value)
      own.set(name, JSON.stringify([value, ...others].slice(0, most)))
    },
    keepOnly: own.keepOnly,
  }
}

/** Returns the stored values. Anything else that is stored there counts as none. */
function parsed(text: string | undefined): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string' && one !== '').slice(0, most) : []
  } catch {
    return []
  }
}
