// Judges the schema of a form as a whole: whether it ends, how many fields one drawing has, and what can never be sent.
import { isObject } from '@pagewright/engine/tools'
import { type Located, unsendable } from '../check/product/unsendable'
import { namesIn, targetOf } from './references'
import type { JsonSchema } from './schemaSet'

/** What is wrong with a part of a document. */
export interface Fault {
  readonly path: readonly string[]
  readonly what: string
}

/** The most fields of one drawing. A page that draws them takes half a minute and 1 GB. */
const mostFields = 10_000

/** The most schemas that are looked at to count the fields. */
const mostSteps = 100_000

/** Returns why nobody could draw the form of a document, if so. */
export function undrawable(root: JsonSchema): Fault | undefined {
  const endless = endlessPath(root)
  if (endless) return { path: endless, what: 'this contains itself without end: let a member or an item contain it.' }
  if (countFields(root) <= mostFields) return undefined
  const what = `one drawing of this form has more than ${mostFields} fields: let lists contain some of them, or take a part of the schema.`
  return { path: [], what }
}

/** Returns the members that can never be sent, or that nobody can enter. */
export function idleMembers(root: JsonSchema): readonly Fault[] {
  const located = (schema: JsonSchema, where: readonly string[]): readonly Located[] => {
    const { $ref, ...own } = schema
    const here = { schema: own, place: (...names: readonly (string | undefined)[]) => [...where, ...present(names)] }
    const target = typeof $ref === 'string' ? targetOf(root, $ref) : undefined
    return isObject(target) ? [here, ...located(target, namesIn(String($ref)))] : [here]
  }
  return unsendable(root, [], located).map(({ where, what }) => ({ path: where, what }))
}

function present(names: readonly (string | undefined)[]): readonly string[] {
  return names.filter((one) => one !== undefined)
}

/** Keywords whose schemas hold for the same value. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'] as const

/** Returns the path of a schema that holds for a value only if it holds for that value. */
function endlessPath(root: JsonSchema): readonly string[] | undefined {
  const done = new Set<object>()
  const open = new Set<object>()
  const visit = (found: unknown, path: readonly string[]): readonly string[] | undefined => {
    if (!isObject(found) || done.has(found)) return undefined
    if (open.has(found)) return path
    open.add(found)
    const { $ref } = found
    const below = inPlace.flatMap((keyword) =>
      [found[keyword] ?? []].flat().map((one, index) => ({ one, keyword, index })),
    )
    let endless = typeof $ref === 'string' ? visit(targetOf(root, $ref), [...path, '$ref']) : undefined
    for (const { one, keyword, index } of below)
      endless ??= visit(one, [...path, keyword, ...(Array.isArray(found[keyword]) ? [String(index)] : [])])
    open.delete(found)
    done.add(found)
    return endless
  }
  const everywhere = (found: unknown, path: readonly string[]): readonly string[] | undefined => {
    if (typeof found !== 'object' || found === null) return undefined
    let endless = visit(found, path)
    for (const [name, one] of Object.entries(found)) endless ??= everywhere(one, [...path, name])
    return endless
  }
  return everywhere(root, [])
}

/** Returns how many fields are drawn before anybody enters anything. Stops counting beyond `mostFields`. */
function countFields(root: JsonSchema): number {
  let count = 0
  let steps = 0
  const visit = (schema: unknown, around: readonly string[]): void => {
    if (!isObject(schema) || count > mostFields || (steps += 1) > mostSteps) return
    const { $ref, properties, allOf, anyOf, oneOf, minItems, items } = schema
    if (typeof $ref === 'string') {
      // A field within one of its own kind is opened on demand.
      if (!around.includes($ref)) visit(targetOf(root, $ref), [...around, $ref])
      return
    }
    const members = isObject(properties) ? Object.values(properties) : []
    count += members.length
    const branch = [oneOf, anyOf].flatMap((union) => (Array.isArray(union) ? union.slice(0, 1) : []))
    const first = Array.from({ length: Math.min(Number(minItems ?? 0), mostFields) }, () => items)
    for (const one of [...members, ...(Array.isArray(allOf) ? allOf : []), ...branch, ...first]) visit(one, around)
  }
  visit(root, ['#'])
  return count
}
