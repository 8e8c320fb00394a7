// Checks the uses of parts, and what a page gives to them.
import { isObject, namesOfEntries, notAmong, type ParameterKind, type Problem } from '@pagewright/engine/tools'
import { describe, type Members } from './checks'
import { own } from './known'

/** The parts of a product by name, as pages.config.ts has them. */
export interface PartsByName {
  readonly [name: string]: unknown
}

/** The members of a part that hold what stands in the place of a use. A part has one of them. */
export const contentNames = ['value', 'block', 'entries'] as const

/** True if an object with these members is a part. Any other entry of `parts` is a group of parts by name. */
export function isPart(members: readonly string[]): boolean {
  const own: readonly string[] = [...contentNames, 'parameters', '$schema']
  return members.some((name) => own.includes(name))
}

/** Returns true for a value that stands for parts. */
export function isUse(found: unknown): found is Members {
  return isObject(found) && namesOfUse(found).length > 0
}

/** Returns the names of the parts that an object stands for. An object with an entry called `use` stands for none. */
export function namesOfUse({ use }: Members): readonly string[] {
  const names: readonly unknown[] = Array.isArray(use) ? use : [use]
  return names.filter((name) => typeof name === 'string')
}

/** Returns the name of the parameter that a value stands for, or undefined for any other value. */
export function parameterIn(found: unknown): string | undefined {
  if (!isObject(found) || typeof found.parameter !== 'string') return undefined
  return Object.keys(found).length === 1 ? found.parameter : undefined
}

/**
 * Returns the problems of a use of parts, each with its place in the use. A use without a problem is replaced, unless a
 * part uses itself, or its content does not fit the place.
 */
export function problemsOfUse(found: Members, parts: PartsByName): readonly Problem[] {
  const names = namesOfUse(found)
  const unknown = names.find((name) => !isObject(own(parts, name)))
  if (unknown !== undefined) {
    const allowed = Object.keys(parts).filter((name) => isObject(parts[name]))
    const what = `there is no part ${describe(unknown)}${whyNoPart(unknown, parts)}.`
    return [notAmong({ name: 'unknown-part', where: ['use'], what }, unknown, allowed)]
  }
  const parameters: Members = Object.assign({}, ...names.map((name) => parametersOf(parts, name)))
  const given = found.with ?? {}
  if (!isObject(given)) return [{ name: 'not-data', where: ['with'], what: 'expected values by name.' }]
  const needs = Object.entries(parameters).filter(([name]) => isNeeded(parameters, name) && given[name] === undefined)
  return [
    ...needs.map(([name]): Problem => ({ name: 'missing-key', where: ['with'], what: `"${name}" is missing.` })),
    ...Object.entries(given).flatMap(([name, value]) => valueProblems(parameters, name, value)),
  ]
}

function whyNoPart(name: string, parts: PartsByName): string {
  const names = Object.keys(parts)
  if (names.length === 0)
    return `: list it in pages.config.ts, as export const parts = { ${name.split('.', 1).join()} }`
  return names.some((one) => one.startsWith(`${name}.`)) ? `, but a group of that name: ${partShape}` : ''
}

/** Says what makes an entry of `parts` a part. */
export const partShape = 'a part has "value", "block" or "entries", and anything else holds parts by name'

function parametersOf(parts: PartsByName, name: string): Members {
  const part = own(parts, name)
  return isObject(part) && isObject(part.parameters) ? part.parameters : {}
}

/** Returns the problems of a use that could not be replaced. `isEntry` is true where entries stand by id, such as blocks. */
export function leftProblems(found: Members, parts: PartsByName, isEntry: boolean): readonly Problem[] {
  const problems = problemsOfUse(found, parts)
  if (problems.length > 0) return problems
  const names = namesOfUse(found)
  const where = ['use']
  const endless = names.find((name) => isEndless(parts, name, []))
  if (endless !== undefined)
    return [{ name: 'cycle', where, what: `the part "${endless}" uses itself, directly or through another part.` }]
  const contents = names.map((name) => {
    const part = own(parts, name)
    return { name, part: isObject(part) ? part : {} }
  })
  for (const { name, part } of contents) {
    if (contentNames.every((member) => part[member] === undefined))
      return [{ name: 'unknown-part', where, what: `the part "${name}" has no "value", "block" or "entries".` }]
    if (!isObject(part.entries) || part.value !== undefined || part.block !== undefined) continue
    if (!isEntry) {
      const what = `the part "${name}" has entries. It stands in place of one, such as a block or a line: write { "${name.split('.').at(-1)}": { "use": "${name}" } }.`
      return [{ name: 'not-data', where, what }]
    }
    if (contents.some((one) => !isObject(one.part.entries))) {
      const what = `the part "${name}" has entries, and another one here has none: only entries can be combined with entries.`
      return [{ name: 'not-data', where, what }]
    }
    if (Object.keys(found).some((member) => !['use', 'with', 'entries'].includes(member))) {
      const what = `the part "${name}" has entries. Write what changes in them as "entries": { <id>: … } beside "use".`
      return [{ name: 'not-data', where, what }]
    }
    const what = `an entry of the part "${name}" has the id of another one here. Its ids are: ${Object.keys(part.entries).join(', ')}.`
    return [{ name: 'repeated-name', where, what }]
  }
  const what = 'only objects can be combined or have members beside "use", and only lists can be joined.'
  return [{ name: 'not-data', where, what }]
}

/** Members whose names come from the server, so that `use` among them may be one of these. */
const free: ReadonlySet<string> = new Set(['body', 'query', 'args', 'with', 'fills', 'words', 'facts'])

/** Returns the problems of the uses in a page that could not be replaced. Their places leave out `silent` names. */
export function usesLeft(page: unknown, parts: PartsByName, silent: ReadonlySet<string>): readonly UseLeft[] {
  const entries = namesOfEntries()
  const visit = (
    found: unknown,
    where: readonly string[],
    [own = '', outer = '']: readonly string[],
  ): readonly UseLeft[] => {
    if (Array.isArray(found)) return found.flatMap((one) => visit(one, where, ['', own]))
    if (!isObject(found)) return []
    const isFree = free.has(own) && namesOfUse(found).every((name) => !Object.hasOwn(parts, name))
    if (isUse(found) && !isFree)
      return [
        {
          where,
          problems: leftProblems(found, parts, entries.has(outer)).map((one) => ({
            ...one,
            where: [...where, ...one.where],
          })),
        },
      ]
    return Object.entries(found).flatMap(([name, one]) =>
      visit(one, silent.has(name) ? where : [...where, name], [name, own]),
    )
  }
  return visit(page, [], [])
}

interface UseLeft {
  readonly where: readonly string[]
  readonly problems: readonly Problem[]
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

/** Returns the problems of what a part holds: parameters that it does not declare, and those that nothing uses. */
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
  for (const name of contentNames) visit(part[name], [name])
  const rest = declared.filter((name) => !used.has(name))
  return [
    ...problems,
    ...rest.map((name): Problem => {
      const what = `nothing in the part has { "parameter": "${name}" }: use it, or remove it.`
      return { name: 'unused', where: ['parameters', name], what }
    }),
  ]
}

/** True if a part uses itself, directly or through another part. */
function isEndless(parts: PartsByName, name: string, open: readonly string[]): boolean {
  if (open.includes(name)) return true
  const part = own(parts, name)
  return (
    isObject(part) &&
    usedIn(contentNames.map((member) => part[member])).some((one) => isEndless(parts, one, [...open, name]))
  )
}

function usedIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(usedIn)
  if (!isObject(value)) return []
  return [...(isUse(value) ? namesOfUse(value) : []), ...Object.values(value).flatMap(usedIn)]
}
