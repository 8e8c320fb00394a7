// Checks the keywords of a JSON Schema, or of a patch of one, and their values.
import {
  isObject,
  namedKeywords,
  nearest,
  nestedKeywords,
  notAmong,
  type plainKeywords,
  type Problem,
  textFormats,
  valueMeaning,
  valueMeaningNames,
} from '@pagewright/engine/tools'
import { otherDraft } from './otherDrafts'
import { longestMatched, patternFault } from './patternFault'
import { own } from './known'

/**
 * Returns the problems of a schema or a patch: unknown keywords, and values that a keyword cannot hold. Names of
 * properties are free, and `null` removes a member. Places begin with `where`.
 */
export function checkKeywords(patch: unknown, where: readonly string[]): Problem[] {
  if (!isObject(patch)) return []
  return Object.entries(patch).flatMap(([name, member]): Problem[] => {
    const at = [...where, name]
    if (named.has(name)) {
      if (!isObject(member)) return member === null ? [] : [wrongValue(at, 'schemas by name')]
      return Object.entries(member).flatMap(([id, schema]) => checkSchema(schema, [...at, id]))
    }
    if (name === 'x-means') return meaningProblems(patch, at)
    if (name.startsWith('x-')) return misspeltMeaning(name, where)
    if (nested.has(name)) return [member].flat().flatMap((schema) => checkSchema(schema, at))
    const rule = own<Rule>(plain, name)
    if (rule) return member === null || rule.fits(member) ? [] : rule.problems(member, at)
    const other = otherDraft(name)
    if (other !== undefined) return [{ name: 'unknown-key', where: at, what: other }]
    const what = `JSON Schema has no keyword "${name}".`
    return [notAmong({ name: 'unknown-key', where, what }, name, keywords)]
  })
}

/** Other keywords with `x-` belong to other tools, but not one that is nearly ours. */
function misspeltMeaning(name: string, where: readonly string[]): Problem[] {
  if (nearest(name, ['x-means']) === undefined) return []
  return [notAmong({ name: 'unknown-key', where, what: `"${name}" says nothing here.` }, name, ['x-means'])]
}

function checkSchema(schema: unknown, where: readonly string[]): Problem[] {
  if (isObject(schema)) return checkKeywords(schema, where)
  return schema === null || typeof schema === 'boolean' ? [] : [wrongValue(where, 'a schema')]
}

const named: ReadonlySet<string> = new Set(Object.keys(namedKeywords))
const nested: ReadonlySet<string> = new Set(Object.keys(nestedKeywords))

interface Rule {
  readonly fits: (value: unknown) => boolean
  readonly problems: (value: unknown, where: readonly string[]) => Problem[]
}

const rule = (words: string, fits: Rule['fits']): Rule => ({ fits, problems: (_value, at) => [wrongValue(at, words)] })
const oneOf = (allowed: readonly string[]): Rule => ({
  fits: (value) => allowed.some((one) => one === value),
  problems: (value, where) => [
    notAmong({ name: 'unknown-value', where, what: `${JSON.stringify(value)} is not possible.` }, value, allowed),
  ],
})
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') && new Set(value).size === value.length
const isUnique = (values: readonly unknown[]) =>
  new Set(values.map((one) => JSON.stringify(one))).size === values.length

/** Most values of `enum`. A form with more would block the page while it renders. */
const mostValues = 500
const mostFirstItems = 20

const whatever = rule('', () => true)
const count = rule('a whole number, 0 or more', isCount)
const figure = rule('a number', (value) => typeof value === 'number')
/** In draft 4, an exclusive bound says whether the bound beside it is one. */
const bound = (plain: string): Rule => ({
  fits: (value) => typeof value === 'number',
  problems: (value, at) => [
    wrongValue(
      at,
      typeof value === 'boolean' ? `a number, and true is of draft 4: write the number of "${plain}"` : 'a number',
    ),
  ],
})
const words = rule('a text', (value) => typeof value === 'string')
const type = oneOf(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])

const plain: { readonly [Keyword in keyof typeof plainKeywords]: Rule } = {
  type: {
    fits: (value) => [value].flat().every(type.fits),
    problems: (value, at) => [value].flat().flatMap((one) => (type.fits(one) ? [] : type.problems(one, at))),
  },
  enum: rule(
    `a list of 1 to ${mostValues} values, each once`,
    (value) => Array.isArray(value) && value.length > 0 && value.length <= mostValues && isUnique(value),
  ),
  const: whatever,
  required: rule('a list of names, each once', isNames),
  dependencies: {
    fits: () => false,
    problems: (value, at) =>
      isObject(value) ? dependencyProblems(value, at) : [wrongValue(at, 'names or schemas by name')],
  },
  dependentRequired: rule('lists of names', (value) => isObject(value) && Object.values(value).every(isNames)),
  minimum: figure,
  maximum: figure,
  exclusiveMinimum: bound('minimum'),
  exclusiveMaximum: bound('maximum'),
  multipleOf: rule('a number above 0', (value) => typeof value === 'number' && value > 0),
  minLength: count,
  maxLength: count,
  pattern: {
    fits: (value) => typeof value === 'string' && value.length <= longestMatched && patternFault(value) === undefined,
    problems: (value, where) => [
      typeof value === 'string' ? patternProblem(value, where) : wrongValue(where, 'a text'),
    ],
  },
  format: oneOf(Object.keys(textFormats)),
  minProperties: count,
  maxProperties: count,
  readOnly: rule('true or false', (value) => typeof value === 'boolean'),
  $comment: words,
  examples: rule('a list', Array.isArray),
  minItems: rule(`a whole number from 0 to ${mostFirstItems}`, (value) => isCount(value) && value <= mostFirstItems),
  maxItems: count,
  uniqueItems: rule('true or false', (value) => typeof value === 'boolean'),
  default: whatever,
  title: words,
  description: words,
  $ref: words,
}
const keywords: readonly string[] = [...Object.keys(plain), ...named, ...nested]

function dependencyProblems(found: { readonly [name: string]: unknown }, where: readonly string[]): Problem[] {
  return Object.entries(found).flatMap(([name, needed]) =>
    isNames(needed) ? [] : checkSchema(needed, [...where, name]),
  )
}

/** Returns the problems of what a schema says its value means. A patch may leave out the type. */
function meaningProblems(patch: { readonly [name: string]: unknown }, where: readonly string[]): Problem[] {
  const { 'x-means': name, type: written } = patch
  const meaning = valueMeaning(name)
  if (name === null) return []
  const what = `${JSON.stringify(name)} is no meaning of a value.`
  if (!meaning) return [notAmong({ name: 'unknown-value', where, what }, name, valueMeaningNames)]
  const types = [written ?? []]
    .flat()
    .filter((one) => one !== 'null')
    .map(String)
  const isFit = types.every((one) => meaning.types.some((type) => type === one))
  if (isFit) return [...formatOfMeaning(patch, meaning, where), ...leastOfMeaning(patch, meaning, where)]
  return [
    {
      name: 'cannot-match',
      where,
      what: `what means ${JSON.stringify(name)} is ${meaning.types.join(' or ')}, and the type here is ${types.join(' or ')}.`,
    },
  ]
}

/** Finds a format that what is meant does not have. The entries of a list of pictures are pictures. */
function formatOfMeaning(
  { format, items, 'x-means': name }: { readonly [name: string]: unknown },
  { textFormats: taken = name === 'images' ? ['image-url', 'uri', 'url'] : undefined }: Meaning,
  where: readonly string[],
): Problem[] {
  const written = isObject(items) ? items.format : format
  if (!taken || typeof written !== 'string' || taken.some((one) => one === written)) return []
  const what = `what means ${JSON.stringify(name)} does not have the format ${JSON.stringify(written)}.`
  return [{ name: 'cannot-match', where, what, allowed: taken }]
}

function leastOfMeaning(
  { minimum, 'x-means': name }: { readonly [name: string]: unknown },
  { isNegative }: Meaning,
  where: readonly string[],
): Problem[] {
  if (isNegative !== false || typeof minimum !== 'number' || minimum >= 0) return []
  const what = `what means ${JSON.stringify(name)} is never below 0, and "minimum" is ${minimum}.`
  return [{ name: 'cannot-match', where: [...where.slice(0, -1), 'minimum'], what }]
}

type Meaning = NonNullable<ReturnType<typeof valueMeaning>>

function patternProblem(pattern: string, where: readonly string[]): Problem {
  const { name = 'slow-pattern', says = `it has more than ${longestMatched} characters.` } =
    pattern.length > longestMatched ? {} : (patternFault(pattern) ?? {})
  return { name, where, what: `"${shown(pattern)}" may not stand here: ${says}` }
}

function wrongValue(where: readonly string[], words: string): Problem {
  return { name: 'not-data', where, what: `expected ${words}.` }
}

function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
