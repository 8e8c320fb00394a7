// How is found out whether something happened: declared for each endpoint that moves money, as data.
import type { EndpointShape } from '../api/client'
import type { Body } from '../language/types/plain'
import { isRef, readPath, readText } from '../language/runtime/evaluateCondition'

/**
 * References look at `body` (what was sent), `user.uid`, and `since` (unix seconds: the first attempt less a minute, by
 * the server's clock). Only members of the body that a rule names are kept in the journal.
 */
export interface OutcomeRule {
  /** The read that tells. */
  readonly call: string
  readonly body: Body
  /** The answer is pages of rows, the newest first; without it the answer is the one row. */
  readonly list?: boolean
  /** The member of a row with its time in unix seconds: rows before `since` do not count. */
  readonly time?: string
  /** A row counts where one of these holds: each path of the scope, and of `row`, has the value or one of the values. */
  readonly match: readonly RowMatch[]
  /** The member of a row, and of the endpoint's own answer, that names what was done. */
  readonly ref?: string
  /**
   * The member of a row, and of the endpoint's own answer if it is there, with the idempotency key that was sent: a row
   * that has it is known by it alone.
   */
  readonly key?: string
  /** The answer to a call that moved money, where the same endpoint answers something else too; read by the generator alone. */
  readonly answer?: string | undefined
  /** Codes with which the endpoint refuses: after one of them nothing was moved. Any other code proves nothing. */
  readonly refusals?: readonly string[] | undefined
  /** Codes with which the read says that there is no such thing. */
  readonly missing?: readonly string[]
}
export interface RowMatch {
  readonly [path: string]: unknown
}

/** An endpoint that moves money declares how its outcome is found. */
export interface MoneyShape extends EndpointShape {
  readonly outcome?: OutcomeRule
}

export interface OutcomeScope {
  readonly body: { readonly [name: string]: unknown }
  readonly user: { readonly uid: string }
  readonly since: number
}

/** The rule of an endpoint; throws where it has none. */
export function outcomeRuleOf(endpoints: (name: string) => MoneyShape, endpoint: string): OutcomeRule {
  const { outcome } = endpoints(endpoint)
  if (outcome) return outcome
  throw new Error(`"${endpoint}" moves no money: schemas/api.json gives it no "outcome".`)
}

/** A value of a match, with references followed. */
export function resolveMatchValue(value: unknown, scope: OutcomeScope): unknown {
  return isRef(value) ? readPath(scope, value.from) : value
}

/** The idempotency key that a row, or the endpoint's own answer, tells. */
export function idempotencyKeyOf({ key }: OutcomeRule, row: unknown): string | undefined {
  return (key !== undefined && readText(row, key)) || undefined
}

/** The server's name for what a row, or the endpoint's own answer, tells of. */
export function outcomeRefOf({ ref }: OutcomeRule, row: unknown): string | undefined {
  return (ref !== undefined && readText(row, ref)) || undefined
}

/** One text for what is written in several ways: an amount as 10, "10" or "10.00", an id with blanks. An id has no point. */
export function normalizedText(value: unknown): string {
  return String(value)
    .trim()
    .replace(/^(\d+)(?:\.0*|(\.\d*[1-9])0*)$/, '$1$2')
}
