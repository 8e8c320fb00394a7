// Converts the errors of a compiled validator to field problems.
import { unescapePointer } from '../../lib/text'
import { controlId, isWithin } from '../fields/path'
import type { FieldProblem } from './fieldProblem'
import type { SchemaPlace } from './schemaPlaces'
import { chosenBranch } from './schemaPlaces'

/**
 * Returns one problem per cause. ajv reports every branch of a union, and every item of a failed `contains`. This omits
 * the branches that the person has not chosen, and errors that only repeat another one.
 */
export function ajvProblems(
  reported: readonly AjvError[],
  places: readonly SchemaPlace[],
  branches: ReadonlyMap<string, number>,
  prefix: string,
): readonly FieldProblem[] {
  const errors = reported.map(atValue)
  const unions = errors.filter(isUnion)
  const failedContains = errors.filter(({ keyword }) => keyword === 'contains')
  const rest = errors.filter(
    (error) => error.keyword !== 'if' && !isUnion(error) && !failedContains.some((one) => isInside(error, one)),
  )
  const kept = rest.filter((error) => unions.every((union) => isOfChosenBranch(error, union, places, branches, prefix)))
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
  branches: ReadonlyMap<string, number>,
  prefix: string,
): boolean {
  const at = union.path
  if (!isWithin(error.path, at)) return true
  const place = places.find(({ path }) => path.length === at.length && isWithin(path, at))
  const options = place?.schema.oneOf ?? place?.schema.anyOf ?? []
  const branch = place && chosenBranch(place.schema, branches, controlId(prefix, at))
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
