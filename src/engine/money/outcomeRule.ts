// Defines outcome rules: data that says for each money endpoint how its outcome is found.
import type { EndpointShape } from '../api/client'
import type { Body } from '../language/types/plain'
import { isRef, readPath, readText } from '../language/runtime/evaluateCondition'

/**
 * References read `body` (the request), `user.uid`, and `since`: Unix seconds of the first attempt less a minute, by
 * the server's clock. The journal stores only the members of the body that a rule names.
 */
export interface OutcomeRule {
  /** Endpoint that is read to find the outcome. */
  readonly call: string
  readonly body: Body
  /** True if the answer is a list in pages, newest first. Otherwise the answer is one row. */
  readonly list?: boolean
  /** Member of a row with its time in Unix seconds. Rows before `since` do not count. */
  readonly time?: string
  /** A row matches if one of these holds: each path of the scope or of `row` has the value, or one of the values. */
  readonly match: readonly RowMatch[]
  /** Member of a row, and of the endpoint's answer, with the server's reference. */
  readonly ref?: string
  /**
   * Member of a row, and of the endpoint's answer, with the idempotency key. A row with the key that was sent needs no
   * other match.
   */
  readonly key?: string
  /** Schema of the answer that moved money, if the endpoint has other answers too. Only the generator reads it. */
  readonly answer?: string | undefined
  /** Codes of a refusal after which nothing moved. Any other code proves nothing. */
  readonly refusals?: readonly string[] | undefined
  /**
   * Codes that the same request can cause when it arrives twice, such as a balance that is too low. The outcome is read
   * before the refusal is believed.
   */
  readonly doubtful?: readonly string[] | undefined
  /** Codes by which the read reports that there is no such row. */
  readonly missing?: readonly string[]
}
export interface RowMatch {
  readonly [path: string]: unknown
}

/** A money endpoint with its outcome rule. */
export interface MoneyShape extends EndpointShape {
  readonly outcome?: OutcomeRule
}

export interface OutcomeScope {
  readonly body: { readonly [name: string]: unknown }
  readonly user: { readonly uid: string }
  readonly since: number
}

/** Returns the outcome rule of an endpoint. Throws if it has none. */
export function outcomeRuleOf(endpoints: (name: string) => MoneyShape, endpoint: string): OutcomeRule {
  const { outcome } = endpoints(endpoint)
  if (outcome) return outcome
  throw new Error(
    `schemas/api.json: "${endpoint}" has no "outcome", so it cannot move money. Add one: see docs/money.md.`,
  )
}

export function resolveMatchValue(value: unknown, scope: OutcomeScope): unknown {
  return isRef(value) ? readPath(scope, value.from) : value
}

export function idempotencyKeyOf({ key }: OutcomeRule, row: unknown): string | undefined {
  return (key !== undefined && readText(row, key)) || undefined
}

export function outcomeRefOf({ ref }: OutcomeRule, row: unknown): string | undefined {
  return (ref !== undefined && readText(row, ref)) || undefined
}

/** Returns the same text for values that are written in several ways: 10, "10" and "10.00", or an id with spaces. */
export function normalizedText(value: unknown): string {
  return String(value)
    .trim()
    .replace(/^(\d+)(?:\.0*|(\.\d*[1-9])0*)$/, '$1$2')
}
