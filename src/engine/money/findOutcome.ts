// Reads the server's records to find whether a request moved money.
import { ApiError } from '../api/answer/apiError'
import { firstPlace, placeAfter, readPage } from '../api/answer/listPage'
import { resolveBindings } from '../language/runtime/resolveBindings'
import { readPath } from '../language/runtime/evaluateCondition'
import {
  resolveMatchValue,
  idempotencyKeyOf,
  type RowMatch,
  type OutcomeRule,
  type OutcomeScope,
  normalizedText,
  outcomeRefOf,
} from './outcomeRule'

export type ReadEndpoint = (endpoint: string, body: object, cursor?: unknown) => Promise<unknown>

/**
 * The proof of the rows: `found` has the row, `missing` has none. The kind `unclear` means that a row may belong to
 * another request.
 */
export type OutcomeFinding =
  | { readonly is: 'found'; readonly row: object; readonly ref: string | undefined }
  | { readonly is: 'missing' }
  | { readonly is: 'unclear' }

/** The journal's knowledge about the rows. */
export interface RowEvidence {
  /** The idempotency key that was sent. */
  readonly key: string
  /** Returns true if another intent owns the row with this server reference. */
  isTaken(ref: string): boolean
  /** Number of other intents that the same rows could belong to. */
  readonly rivals: number
  /** Unix seconds. Rows from before this time may belong to an intent that the journal has lost. */
  readonly trustedFrom: number
}

/** Finds the row that proves that a request moved money. Rejects if the server gives no usable answer. */
export async function findOutcome(
  ask: ReadEndpoint,
  rule: OutcomeRule,
  scope: OutcomeScope,
  known: RowEvidence,
): Promise<OutcomeFinding> {
  const isIt = (row: object) => idempotencyKeyOf(rule, row) === known.key
  const isPossible = (row: object) =>
    idempotencyKeyOf(rule, row) === undefined &&
    matches(rule, { ...scope, row }) &&
    !known.isTaken(outcomeRefOf(rule, row) ?? '')
  const isTrusted = (row: object) => rule.time === undefined || timeOf(rule, row) >= known.trustedFrom
  const trustedOf = (rows: readonly object[]) => rows.filter((row) => isPossible(row) && isTrusted(row))
  // A possible row does not end the search while a row with the exact key may still come.
  const isEnough = (rows: readonly object[]) =>
    rows.some(isIt) || (rule.key === undefined && trustedOf(rows).length > known.rivals)

  const rows = await rowsOf(ask, rule, scope, isEnough)
  const own = rows.find(isIt)
  if (own) return { is: 'found', row: own, ref: outcomeRefOf(rule, own) }
  const trusted = trustedOf(rows)
  const [row] = trusted
  if (row && trusted.length > known.rivals) {
    // If other intents compete for the rows, no single row can be assigned to this one.
    return { is: 'found', row, ref: known.rivals === 0 ? outcomeRefOf(rule, row) : undefined }
  }
  return { is: rows.some(isPossible) ? 'unclear' : 'missing' }
}

/** Reads pages from the newest row back, until `isEnough` holds or the rows are older than `scope.since`. */
async function rowsOf(
  ask: ReadEndpoint,
  rule: OutcomeRule,
  scope: OutcomeScope,
  isEnough: (rows: readonly object[]) => boolean,
): Promise<readonly object[]> {
  const body = resolveBindings(rule.body, scope)
  if (rule.list !== true) return [await orMissing(ask(rule.call, body), rule)].filter(isRow)
  const rows: object[] = []
  for (let place = firstPlace; place.number <= mostPages;) {
    const page = readPage(await ask(rule.call, { ...body, page: place.number }, place.cursor))
    const { list, hasMore } = page
    place = placeAfter(place, page)
    rows.push(...list.filter(isRow))
    const isPast = rule.time !== undefined && list.some((one) => timeOf(rule, one) < scope.since)
    if (!hasMore || isPast || isEnough(rows)) return rows
  }
  throw new Error(`"${rule.call}" has more than ${mostPages} pages since then.`)
}

const mostPages = 10

async function orMissing(asked: Promise<unknown>, { missing = [] }: OutcomeRule): Promise<unknown> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business' && missing.includes(error.code ?? '')) return undefined
    throw error
  }
}

function matches(rule: OutcomeRule, scope: OutcomeScope & { readonly row: unknown }): boolean {
  if (rule.time !== undefined && !(timeOf(rule, scope.row) >= scope.since)) return false
  const holds = (match: RowMatch) =>
    Object.entries(match).every(([path, value]) => {
      const found = readPath(scope, path)
      const wanted = Array.isArray(value) ? (value as readonly unknown[]) : [resolveMatchValue(value, scope)]
      return (
        found !== undefined && wanted.some((one) => one !== undefined && normalizedText(one) === normalizedText(found))
      )
    })
  return rule.match.some(holds)
}

function timeOf({ time = '' }: OutcomeRule, row: unknown): number {
  return Number(readPath(row, time) ?? Number.NaN)
}

function isRow(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
