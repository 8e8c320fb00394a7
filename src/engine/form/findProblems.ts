// The one judge of a form: the schema's precompiled validator, our formats, and what is on the screen.
import { isObject, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import type { ErrorObject } from 'ajv'
import type { ById, Field } from '../config/plain'
import { ajvProblems } from './ajvProblems'
import { formatProblems } from './formats'
import { hiddenPaths, visibleValues } from './hidden'
import { isUnder, type Path } from './path'
import { firstOfEachPlace, type Problem } from './problem'
import { type Place, schemaPlaces, type SchemaQuestions } from './schemaPlaces'
import type { Values } from './services'
import { tidy } from './tidy'

export interface Trial {
  readonly schema: RJSFSchema
  readonly validator: ValidatorType
  readonly utils: SchemaQuestions
  readonly fields: ById<Field>
  readonly scope: object
  readonly values: Values
  readonly branches: ReadonlyMap<string, number>
  readonly prefix: string
}
export interface Verdict {
  readonly problems: readonly Problem[]
  readonly places: readonly Place[]
  /** What would be sent: visible fields only, nothing that was left empty. */
  readonly payload: Values
}

/** Judges the values of a form; what is hidden or has no field does not count. */
export function findProblems(trial: Trial): Verdict {
  const { utils, fields, scope, branches, prefix } = trial
  const hidden = hiddenPaths(fields, trial.values, scope)
  const shown = visibleValues(trial.values, hidden)
  const payload = tidy(shown, schemaPlaces(utils, shown, branches, prefix), fields)
  const places = schemaPlaces(utils, payload, branches, prefix)
  // Of two broken bounds the page's own is said: it is the narrower one.
  const found = [
    ...formatProblems(places, fields, scope),
    ...ajvProblems(errorsOf(trial, payload), places, branches, prefix),
  ]
  const counted = found.filter(({ path }) => isListed(path, fields) && !hidden.some((gone) => isUnder(path, gone)))
  return { problems: firstOfEachPlace(counted), places, payload }
}

function errorsOf({ validator, schema }: Trial, payload: Values): readonly ErrorObject[] {
  const { errors, validationError } = validator.rawValidation<ErrorObject>(schema, payload)
  if (validationError) throw validationError
  return errors ?? []
}

function isListed(path: Path, fields: ById<Field>): boolean {
  const [first, ...rest] = path
  if (first === undefined) return true
  const field = fields[first]
  return field !== undefined && (isObject(field.fields) ? isListed(rest, field.fields) : true)
}
