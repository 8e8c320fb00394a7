// Decides whether conditions can hold together, and knows the values at paths that every part of a page can read.
import {
  type Conditions,
  evaluateCondition,
  isObject,
  isRef,
  type PageConfig,
  valueMeaning,
} from '@pagewright/engine/tools'
import { follow } from '../grammar/known'
import type { MarketSite } from './rule'

/** The possible values at a path, as far as they are known. */
interface Domain {
  /** All possible values. The value may also be absent. */
  readonly values?: readonly unknown[]
  readonly min?: number
  readonly max?: number
}
export type DomainOf = (path: string) => Domain

/**
 * Returns why tables of conditions can never all hold. Returns undefined if they can, or if the search takes too long.
 */
export function exclusion(tables: readonly Conditions[], domainOf: DomainOf): string | undefined {
  return explain(tables, domainOf, { left: 2_000 })
}

function explain(tables: readonly Conditions[], domainOf: DomainOf, budget: { left: number }): string | undefined {
  budget.left -= 1
  if (budget.left < 0) return undefined
  const tests = new Map<string, unknown[]>()
  const choices: (readonly Conditions[])[] = []
  for (const [path, test] of tables.flatMap((table) => Object.entries(table))) {
    if (path === 'any') choices.push(Array.isArray(test) ? (test as Conditions[]) : [])
    else tests.set(path, [...(tests.get(path) ?? []), test])
  }
  for (const [path, all] of tests) {
    const what = faultOf(path, all, domainOf(path))
    if (what !== undefined) return what
  }
  const [first, ...rest] = choices
  if (!first) return undefined
  if (first.length === 0) return '"any" has no conditions, so it never holds.'
  const plain = Object.fromEntries([...tests].map(([path, all]) => [path, all]))
  const others = [...spread(plain), ...rest.map((any) => ({ any }))]
  const faults = first.map((member) => explain([...others, member], domainOf, budget))
  return faults.every((fault) => fault !== undefined) ? faults[0] : undefined
}

/** Puts each test of the same path into a table of its own. */
function spread(tests: { readonly [path: string]: readonly unknown[] }): Conditions[] {
  return Object.entries(tests).flatMap(([path, all]) => all.map((test) => ({ [path]: test })))
}

/** Returns why no possible value of the path passes all tests. */
function faultOf(path: string, tests: readonly unknown[], domain: Domain): string | undefined {
  const candidates = candidatesOf(tests, domain)
  const isGood = candidates
    ? candidates.some((value) => tests.every((test) => passes(test, value)))
    : isOpenRange(tests, domain)
  if (isGood) return undefined
  const wanted = [...new Set(tests.map(testedWords))].join(' and ')
  if (tests.length > 1) return `"${path}" can never be ${wanted} at once.`
  const { values, min, max } = domain
  if (values?.length === 0) return `"${path}" never exists on this page, so it can never be ${wanted}.`
  const known = values
    ? ` It is ${values.map((one) => JSON.stringify(one)).join(' or ')}.`
    : min === undefined
      ? ''
      : ` It is ${min} to ${max}.`
  return `"${path}" can never be ${wanted}.${known}`
}

/** Says what a value would have to be: `"owner"`, `one of 32, 45`, `at least 3`. */
function testedWords(test: unknown): string {
  const say = (one: unknown) => (isRef(one) ? `"${one.from}"` : JSON.stringify(one))
  if (!isObject(test)) return say(test)
  return Object.entries(test)
    .map(([name, operand]) => {
      if (name === 'exists') return operand === true ? 'there' : 'absent'
      if (name === 'in' && Array.isArray(operand)) return `one of ${operand.map(say).join(', ')}`
      return `${Object.hasOwn(tested, name) ? tested[name] : name} ${say(operand)}`
    })
    .join(' and ')
}

const tested: { readonly [test: string]: string } = {
  is: 'the same as',
  not: 'other than',
  min: 'at least',
  max: 'at most',
  below: 'less than',
  since: 'at or after',
  until: 'before',
}

/** Returns samples of the values. If any value passes, one of the samples does. Returns undefined if there are too many to list. */
function candidatesOf(tests: readonly unknown[], domain: Domain): readonly unknown[] | undefined {
  const named = tests.flatMap((test): (readonly unknown[])[] => {
    if (!isObject(test)) return [[test]]
    return 'in' in test && Array.isArray(test.in) ? [test.in] : []
  })
  const [first] = named
  if (first) return first.filter((value) => fits(value, domain))
  // An absent value passes the tests `not` and `exists: false`.
  return domain.values && [...domain.values, undefined]
}

function fits(value: unknown, { values, min, max }: Domain): boolean {
  if (values && !values.includes(value)) return false
  return typeof value !== 'number' || (value >= (min ?? value) && value <= (max ?? value))
}

/** Returns true if a number or a text lies between the bounds. */
function isOpenRange(tests: readonly unknown[], domain: Domain): boolean {
  const operands = tests.filter(isObject).flatMap((test) => Object.entries(test))
  const of = (name: string) => operands.flatMap(([test, operand]) => (test === name ? [operand] : []))
  const isNumber = (operand: unknown) => typeof operand === 'number'
  const bounds = operands.some(([name]) => name === 'min' || name === 'max' || name === 'below')
  if (of('exists').includes(false)) return !bounds && !of('exists').includes(true)
  const low = Math.max(domain.min ?? -Infinity, ...of('min').filter(isNumber))
  const high = Math.min(domain.max ?? Infinity, ...of('max').filter(isNumber))
  const below = Math.min(...of('below').filter(isNumber))
  return !bounds || (low <= high && low < below)
}

function passes(test: unknown, value: unknown): boolean {
  // A bound that comes from the scope is unknown.
  const known = isObject(test) ? Object.fromEntries(Object.entries(test).filter(([, one]) => !isRef(one))) : test
  if (isObject(known) && Object.keys(known).length === 0) return value !== undefined
  return evaluateCondition({ at: known }, { at: value })
}

/**
 * Returns the domains for a page in one market: facts of the market, enums of the schemas, dates, and whether a user
 * exists.
 */
export function domainsOf(
  { id, market, known }: Pick<MarketSite, 'id' | 'market' | 'known'>,
  { access }: PageConfig,
): DomainOf {
  return (path) => {
    const [root, name = ''] = path.split('.')
    // An open page loads no account, so it is the same for everybody.
    if (root === 'user' && access === 'open') return { values: [] }
    // The market itself may be at fault, and is then reported elsewhere.
    if (path === 'market.environment') return { values: Object.keys(isObject(market.hosts) ? market.hosts : {}) }
    if (root === 'market')
      return { values: [name === 'id' ? id : (market.facts as { readonly [name: string]: unknown })[name]] }
    if (path === 'user.bucket') return { min: 0, max: 99 }
    if (root === 'now') return calendar[name] ?? {}
    const { type, enum: values, 'x-means': means } = follow(known.scope, path).tree ?? {}
    if (values) return { values }
    if (type === 'boolean') return { values: [true, false] }
    return valueMeaning(means)?.isNegative === false ? { min: 0 } : {}
  }
}

const calendar: { readonly [name: string]: Domain } = {
  day: { min: 1, max: 31 },
  month: { min: 1, max: 12 },
  hour: { min: 0, max: 23 },
  weekday: { min: 1, max: 7 },
}
