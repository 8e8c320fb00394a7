// Finds conditions that can never hold, and pages that never show anything.
import { blockDefinitions, type Conditions, isObject, type PageConfig, type Problem } from '@pagewright/engine/tools'
import { own } from '../grammar/known'
import type { MarketProblem } from '../product/checkMarkets'
import { domainsOf } from './domains'
import { exclusion, type DomainOf } from './exclusion'
import { conditionsOf, partsOfPage, type PagePart } from './parts'
import type { MarketSite, WholeSite } from './rule'

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
