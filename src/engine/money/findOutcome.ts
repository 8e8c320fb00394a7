// Asks the server whether something happened.
import { ApiError } from '../api/answer/apiError'
import { readPage } from '../api/answer/listPage'
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

export type ReadEndpoint = (endpoint: string, body: object) => Promise<unknown>

/** What the server's rows say: one of them is it, none is, or one may be and may as well belong to something else. */
export type OutcomeFinding =
  | { readonly is: 'found'; readonly row: object; readonly ref: string | undefined }
  | { readonly is: 'missing' }
  | { readonly is: 'unclear' }

/** What is known of rows beside what they say. */
export interface RowEvidence {
  /** The idempotency key that was sent. */
  readonly key: string
  /** Tells the server's names that belong to something else. */
  isTaken(ref: string): boolean
  /** How many others, equal in the server's rows, may own one of them that nobody knows the name of. */
  readonly rivals: number
  /** Unix seconds: rows before then may belong to somebody whom nobody remembers. */
  readonly trustedFrom: number
}

/** Looks for the row that shows that it happened. Rejects where the server answers neither yes nor no. */
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
  // A row that may be it does not end the search where one that is it, by its key, may still come.
  const isEnough = (rows: readonly object[]) =>
    rows.some(isIt) || (rule.key === undefined && trustedOf(rows).length > known.rivals)

  const rows = await rowsOf(ask, rule, scope, isEnough)
  const own = rows.find(isIt)
  if (own) return { is: 'found', row: own, ref: outcomeRefOf(rule, own) }
  const trusted = trustedOf(rows)
  const [row] = trusted
  if (row && trusted.length > known.rivals) {
    // Where some of them belong to others nobody can tell which.
    return { is: 'found', row, ref: known.rivals === 0 ? outcomeRefOf(rule, row) : undefined }
  }
  return { is: rows.some(isPossible) ? 'unclear' : 'missing' }
}

/** The rows since then, the newest first, until they are enough. */
async function rowsOf(
  ask: ReadEndpoint,
  rule: OutcomeRule,
  scope: OutcomeScope,
  isEnough: (rows: readonly object[]) => boolean,
): Promise<readonly object[]> {
  const body = resolveBindings(rule.body, scope)
  if (rule.list !== true) return [await orMissing(ask(rule.call, body), rule)].filter(isRow)
  const rows: object[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const { list, hasMore } = readPage(await ask(rule.call, { ...body, page }))
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
