// Clients that each break one rule, which a good suite must notice.
import { ApiError } from '../../../../src/engine/api/answer/apiError'
import { checkOutcome, type CheckOutcome } from '../../../../src/engine/money/checkOutcome'
import type { Intent } from '../../../../src/engine/money/journal/intent'
import type { Journal, JournalOptions } from '../../../../src/engine/money/journal/journal'
import type { MoneyService, MoneyClient, MoneyOptions } from '../../../../src/engine/money/money'
import type { MoneyShape } from '../../../../src/engine/money/outcomeRule'
import type { Codes } from './told'
import { attempt } from '../../../../src/engine/lib/attempt'

export const sabotages = [
  'noJournal',
  'journalPerTab',
  'noGrace',
  'retriesWrites',
  'takesAnyRow',
  'believesStatus',
  'believesRefusals',
  'storageAlone',
  'believesClock',
] as const
export type Sabotage = (typeof sabotages)[number]

/** Breaks the rule in a page's money. For `journalPerTab`, the page's storage does it. */
export function sabotaged(options: MoneyOptions, sabotage: Sabotage | undefined): MoneyOptions {
  const { client, clock } = options
  switch (sabotage) {
    case 'noGrace':
      return { ...options, policy: { misses: 3, graceMs: 0 } }
    case 'retriesWrites':
      return { ...options, client: { ...client, write: retrying(client) } }
    case 'takesAnyRow':
      return { ...options, checkOutcome: anyRow }
    case 'believesStatus':
      return { ...options, client: { ...client, write: believing(client) } }
    case 'believesRefusals':
      return { ...options, endpoints: (name) => withoutDoubt(options.endpoints(name)) }
    case 'storageAlone':
      return { ...options, journal: forgetful }
    case 'believesClock':
      return { ...options, clock: { ...clock, steady: clock.now } }
    default:
      return options
  }
}

/** Behaves as most clients do: one request for each tap, and an error without an answer. */
export function withoutJournal({ client, newKey = () => '' }: MoneyOptions): MoneyService {
  return {
    async send(endpoint, body) {
      const key = newKey()
      return client.write(endpoint, body, { key }).then(
        (answer) => ({ is: 'done', key, answer, ref: undefined }) as const,
        () => ({ is: 'checking', key }) as const,
      )
    },
    open: () => [],
    subscribe: () => () => undefined,
    resume: async () => undefined,
    whenEnded: async () => undefined,
    acknowledge: async () => undefined,
    check: async () => undefined,
    restoreNow: () => undefined,
    isKept: () => true,
  }
}

/** Retries by itself after a network failure. */
function retrying({ write }: MoneyClient): MoneyClient['write'] {
  return (...call) =>
    write(...call).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'network') return write(...call)
      throw error
    })
}

/** Takes any status 4xx for a refusal by the server. */
function believing({ write }: MoneyClient): MoneyClient['write'] {
  return (...call) =>
    write(...call).catch((error: unknown) => {
      const { kind, status = 0 } = error as ApiError
      if (kind === 'status' && status < 500) throw new ApiError('session', call[0], 'refused', { status })
      throw error
    })
}

/** Takes each refusal for a proof, also one that the same payment has caused. */
function withoutDoubt(shape: MoneyShape): MoneyShape {
  const { refusals = [], doubtful = [] }: Codes = shape.outcome ?? {}
  const outcome = shape.outcome && { ...shape.outcome, refusals: [...refusals, ...doubtful], doubtful: [] }
  return outcome ? { ...shape, outcome } : shape
}

/** Ignores other sent requests, so that any similar row counts. */
const anyRow: CheckOutcome = (intent, means) =>
  checkOutcome(intent, { ...means, intents: [], since: { device: 0, server: 0 } })

/** Keeps the journal only in the storage, not in memory. */
function forgetful({ name, storage, locks, now: moment }: JournalOptions): Journal {
  let text: string | null = null
  let intents: readonly Intent[] = []
  const all = () => {
    const now = attempt(() => storage?.getItem(name)) ?? null
    if (now !== text) intents = (JSON.parse((text = now) || '[]') as readonly Intent[]).filter(({ like }) => like)
    return intents
  }
  return {
    all,
    broken: () => [],
    since: () => ({ ...moment(), device: 0, server: 0 }),
    change: (run) =>
      locks.request(name, () => {
        const [after, result] = run(all())
        attempt(() => storage?.setItem(name, JSON.stringify(after)))
        return result
      }),
    resolveBroken: async () => undefined,
    restore: async () => false,
    restoreNow: () => false,
    recall: async () => undefined,
    kept: async () => undefined,
    isKept: () => true,
  }
}
