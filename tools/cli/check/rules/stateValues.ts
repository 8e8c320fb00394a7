// Compares the values that a page stores in its state with those that its conditions ask for.
import { isObject, type PageConfig, type Problem } from '@pagewright/engine/tools'
import { partsOfPage, type PagePart } from './parts'
import type { MarketSite } from './rule'

interface Stored {
  readonly value: unknown
  readonly where: readonly string[]
}

/** Finds values of a state that no condition knows, tests for values that nothing stores, and additions of nothing. */
export function stateValues({ pages }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]) => {
    const parts = partsOfPage(route, page)
    return Object.entries(page.state ?? {}).flatMap(([name, initial]) =>
      problemsOf(name, { value: initial, where: [route, 'state', name] }, parts, page),
    )
  })
}

function problemsOf(name: string, initial: Stored, parts: readonly PagePart[], page: PageConfig): Problem[] {
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
