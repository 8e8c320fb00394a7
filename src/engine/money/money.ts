// Defines the money service that pages use, and what it needs.
import type { ApiError } from '../api/answer/apiError'
import type { Intent, CheckPolicy, FoundPage } from './journal/intent'
import type { CheckOutcome } from './checkOutcome'
import type { DurableCopy } from './journal/durableCopy'
import type { Journal, JournalOptions } from './journal/journal'
import type { Locks, MoneyClock, SharedStorage } from './journal/moneyClock'
import type { MoneyShape } from './outcomeRule'

export type Outcome =
  /** Money moved. */
  | ({ readonly is: 'done'; readonly key: string; readonly ref: string | undefined } & KnownResult)
  /** Nothing happened. Without a key nothing was sent. */
  | { readonly is: 'refused'; readonly key?: string; readonly error: ApiError }
  /** Not known yet: `open()` and `subscribe` report the end. Nothing was sent if the intent was open before. */
  | { readonly is: 'checking'; readonly key: string }
  /** The same request succeeded moments ago and the person saw it: nothing was sent. */
  | { readonly is: 'justDone'; readonly key: string }

/**
 * The part of a result that this page knows: the endpoint's answer, the row that proved it, or the refusal. All are
 * absent if another page has them.
 */
export interface KnownResult {
  readonly answer?: unknown
  readonly row?: object
  /** Why it was refused. */
  readonly error?: ApiError
}

/** An intent as a page shows it. */
export interface OpenIntent extends Intent, KnownResult {}

/** Holds the facts that a page adds to a request. */
export interface MoneyWish {
  /** Message key that names the intent. */
  readonly label?: string | undefined
  /** Path of the page it begins on. */
  readonly page?: string | undefined
  /** The page of the result, where any page can lead once the result is known. */
  readonly found?: FoundPage | undefined
  /** Steady-clock milliseconds of the tap; now by default. */
  readonly tappedAt?: number
}

export interface MoneyService {
  /**
   * Sends a request, unless the same one is open. A free intent is sent again under its own key. Nothing is sent later
   * than five seconds after the tap. Throws if the endpoint has no outcome rule.
   */
  send(endpoint: string, body: object, wish?: MoneyWish): Promise<Outcome>
  /** Returns false if this browser forgets intents when it is closed or killed. */
  isKept(): boolean
  /** Returns the intents whose end this person has not seen; the same array until something changes. */
  open(): readonly OpenIntent[]
  subscribe(listener: () => void): () => void
  /**
   * Starts the checks of pending intents. Call it at the start, on a return to the page, and when storage or session
   * changed.
   */
  resume(): Promise<void>
  /**
   * Resolves to the intent when its outcome is known, or to undefined if another tab showed it or another person signed
   * in.
   */
  whenEnded(key: string): Promise<OpenIntent | undefined>
  /** Records that the person saw the result, gave the intent up, or dismissed a broken record. */
  acknowledge(key: string): Promise<void>
  /** Checks one intent at once. A broken record is repaired first if it names enough. */
  check(key: string): Promise<void>
  /** Writes back at once what the storage has lost. Call it when the page closes. */
  restoreNow(): void
}

export interface MoneyClient {
  /** Sends `key` as the header `idempotency-key`. */
  write(endpoint: string, body: object, options: { readonly key: string }): Promise<unknown>
  read(
    endpoint: string,
    body: object,
    options: { readonly consumer: string; readonly signal: AbortSignal; readonly cursor?: unknown },
  ): Promise<unknown>
}

export interface MoneyOptions {
  /** Name of the storage entry and of the lock. */
  readonly name: string
  storage(): SharedStorage | null | undefined
  readonly locks: Locks
  readonly client: MoneyClient
  readonly clock: MoneyClock
  /** Returns the user id, or '' if nobody is signed in. */
  uid(): string
  /** Returns an endpoint. Throws if it is unknown. */
  endpoints(name: string): MoneyShape
  /** The copy on the disk. Absent if the browser has none. */
  readonly durable?: DurableCopy
  /** Loads what a page declares, so that `endpoints` knows the calls of an intent that began there. */
  loadPage?(path: string): Promise<unknown>
  /** Asks for an outcome; `checkOutcome` by default. */
  readonly checkOutcome?: CheckOutcome
  /** Called once if intents are kept only in memory. */
  onMemoryOnly?(): void
  /** Returns true if the device reports no connection: then a read must succeed before anything is sent. */
  isOffline?(): boolean
  newKey?(): string
  /** Random number from 0 to below 1 that delays each check. */
  random?(): number
  /** Creates the journal; `createJournal` by default. */
  journal?(options: JournalOptions): Journal
  readonly policy?: CheckPolicy
}
