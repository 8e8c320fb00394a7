// Checks pages, navigation, named reads and parts at build time, in JSON and after overlays. It repeats what the compiler
// checks in TypeScript.
import {
  destinationRule,
  isObject,
  nearest,
  notAmong,
  pageRule,
  partRule,
  type Problem,
  type Rule,
  sourceRule,
} from '@pagewright/engine/tools'
import { checkData } from './checkData'
import { checkRule, silentMembers } from './checkRule'
import { contentNames, parameterProblems, partShape, usesLeft } from './checkUse'
import { seeing, under, wrong, type ConfigPlace } from './checks'
import type { Known, Tree } from './known'

/** Returns the problems of pages, each with its place (route › block › member) and what is allowed there. */
export function checkPages(pages: { readonly [route: string]: unknown }, known: Known): Problem[] {
  const problems: Problem[] = []
  for (const [name, page] of Object.entries(pages)) {
    const unreadable = checkData(page, [name], { silent: silentMembers })
    problems.push(...unreadable)
    // A value that is not plain data may be endless, so its grammar is not checked.
    if (unreadable.length > 0) continue
    const left = usesLeft(page, known.parts ?? {}, silentMembers).map((use) => ({
      where: [name, ...use.where],
      problems: use.problems.map((problem) => ({ ...problem, where: [name, ...problem.where] })),
    }))
    problems.push(...left.flatMap((use) => use.problems))
    const place: ConfigPlace = {
      known,
      scope: known.scope,
      where: [name],
      // What lacks its part is not a value yet.
      report: (problem) => {
        if (!left.some(({ where }) => where.every((one, at) => problem.where[at] === one))) problems.push(problem)
      },
    }
    checkRule(pageRule, page, seeing(place, { state: stateOf(page), ...queryOf(page, known.scope) }))
  }
  return problems
}

function stateOf(page: unknown): Tree {
  const names = isObject(page) && isObject(page.state) ? Object.keys(page.state) : []
  return { properties: Object.fromEntries(names.map((name) => [name, { type: ['string', 'number'] }])) }
}

/** Returns the tree of the page's address with the parameters that it reads as numbers. */
function queryOf(page: unknown, { properties }: Tree): { readonly query?: Tree } {
  const query = properties?.['query']
  const names = isObject(page) && isObject(page.query) ? Object.keys(page.query) : []
  if (!query || names.length === 0) return {}
  return { query: { ...query, properties: Object.fromEntries(names.map((name) => [name, { type: 'number' }])) } }
}

/** Returns the problems of a navigation, each with its place (navigation › id › member). It sees no `data`. */
export function checkNavigation(navigation: unknown, known: Known): Problem[] {
  return checkById(navigation, 'navigation', 'expected places by id.', destinationRule, known)
}

/**
 * Returns the problems of sources, each with its place (sources › id › member). A source cannot see another one. The pages
 * that use it say which parameters of the address are numbers (`unreadNumbers`).
 */
export function checkSources(sources: unknown, known: Known): Problem[] {
  const { properties } = known.scope
  const scope: Tree = { properties: { ...properties, ...(properties?.['query'] && { query: { open: true } }) } }
  return checkById(sources, 'sources', 'expected sources by id.', sourceRule, { ...known, scope })
}

/** Returns the problems of parts, each with its place (parts › name › member). Pages check what a part holds. */
export function checkParts(parts: unknown, known: Known): Problem[] {
  const named = Object.entries(isObject(parts) ? parts : {})
  const found = [
    ...checkById(parts, 'parts', 'expected parts by name.', partRule, known),
    ...named.flatMap(([name, one]) => contentProblems(name, one)),
  ]
  const misspelt = new Map<string | undefined, Problem>()
  for (const [name, one] of named) {
    const problem = found.some(({ where }) => where[1] === name) ? misspeltMember(name, one) : undefined
    if (problem) misspelt.set(name, problem)
  }
  const lost = named.filter(([name, one]) => name.includes('.') && !isObject(one) && !misspelt.has(name))
  if (lost.length > 0)
    return [...new Set(lost.map(([name]) => name.split('.')[0]))].map((name) => {
      return { name: 'not-data', where: ['parts'], what: `"${name}" holds no part: ${partShape}.` }
    })
  return [...misspelt.values(), ...found.filter(({ where }) => !misspelt.has(where[1]))]
}

/** Returns the problem of a part that was read as one of a group, because its only member is misspelt. */
function misspeltMember(name: string, one: unknown): Problem | undefined {
  const [, member] = name.split('.')
  const names = [...contentNames, 'parameters']
  // The block of a part has a text called "block".
  const isLikePart = Object.entries(isObject(one) ? one : {}).some(
    ([own, value]) => typeof value === 'object' && nearest(own, names) !== undefined,
  )
  if (member === undefined || nearest(member, names) === undefined || isLikePart) return undefined
  const what = `"${name}" is neither a part nor a member of one.`
  return notAmong({ name: 'unknown-key', where: ['parts'], what }, member, names)
}

/** Returns the problems of a part beyond the shape of its members. */
function contentProblems(name: string, one: unknown): Problem[] {
  if (!isObject(one)) return []
  const where = ['parts', name]
  const contents = contentNames.filter((member) => one[member] !== undefined)
  const what = 'one of "value", "block" and "entries" is needed, and only one.'
  return [
    ...(contents.length === 1 ? [] : [{ name: 'missing-key' as const, where, what }]),
    ...(one.value === undefined || typeof one.value === 'object'
      ? []
      : [{ name: 'not-data' as const, where: [...where, 'value'], what: 'expected an object or a list.' }]),
    ...parameterProblems(one).map((problem) => ({ ...problem, where: [...where, ...problem.where] })),
  ]
}

function checkById(found: unknown, name: string, expected: string, rule: Rule, known: Known): Problem[] {
  const unreadable = checkData(found, [name])
  if (unreadable.length > 0) return unreadable
  const problems: Problem[] = []
  const { data: _data, ...properties } = known.scope.properties ?? {}
  const place: ConfigPlace = { known, scope: { properties }, where: [name], report: (one) => void problems.push(one) }
  if (!isObject(found)) wrong(place, 'not-data', expected)
  for (const [id, one] of Object.entries(isObject(found) ? found : {})) checkRule(rule, one, under(place, id))
  return problems
}
