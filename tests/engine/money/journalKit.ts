// A journal with a storage, for tests.
import { vi } from 'vitest'
import type { Intent } from '../../../src/engine/money/journal/intent'
import { createJournal } from '../../../src/engine/money/journal/journal'
import type { Locks, SharedStorage } from '../../../src/engine/money/journal/moneyClock'

export const intent = (key: string, more: Partial<Intent> = {}): Intent => ({
  key,
  endpoint: 'POST /pay',
  uid: '7',
  hash: 'h',
  like: 'l',
  facts: {},
  state: 'done',
  attempt: 1,
  at: 0,
  sentAt: 0,
  misses: 0,
  seen: true,
  rev: 0,
  ...more,
})
export const keys = (intents: readonly Intent[]) => intents.map(({ key }) => key)
export const atOnce: Locks = { request: async (_, run) => run() }

export function journalOn(storage: SharedStorage | undefined) {
  const told = vi.fn<() => void>()
  const journal = createJournal({
    name: 'money',
    storage,
    locks: atOnce,
    onMemoryOnly: told,
    now: () => ({ device: 0 }),
  })
  const add = (key: string, more?: Partial<Intent>) => journal.change((all) => [[...all, intent(key, more)], undefined])
  return { journal, told, add }
}
/** Returns the records of the stored text, without its header. */
export const stored = (storage: SharedStorage) =>
  JSON.parse(storage.getItem('money') ?? '[{}]').slice(1) as readonly object[]
