// Remembers what endpoints said of typed values: one question a field at a time, the last one wins.
import type { FieldCheck } from '../../language/types/plain'
import type { CheckResult } from '../fields/services'

/** `unknown`: nobody could be asked; the person is not accused, and the submit decides. */
export type CheckState =
  | { readonly is: 'idle' | 'pending' | 'bad' | 'unknown' }
  | { readonly is: 'good'; readonly answer: unknown }

export interface CheckBook {
  /** What is known of these words in this field. */
  state(place: string, body: object): CheckState
  /** Asks, unless it is known or being asked; resolves with what was said. */
  ask(place: string, check: FieldCheck, body: object): Promise<CheckState>
  subscribe(listener: () => void): () => void
}

export type Asker = (check: FieldCheck, body: object, signal: AbortSignal) => Promise<CheckResult>

/** Makes the memory of a form's checks; `askServer` resolves with the verdict and rejects when it could not ask. */
export function createCheckBook(askServer: Asker): CheckBook {
  const states = new Map<string, CheckState>()
  const running = new Map<
    string,
    { readonly key: string; readonly abort: AbortController; readonly end: Promise<CheckState> }
  >()
  const listeners = new Set<() => void>()

  function note(key: string, state: CheckState) {
    states.set(key, state)
    for (const listener of listeners) listener()
  }

  async function run(key: string, check: FieldCheck, body: object, abort: AbortController): Promise<CheckState> {
    note(key, pending)
    const state = await askServer(check, body, abort.signal).then(
      (result): CheckState => (result.good ? { is: 'good', answer: result.answer } : { is: 'bad' }),
      (): CheckState => ({ is: 'unknown' }),
    )
    note(key, abort.signal.aborted ? idle : state)
    return state
  }

  return {
    state: (place, body) => states.get(keyOf(place, body)) ?? idle,
    ask(place, check, body) {
      const key = keyOf(place, body)
      const known = states.get(key)
      if (known?.is === 'good' || known?.is === 'bad') return Promise.resolve(known)
      const before = running.get(place)
      if (before?.key === key && known?.is === 'pending') return before.end
      before?.abort.abort()
      const abort = new AbortController()
      const end = run(key, check, body, abort)
      running.set(place, { key, abort, end })
      return end
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** True when the value is long enough to ask about: three characters. */
export function isWorthAsking(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && [...String(value).trim()].length >= 3
}

const idle: CheckState = { is: 'idle' }
const pending: CheckState = { is: 'pending' }

function keyOf(place: string, body: object): string {
  return `${place} ${JSON.stringify(body)}`
}
