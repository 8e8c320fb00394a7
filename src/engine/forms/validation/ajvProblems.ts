// Converts the errors of a compiled validator to field problems.
import { unescapePointer } from '../../lib/text'
import { isWithin } from '../fields/path'
import type { FieldProblem } from './fieldProblem'
import type { SchemaPlace } from './schemaPlaces'

/**
 * Returns one problem per cause. ajv reports every branch of a union, and every item of a failed `contains`. This omits
 * the branches that the person has not chosen, and errors that only repeat another one.
 */
export function ajvProblems(reported: readonly AjvError[], places: readonly SchemaPlace[]): readonly FieldProblem[] {
  const errors = reported.map(atValue)
  const unions = errors.filter(isUnion)
  const failedContains = errors.filter(({ keyword }) => keyword === 'contains')
  const rest = errors.filter(
    (error) => error.keyword !== 'if' && !isUnion(error) && !failedContains.some((one) => isInside(error, one)),
  )
  const kept = rest.filter((error) => unions.every((union) => isOfChosenBranch(error, union, places, errors)))
  // A union speaks for itself if nothing inside it does.
  const unexplained = unions.filter((union) => !kept.some((error) => isWithin(error.path, union.path)))
  return [...kept, ...unexplained].map(({ path, keyword, params }) => ({ path, keyword, params }))
}

/** An error of a compiled validator. It has no message. */
export interface AjvError {
  readonly keyword: string
  /** A JSON pointer to the value. */
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: FieldProblem['params']
}

interface ErrorAtValue extends FieldProblem {
  readonly schemaPath: string
}

/** Adds the path of the value: the member that is missing or too much, or the value itself. */
function atValue({ keyword, instancePath, schemaPath, params }: AjvError): ErrorAtValue {
  const { missingProperty, additionalProperty } = params
  const member = missingProperty ?? additionalProperty
  const path = instancePath.split('/').slice(1).map(unescapePointer)
  return { path: typeof member === 'string' ? [...path, member] : path, keyword, params, schemaPath }
}

function isUnion({ keyword }: ErrorAtValue): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf'
}

function isInside(error: ErrorAtValue, outer: ErrorAtValue): boolean {
  return error.schemaPath.startsWith(`${outer.schemaPath}/`)
}

/** Returns true for an error outside the union, and for one of the branch that the person has chosen. */
function isOfChosenBranch(
  error: ErrorAtValue,
  union: ErrorAtValue,
  places: readonly SchemaPlace[],
  errors: readonly ErrorAtValue[],
): boolean {
  const at = union.path
  if (!isWithin(error.path, at)) return true
  const { schema, branch } = places.find(({ path }) => path.length === at.length && isWithin(path, at)) ?? {}
  const options = schema?.oneOf ?? schema?.anyOf
  if (!options) return !isInside(error, union) || branchIn(error, union) === meantBranch(union, errors)
  const owner = options.findIndex((option, index) => {
    const reference = typeof option === 'object' ? option.$ref : undefined
    const start = `${union.schemaPath}/${index}/`
    return (
      error.schemaPath.startsWith(start) || (reference !== undefined && error.schemaPath.startsWith(`${reference}/`))
    )
  })
  if (owner === -1) return !error.schemaPath.startsWith(union.schemaPath)
  // A union of constants is one choice; the union's own message names it.
  return branch !== undefined && options[owner] === branch && error.keyword !== 'const'
}

/** Returns the branch that some values are meant for, where nobody chooses one: the first that refuses no value which tells branches apart. */
function meantBranch(union: ErrorAtValue, errors: readonly ErrorAtValue[]): string | undefined {
  const inside = errors.filter((one) => isInside(one, union))
  const others = new Set(inside.filter(({ keyword }) => telling.has(keyword)).map((one) => branchIn(one, union)))
  return inside.map((one) => branchIn(one, union)).find((one) => !others.has(one))
}

function branchIn(error: ErrorAtValue, union: ErrorAtValue): string | undefined {
  return error.schemaPath.slice(union.schemaPath.length + 1).split('/')[0]
}

const telling: ReadonlySet<string> = new Set(['const', 'enum', 'not', 'false schema'])
