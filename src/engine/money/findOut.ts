// Asks the server whether something happened.
import { ApiError } from '../api/apiError'
import { readPage } from '../api/page'
import { bind } from '../config/bind'
import { read } from '../config/when'
import { plain } from './plain'
import { bound, refOf, type Match, type OutcomeRule, type OutcomeScope } from './outcomeRule'

export type Ask = (endpoint: string, body: object) => Promise<unknown>

/**
 * Gives the row that shows that it happened, or undefined where the server's answer is that it did not. Rejects where
 * the answer is neither: whoever asked knows as much as before. `isTaken` tells rows that belong to something else.
 */
export async function findOut(
  ask: Ask,
  rule: OutcomeRule,
  scope: OutcomeScope,
  isTaken: (ref: string) => boolean,
): Promise<object | undefined> {
  const counts = (row: unknown) => matches(rule, { ...scope, row }) && !isTaken(refOf(rule, row) ?? '')
  if (rule.list !== true) {
    const row = await orMissing(ask(rule.call, bind(rule.body, scope)), rule)
    return typeof row === 'object' && row !== null && counts(row) ? row : undefined
  }
  for (let page = 1; page <= mostPages; page += 1) {
    const { list, hasMore } = readPage(await ask(rule.call, { ...bind(rule.body, scope), page }))
    const row = list.find(counts)
    if (row) return row
    const isPast = rule.time !== undefined && list.some((one) => timeOf(rule, one) < scope.since)
    if (!hasMore || isPast) return undefined
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
  const holds = (match: Match) =>
    Object.entries(match).every(([path, value]) => {
      const found = read(scope, path)
      const wanted = Array.isArray(value) ? (value as readonly unknown[]) : [bound(value, scope)]
      return found !== undefined && wanted.some((one) => one !== undefined && plain(one) === plain(found))
    })
  return rule.match.some(holds)
}

function timeOf({ time = '' }: OutcomeRule, row: unknown): number {
  return Number(read(row, time) ?? Number.NaN)
}
