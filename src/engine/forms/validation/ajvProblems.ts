// Turns the errors of a precompiled validator, as RJSF reports them, into problems at places.
import type { RJSFValidationError } from '@rjsf/utils'
import { controlId, isWithin, type FieldPath } from '../fields/path'
import type { FieldProblem } from './fieldProblem'
import type { SchemaPlace } from './schemaPlaces'
import { chosenBranch } from './schemaPlaces'

/** Returns the problems behind the errors, without errors that repeat others and those of branches not chosen. */
export function ajvProblems(
  reported: readonly RJSFValidationError[],
  places: readonly SchemaPlace[],
  branches: ReadonlyMap<string, number>,
  prefix: string,
): readonly FieldProblem[] {
  const errors = reported.map(ajvError)
  const unions = errors.filter(isUnion)
  const searches = errors.filter(({ keyword }) => keyword === 'contains')
  const rest = errors.filter(
    (error) => error.keyword !== 'if' && !isUnion(error) && !searches.some((one) => isInside(error, one)),
  )
  const kept = rest.filter((error) => unions.every((union) => isOfChosenBranch(error, union, places, branches, prefix)))
  const lonely = unions.filter((union) => !kept.some((error) => isWithin(error.path, union.path)))
  return [...kept, ...lonely].map(({ path, keyword, params }) => ({ path, keyword, params }))
}

/** Returns the path that RJSF writes with full stops. */
export function errorPath({ property = '' }: Pick<RJSFValidationError, 'property'>): FieldPath {
  return property.split('.').filter(Boolean).map(unescapePointer)
}

interface AjvError extends FieldProblem {
  readonly schemaPath: string
}

function ajvError(error: RJSFValidationError): AjvError {
  const { name = '', schemaPath = '' } = error
  const params = (error.params ?? {}) as FieldProblem['params']
  const path = errorPath(error)
  const extra = params['additionalProperty']
  return { path: typeof extra === 'string' ? [...path, extra] : path, keyword: name, params, schemaPath }
}

function isUnion({ keyword }: AjvError): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf'
}

function isInside(error: AjvError, outer: AjvError): boolean {
  return error.schemaPath.startsWith(`${outer.schemaPath}/`)
}

function isOfChosenBranch(
  error: AjvError,
  union: AjvError,
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
  // A union of mere constants is one choice: its message is the union's own.
  return branch !== undefined && options[owner] === branch && error.keyword !== 'const'
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
