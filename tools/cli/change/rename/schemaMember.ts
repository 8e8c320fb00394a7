// Finds where schemas/ defines a member of an answer.
import { isObject } from '@pagewright/engine/tools'
import { readContract, type SchemaSet } from '../../generate/schemaSet'
import type { Files } from '../../files'
import { type MemberPath, Refused } from '../change'
import { valueAtPath } from '../plainChange'

/** The definition of a member: a file of `schemas/`, and the path in it. */
export interface SchemaMember {
  readonly schema: string
  readonly at: MemberPath
}

export interface AnswerMember {
  readonly endpoint: string
  readonly path: MemberPath
  /** True for a member of a row, false for one of the answer itself. */
  readonly isInRow: boolean
}

/** Returns the place that defines a member of an answer. Throws `Refused` if the answer has no such member. */
export function memberOfAnswer(files: Files, { endpoint, path, isInRow }: AnswerMember): SchemaMember {
  const { calls, set } = readContract(files)
  const call = Object.hasOwn(calls, endpoint) ? calls[endpoint] : undefined
  if (!call) throw new Refused(`There is no endpoint "${endpoint}".`)
  const nothing = new Refused(`The answer of ${endpoint} has no ${path.join('.')} in schemas/.`)
  let place: SchemaMember | undefined = refPlace(call.response, '')
  if (isInRow) {
    // A server that pages in its own way says where its rows are. Without a path, the answer is the list itself.
    const { rows = '' } = call.pages ?? { rows: 'list' }
    for (const name of rows.split('.').filter(Boolean)) place = place && below(set, place, ['properties', name])
    place = place && below(set, place, ['items'])
  }
  for (const name of path) place = place && below(set, place, ['properties', name])
  if (!place) throw nothing
  return place
}

/** Returns the place that a reference means. `file` is the one that contains the reference. */
export function refPlace(ref: string, file: string): SchemaMember | undefined {
  const [, schema, name] = /^([\w-]+\.json)?#\/\$defs\/(.+)$/.exec(ref) ?? []
  return name === undefined ? undefined : { schema: schema ?? file, at: ['$defs', name] }
}

/** Returns the value of a place in the schemas. */
export function schemaAt(set: SchemaSet, { schema, at }: SchemaMember): unknown {
  return valueAtPath(set[schema], at.slice(1))
}

/** Follows a path below a place. The target of a reference comes first, because it defines the member. */
function below(set: SchemaSet, place: SchemaMember, path: MemberPath): SchemaMember | undefined {
  const value = schemaAt(set, place)
  const target = isObject(value) && typeof value.$ref === 'string' ? refPlace(value.$ref, place.schema) : undefined
  const found = target && below(set, target, path)
  if (found) return found
  const own = { schema: place.schema, at: [...place.at, ...path] }
  return isObject(schemaAt(set, own)) ? own : undefined
}
