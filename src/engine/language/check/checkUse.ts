// Checks what a page gives to a part that it uses.
import { describe, type Members } from './checks'
import { own } from './known'
import type { ParameterKind } from '../grammar/part'
import { isObject } from '../runtime/merge'
import { notAmong, type Problem } from '../types/problem'

/** The parts of a product by name, as pages.config.ts has them. */
export interface PartsByName {
  readonly [name: string]: unknown
}

/** Returns true for a value that stands for a part. */
export function isUse(found: unknown): found is Members {
  return isObject(found) && found.use !== undefined && found.block === undefined
}

/** Returns the name of the parameter that a value stands for, or undefined for any other value. */
export function parameterIn(found: unknown): string | undefined {
  if (!isObject(found) || typeof found.parameter !== 'string') return undefined
  return Object.keys(found).length === 1 ? found.parameter : undefined
}

/**
 * Returns the problems of a use of a part, each with its place in the use. A use without a problem is replaced by the
 * part, unless the part uses itself or the page already has one of its ids.
 */
export function problemsOfUse(found: Members, parts: PartsByName): readonly Problem[] {
  const part = own(parts, found.use)
  if (!isObject(part)) {
    const what = `there is no part ${describe(found.use)}.`
    return [notAmong({ name: 'unknown-part', where: ['use'], what }, found.use, Object.keys(parts))]
  }
  const parameters = isObject(part.parameters) ? part.parameters : {}
  const given = found.with ?? {}
  if (!isObject(given)) return [{ name: 'not-data', where: ['with'], what: 'expected values by name.' }]
  const needs = Object.entries(parameters).filter(([name]) => isNeeded(parameters, name) && given[name] === undefined)
  return [
    ...Object.keys(found)
      .filter((name) => name !== 'use' && name !== 'with')
      .map((name) =>
        notAmong({ name: 'unknown-key', where: [], what: `"${name}" does not belong here.` }, name, ['use', 'with']),
      ),
    ...needs.map(([name]): Problem => ({ name: 'missing-key', where: ['with'], what: `"${name}" is missing.` })),
    ...Object.entries(given).flatMap(([name, value]) => valueProblems(parameters, name, value)),
  ]
}

/** Returns the problems of a use that could not be replaced. */
export function leftProblems(found: Members, parts: PartsByName): readonly Problem[] {
  const problems = problemsOfUse(found, parts)
  if (problems.length > 0) return problems
  const name = String(found.use)
  const part = own(parts, name)
  if (isEndless(parts, name, []))
    return [
      { name: 'cycle', where: ['use'], what: `the part "${name}" uses itself, directly or through another part.` },
    ]
  const ids = isObject(part) && isObject(part.blocks) ? Object.keys(part.blocks) : []
  if (ids.length === 0)
    return [{ name: 'unknown-part', where: ['use'], what: `the part "${name}" has neither a "block" nor "blocks".` }]
  const what = `a block of the part "${name}" has the id of another block here. Its ids are: ${ids.join(', ')}.`
  return [{ name: 'repeated-name', where: ['use'], what }]
}

function isNeeded(parameters: Members, name: string): boolean {
  const parameter = own(parameters, name)
  return isObject(parameter) && parameter.default === undefined && parameter.optional !== true
}

function valueProblems(parameters: Members, name: string, value: unknown): readonly Problem[] {
  const parameter = own(parameters, name)
  if (!isObject(parameter)) {
    const what = `the part has no parameter "${name}".`
    return [notAmong({ name: 'unknown-key', where: ['with'], what }, name, Object.keys(parameters))]
  }
  const kind = own<Kind>(kinds, parameter.is)
  if (!kind || kind.fits(value)) return []
  return [{ name: 'not-data', where: ['with', name], what: `expected ${kind.noun}, found ${describe(value)}.` }]
}

interface Kind {
  readonly noun: string
  fits(value: unknown): boolean
}

/** The shape of the values of each kind. The check of the page finds what names nothing. */
const kinds: { readonly [Name in ParameterKind]: Kind } = {
  message: { noun: 'a message', fits: (value) => typeof value === 'string' || (isObject(value) && 'say' in value) },
  route: { noun: 'a page, such as "/team"', fits: (value) => typeof value === 'string' && value.startsWith('/') },
  endpoint: {
    noun: 'a call, such as "GET /articles"',
    fits: (value) => typeof value === 'string' && /^[A-Z]+ \//.test(value),
  },
  path: { noun: 'a path, such as "row.name"', fits: (value) => typeof value === 'string' && /^\w+\./.test(value) },
  text: { noun: 'a text', fits: (value) => typeof value === 'string' },
  number: { noun: 'a number', fits: (value) => typeof value === 'number' },
  flag: { noun: 'true or false', fits: (value) => typeof value === 'boolean' },
  object: { noun: 'an object', fits: isObject },
  list: { noun: 'a list', fits: Array.isArray },
}

/** Returns the problems of a part's blocks: parameters that it does not declare, and those that nothing uses. */
export function parameterProblems(part: Members): readonly Problem[] {
  const declared = isObject(part.parameters) ? Object.keys(part.parameters) : []
  const used = new Set<string>()
  const problems: Problem[] = []
  const visit = (value: unknown, where: readonly string[]): void => {
    const name = parameterIn(value)
    if (name !== undefined) {
      used.add(name)
      const what = `the part has no parameter "${name}".`
      if (!declared.includes(name)) problems.push(notAmong({ name: 'unknown-key', where, what }, name, declared))
    } else if (Array.isArray(value)) value.forEach((one, index) => visit(one, [...where, String(index)]))
    else if (isObject(value)) for (const [key, one] of Object.entries(value)) visit(one, [...where, key])
  }
  for (const name of ['block', 'blocks']) visit(part[name], [name])
  const rest = declared.filter((name) => !used.has(name))
  return [
    ...problems,
    ...rest.map((name): Problem => {
      const what = `no block of the part has { "parameter": "${name}" }: use it, or remove it.`
      return { name: 'unused', where: ['parameters', name], what }
    }),
  ]
}

/** True if a part uses itself, directly or through another part. */
function isEndless(parts: PartsByName, name: string, open: readonly string[]): boolean {
  if (open.includes(name)) return true
  const part = own(parts, name)
  return isObject(part) && usedIn([part.block, part.blocks]).some((one) => isEndless(parts, one, [...open, name]))
}

function usedIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(usedIn)
  if (!isObject(value)) return []
  return [...(isUse(value) ? [String(value.use)] : []), ...Object.values(value).flatMap(usedIn)]
}
