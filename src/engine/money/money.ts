// What money calls look like to a page, and what they need.
import type { ApiError } from '../api/answer/apiError'
import type { CheckOutcome } from './checkOutcome'
import type { Intent, CheckPolicy } from './journal/intent'
import type { Journal, JournalOptions } from './journal/journal'
import type { Locks, MoneyClock, SharedStorage } from './journal/moneyClock'
import type { MoneyShape } from './outcomeRule'
import type { SendMoney } from './sendMoney'

export type Outcome =
  /** It happened. */
  | ({ readonly is: 'done'; readonly key: string; readonly ref: string | undefined } & KnownResult)
  /** Nothing happened; without a key nothing was even begun. */
  | { readonly is: 'refused'; readonly key?: string; readonly error: ApiError }
  /** Nobody knows yet: `open()` and `subscribe` tell. Nothing was sent if it was open before. */
  | { readonly is: 'checking'; readonly key: string }
  /** The same was done moments ago and the person knows: taken for a tap too many, nothing was sent. */
  | { readonly is: 'justDone'; readonly key: string }

/** What this page knows of what happened: the endpoint's own answer, or the row that showed it; neither where another page knows. */
export interface KnownResult {
  readonly answer?: unknown
  readonly row?: object
}

/** An intent as a page shows it. */
export interface OpenIntent extends Intent, KnownResult {}

export interface MoneyService {
  /**
   * Sends what moves money, unless it is on its way or being asked about already; what is free is sent with its own key
   * again. `label` is the message key by which it is spoken of. Throws where nothing is declared of the endpoint.
   */
  send(endpoint: string, body: object, label?: string): Promise<Outcome>
  /** What this person has not been told the end of; the same array until something changes. */
  open(): readonly OpenIntent[]
  subscribe(listener: () => void): () => void
  /** To be called at the start, on a return to the page, and when the storage or the session changed: asks about what is open. */
  resume(): Promise<void>
  /** Waits until the end of an intent is known; gives undefined where somebody else told the person, or is signed in by now. */
  ended(key: string): Promise<OpenIntent | undefined>
  /** The person was told how it ended, gives up what may be sent again, or puts away what cannot be read. */
  seen(key: string): Promise<void>
  /** Asks about one at once; what cannot be read is read again, and asked about where it tells enough. */
  check(key: string): Promise<void>
  /** To be called when the page is left: what the storage has lost is written back at once. */
  leave(): void
}

export interface MoneyClient {
  /** Sends `key` as the header `idempotency-key`. */
  write(endpoint: string, body: object, options: { readonly key: string }): Promise<unknown>
  read(
    endpoint: string,
    body: object,
    options: { readonly consumer: string; readonly signal: AbortSignal },
  ): Promise<unknown>
}

export interface MoneyOptions {
  /** The name of what is kept, and of the lock. */
  readonly name: string
  storage(): SharedStorage | null | undefined
  readonly locks: Locks
  readonly client: MoneyClient
  readonly clock: MoneyClock
  /** Whose money it is; '' for somebody who is not signed in. */
  uid(): string
  /** Throws on an endpoint that is not known. */
  endpoints(name: string): MoneyShape
  /** Loads what sends. Where it does not load nothing is sent. */
  loadSend(): Promise<SendMoney>
  /** Loads what asks the server. Where it does not load nothing is asked, and the next question loads it anew. */
  loadCheckOutcome(): Promise<CheckOutcome>
  /** Told once that intents are kept in memory alone. */
  onMemory?(): void
  /** The device says that it has no connection: nothing is sent unless the server answers a read. */
  isOffline?(): boolean
  newKey?(): string
  /** From 0 to below 1: how much later than planned is asked. */
  random?(): number
  /** Keeps the intents; without it `createJournal` does. */
  journal?(options: JournalOptions): Journal
  readonly patience?: CheckPolicy
}
