// Turns the errors of a precompiled validator into problems at places.
import type { ErrorObject } from 'ajv'
import type { Path } from './path'
import type { Problem } from './problem'
import type { Place } from './schemaPlaces'
import { chosenBranch } from './schemaPlaces'
import { idAt, isUnder } from './path'

/** Gives the problems behind the errors; errors that only repeat others, and those of branches not chosen, are left out. */
export function ajvProblems(
  errors: readonly ErrorObject[],
  places: readonly Place[],
  branches: ReadonlyMap<string, number>,
  prefix: string,
): readonly Problem[] {
  const unions = errors.filter(isUnion)
  const searches = errors.filter(({ keyword }) => keyword === 'contains')
  const rest = errors.filter(
    (error) => error.keyword !== 'if' && !isUnion(error) && !searches.some((one) => isInside(error, one)),
  )
  const kept = rest.filter((error) => unions.every((union) => isOfChosenBranch(error, union, places, branches, prefix)))
  const lonely = unions.filter((union) => !kept.some((error) => isUnder(pathOf(error), pathOf(union))))
  return [...kept, ...lonely].map((error) => ({ path: pathOf(error), keyword: error.keyword, params: error.params }))
}

function isUnion({ keyword }: ErrorObject): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf'
}

function isInside(error: ErrorObject, outer: ErrorObject): boolean {
  return error.schemaPath.startsWith(`${outer.schemaPath}/`)
}

function isOfChosenBranch(
  error: ErrorObject,
  union: ErrorObject,
  places: readonly Place[],
  branches: ReadonlyMap<string, number>,
  prefix: string,
): boolean {
  const at = pathOf(union)
  if (!isUnder(pathOf(error), at)) return true
  const place = places.find(({ path }) => path.length === at.length && isUnder(path, at))
  const options = place?.schema.oneOf ?? place?.schema.anyOf ?? []
  const branch = place && chosenBranch(place.schema, branches, idAt(prefix, at))
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

function pathOf(error: ErrorObject): Path {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer)
  const member: unknown = error.params['missingProperty'] ?? error.params['additionalProperty']
  return typeof member === 'string' ? [...path, member] : path
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
