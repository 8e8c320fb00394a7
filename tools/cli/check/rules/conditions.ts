// Finds conditions that can never hold, pages that never show anything, parts that show a value only while it does not
// exist, and values of a state that no condition asks for.
import { blockDefinitions, type Conditions, isObject, type PageConfig, type Problem } from '@pagewright/engine/tools'
import { own } from '../grammar/known'
import type { MarketProblem } from '../product/checkMarkets'
import { domainsOf, exclusion, type DomainOf } from './exclusion'
import { conditionsOf, partsOfPage, type PagePart, type MarketSite, type WholeSite, partsOfPages } from './rule'

/**
 * Finds conditions that exclude each other, or the conditions around them. A condition shared by several pages or
 * markets is fine if it can hold in one of them.
 */
export function neverHolds({ markets }: Pick<WholeSite, 'markets'>): MarketProblem[] {
  const looks = markets.flatMap((site) =>
    Object.entries(site.pages).flatMap(([route, page]) =>
      partsOfPage(route, page).flatMap((part) => {
        const when = conditionsOf(part)
        if (!when) return []
        const problems = faultsOf(part, when, page, domainsOf(site, page))
        return [{ id: JSON.stringify([part.name, part.value]), problems, market: site.id }]
      }),
    ),
  )
  const good = new Set(looks.filter(({ problems }) => problems.length === 0).map(({ id }) => id))
  return looks
    .filter(({ id }) => !good.has(id))
    .flatMap(({ problems, market }) => problems.map((problem): MarketProblem => ({ ...problem, market })))
}

/** Finds pages without blocks, pages whose blocks never show, and pages that always redirect. */
export function deadPages(site: MarketSite): Problem[] {
  return Object.entries(site.pages).flatMap(([route, page]): Problem[] => {
    const domainOf = domainsOf(site, page)
    const leaving = Object.entries(page.redirects ?? {}).find(([, { when }]) => Object.keys(when).length === 0)
    if (leaving) {
      const what = `everybody is redirected to "${leaving[1].to}", so nobody sees this page: add a condition.`
      return [{ name: 'dead-page', where: [route, 'redirects', leaving[0]], what }]
    }
    const blocks = Object.values(page.blocks)
    if (blocks.some((block) => canShow(block, needsOf(page), domainOf))) return []
    const what = blocks.length === 0 ? 'this page has no blocks.' : 'no block of this page can ever be shown.'
    return [{ name: 'dead-page', where: [route], what }]
  })
}

function needsOf({ needs = {} }: PageConfig): Conditions[] {
  return Object.values(needs).map(({ when }) => when)
}

/** Returns true if a block or a part of it can show. A condition on an answer of the server always can. */
function canShow(block: unknown, around: readonly Conditions[], domainOf: DomainOf): boolean {
  if (!isObject(block)) return false
  const when = conditionsOf({ value: block })
  const all = when ? [...around, when] : around
  if (exclusion(all, domainOf) !== undefined) return false
  const members = block[contentMember(block.block)]
  return isObject(members) ? Object.values(members).some((one) => canShow(one, all, domainOf)) : true
}

/** Returns the member whose entries a block shows. A tab is no block; its member is `blocks`. */
function contentMember(kind: unknown): string {
  if (typeof kind !== 'string') return 'blocks'
  const definitions: { readonly [kind: string]: { readonly emptyWithout?: string } } = blockDefinitions
  return own(definitions, kind)?.emptyWithout ?? ''
}

function faultsOf({ where, ...part }: PagePart, when: Conditions, page: PageConfig, domainOf: DomainOf): Problem[] {
  const at = [...where, 'when']
  const what = exclusion([when, ...conditionsAround({ where, ...part }, page)], domainOf)
  if (what !== undefined) return [{ name: 'never-holds', where: at, what }]
  const outside = outsideDomain(when, domainOf, at)
  if (outside.length > 0) return outside
  const members = Array.isArray(when.any) ? (when.any as Conditions[]) : []
  return members.flatMap((member): Problem[] => {
    const fault = exclusion([member], domainOf)
    return fault === undefined ? [] : [{ name: 'never-holds', where: [...at, 'any'], what: fault }]
  })
}

/** Finds numbers that the path never has, such as a 40th day. The condition would hold always, never, or too rarely. */
function outsideDomain(when: Conditions, domainOf: DomainOf, where: readonly string[]): Problem[] {
  return Object.entries(when).flatMap(([path, test]): Problem[] => {
    if (path === 'any') return []
    const operands = Object.entries(isObject(test) ? test : { is: test })
    const mixed = operands.find(([, operand]) => new Set([operand].flat().map((one) => typeof one)).size > 1)
    if (mixed) {
      const what = 'its values are of different types, so one of them never occurs.'
      return [{ name: 'never-holds', where: [...where, path, mixed[0]], what }]
    }
    const large = operands.find(([, operand]) => typeof operand === 'number' && operand > Number.MAX_SAFE_INTEGER)
    if (large) {
      const what = `a number above ${Number.MAX_SAFE_INTEGER} is not exact.`
      return [{ name: 'unfit-value', where: [...where, path, large[0]], what }]
    }
    const { min, max } = domainOf(path)
    if (min === undefined) return []
    return operands.flatMap(([name, operand]) =>
      [operand]
        .flat()
        .filter(
          (one) =>
            typeof one === 'number' &&
            (one < min || one > (name === 'below' ? (max ?? Infinity) + 1 : (max ?? Number.MAX_SAFE_INTEGER))),
        )
        .map((one) => ({
          name: 'never-holds' as const,
          where: isObject(test) ? [...where, path, name] : [...where, path],
          what: `"${path}" is ${max === undefined ? `${min} or more` : `${min} to ${max}`}, never ${String(one)}.`,
        })),
    )
  })
}

/** Returns the conditions that hold wherever a part shows: those of its surroundings, and the needs of the page. */
function conditionsAround({ value, name, around }: PagePart, page: PageConfig): Conditions[] {
  // The other parts of a page are evaluated before it shows.
  if (beside.has(around.length > 1 ? (around.at(-2)?.name ?? '') : name)) return []
  let isHere = value.block === undefined
  const tables = around.flatMap((one) => {
    const when = conditionsOf(one)
    const table = when && (isHere ? when : withoutLocalPaths(when))
    if (one.value.block !== undefined) isHere = false
    return table ? [table] : []
  })
  return [...tables, ...needsOf(page)]
}

const beside: ReadonlySet<string> = new Set(['needs', 'redirects', 'opened'])

/** Omits paths that mean something else in a nested block: the row, the form, the answer. */
function withoutLocalPaths(when: Conditions): Conditions {
  const same = /^(user|query|market|host|now|data|state)\./
  return Object.fromEntries(Object.entries(when).filter(([path]) => same.test(path)))
}

/** Finds a part whose own condition says that a value does not exist, and which reads that value. */
export function readsAbsent({ pages }: MarketSite): Problem[] {
  return partsOfPages(pages).flatMap((part) => {
    const { when: _when, ...rest } = part.value
    const absent = Object.entries(conditionsOf(part) ?? {}).filter(
      ([, test]) => isObject(test) && test.exists === false,
    )
    return absent.flatMap(([path]): Problem[] => {
      if (!reads(rest, path)) return []
      const what = `this reads "${path}", and shows only while "${path}" does not exist.`
      return [{ name: 'never-holds', where: [...part.where, 'when', path], what }]
    })
  })
}

/** A request leaves out what does not exist. */
const sent: ReadonlySet<string> = new Set(['body', 'query', 'args'])

/** Returns true if a value is this path, or leads below it. Parts with conditions of their own are not looked into. */
function reads(found: unknown, path: string): boolean {
  if (typeof found === 'string') return found === path || found.startsWith(`${path}.`)
  if (Array.isArray(found)) return found.some((one) => reads(one, path))
  return (
    isObject(found) &&
    found.when === undefined &&
    Object.entries(found).some(([name, one]) => !sent.has(name) && reads(one, path))
  )
}

interface Stored {
  readonly value: unknown
  readonly where: readonly string[]
}

/** Finds values of a state that no condition knows, tests for values that nothing stores, and additions of nothing. */
export function stateValues({ pages }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]) => {
    const parts = partsOfPage(route, page)
    return Object.entries(page.state ?? {}).flatMap(([name, initial]) =>
      stateProblems(name, { value: initial, where: [route, 'state', name] }, parts, page),
    )
  })
}

function stateProblems(name: string, initial: Stored, parts: readonly PagePart[], page: PageConfig): Problem[] {
  const sets = parts.filter(({ value }) => value.do === 'set' && value.state === name)
  const added = sets.filter(({ value }) => 'add' in value)
  const stored = [initial, ...sets.flatMap(storedBy)]
  const idle = added
    .filter(({ value }) => value.add === 0)
    .map(({ where }): Problem => ({ name: 'changes-nothing', where: [...where, 'add'], what: '0 adds nothing.' }))
  const type = typeof initial.value
  const foreign = stored
    .filter(({ value }) => typeof value !== type)
    .map(({ value, where }): Problem => {
      const what = `"${name}" begins as a ${type}, and this is a ${typeof value}.`
      return { name: 'cannot-match', where, what }
    })
  const asked = testsOf(`state.${name}`, page)
  if (foreign.length > 0 || asked.length === 0) return [...idle, ...foreign]
  const least = Math.min(...stored.map(({ value }) => Number(value)))
  const isOpen = added.length > 0 || isReadElsewhere(name, page)
  const literals = asked.flatMap((test) => literalsOf(test))
  if (!isOpen)
    return [
      ...idle,
      ...unasked(name, stored, literals, asked.length),
      ...unstored(name, stored, parts),
      ...storesSame(name, sets),
    ]
  const below = parts.flatMap(({ value, where }) =>
    isObject(value.when) ? boundsBelow(value.when, `state.${name}`, least, [...where, 'when']) : [],
  )
  return added.every(({ value }) => Number(value.add) >= 0) ? [...idle, ...below] : idle
}

function storedBy({ value, where }: PagePart): Stored[] {
  return 'value' in value && !isObject(value.value) ? [{ value: value.value, where: [...where, 'value'] }] : []
}

/** Finds stored values that no condition names. One may be left over, as the other case of each test. */
function unasked(name: string, stored: readonly Stored[], literals: readonly unknown[], tests: number): Problem[] {
  const values = new Set(literals)
  if (values.size < 2 || tests !== literals.length) return []
  return stored
    .filter(({ value }) => !values.has(value))
    .map(({ value, where }): Problem => {
      const what = `no condition asks for ${JSON.stringify(value)}: those of "state.${name}" ask for ${[...values].map((one) => JSON.stringify(one)).join(', ')}.`
      return { name: 'never-holds', where, what }
    })
}

/** Finds an action that stores what must already be there for the action to show. */
function storesSame(name: string, sets: readonly PagePart[]): Problem[] {
  return sets.flatMap(({ value, where }): Problem[] => {
    const test = isObject(value.when) ? value.when[`state.${name}`] : undefined
    if (test === undefined || test !== value.value) return []
    const what = `"state.${name}" already is ${JSON.stringify(test)} where this shows.`
    return [{ name: 'changes-nothing', where: [...where, 'value'], what }]
  })
}

/** Finds tests for a value that the page never stores. */
function unstored(name: string, stored: readonly Stored[], parts: readonly PagePart[]): Problem[] {
  const values = new Set(stored.map(({ value }) => value))
  return parts.flatMap(({ value, where }): Problem[] => {
    const test = isObject(value.when) ? value.when[`state.${name}`] : undefined
    if (test === undefined || isObject(test) || values.has(test)) return []
    const what = `"state.${name}" is never ${JSON.stringify(test)}: it is ${[...values].map((one) => JSON.stringify(one)).join(', ')}.`
    return [{ name: 'never-holds', where: [...where, 'when', `state.${name}`], what }]
  })
}

/** Finds bounds that a number which only grows has from the beginning. */
function boundsBelow(when: object, path: string, least: number, where: readonly string[]): Problem[] {
  return Object.entries(when).flatMap(([at, test]): Problem[] => {
    if (at === 'any' && Array.isArray(test))
      return test.flatMap((one) => (isObject(one) ? boundsBelow(one, path, least, [...where, 'any']) : []))
    if (at !== path || !isObject(test) || typeof test.min !== 'number' || test.min > least) return []
    return [
      { name: 'never-holds', where: [...where, path, 'min'], what: `it begins at ${least}, so this always holds.` },
    ]
  })
}

/** Returns all tests of a path within a page. */
function testsOf(path: string, found: unknown): unknown[] {
  if (Array.isArray(found)) return found.flatMap((one) => testsOf(path, one))
  if (!isObject(found)) return []
  return Object.entries(found).flatMap(([name, member]) => (name === path ? [member] : testsOf(path, member)))
}

/** Returns the values that a test names, or none if it is a range. */
function literalsOf(test: unknown): unknown[] {
  if (!isObject(test)) return [test]
  return Object.keys(test).join() === 'in' && Array.isArray(test.in) ? [test.in[0]] : []
}

/** Returns true if a page shows or sends the state, so that values without a test matter as well. */
function isReadElsewhere(name: string, page: PageConfig): boolean {
  return (
    JSON.stringify(page).includes(`"state.${name}"`.concat('}')) || JSON.stringify(page).includes(`:"state.${name}"`)
  )
}
