// The evaluation of a form: what would be sent, and the problems with it. Once for each change and each submit.
import {
  ErrorSchemaBuilder,
  type RJSFSchema,
  type RJSFValidationError,
  type ValidationData,
  type ValidatorType,
} from '@rjsf/utils'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { isObject } from '../../language/runtime/merge'
import type { ById, Field } from '../../language/types/plain'
import type { Texts } from '../../i18n/texts'
import { ajvProblems, type AjvError } from './ajvProblems'
import { fieldAt, fillerOf, flattenFields } from '../fields/fieldTree'
import type { Clock } from '../fields/moments'
import { ownRuleProblems } from './ownRules'
import { labelAt } from '../fields/label'
import { messageOf } from './messages'
import { isWithin, omitPath, valueAt, type FieldPath } from '../fields/path'
import { firstPerPath, valuePathOf, type FieldProblem } from './fieldProblem'
import { schemaPlaces, type SchemaPlace, type SchemaResolver } from './schemaPlaces'
import type { Values } from '../fields/services'
import { toPayload } from './toPayload'

/** All that the problems of some values depend on. */
export interface Evaluated {
  readonly validator: ValidatorType
  readonly schema: RJSFSchema
  readonly utils: SchemaResolver
  readonly fields: ById<Field>
  /** The values that came before the first input, each where its row is now. */
  readonly origin: Values
  /** The page's scope. */
  readonly scope: object
  readonly branches: ReadonlyMap<string, number>
  readonly prefix: string
  readonly texts: Texts
  readonly clock: Clock
  /** Problems that servers found. */
  readonly found: readonly FieldProblem[]
  /** Returns the broken rules across fields, if the form has such rules. */
  readonly findProblems?: ((scope: object) => readonly FieldProblem[]) | undefined
}

export interface Evaluation {
  /** What would be sent: the values of visible fields, without those left empty. */
  readonly payload: Values
  /** The most helpful problem of each path. A problem of a value that nobody sees is that of a field that is drawn, or of the form. */
  readonly problems: readonly FieldProblem[]
  message(problem: FieldProblem): string
}

/** Evaluates the values of a form. Nothing that the validator refuses is without a problem. */
export function evaluate(values: Values, context: Evaluated): Evaluation {
  const { validator, schema, utils, fields, branches, prefix, texts, clock, found, findProblems } = context
  const scope = { ...context.scope, form: values }
  const hidden = hiddenPaths(fields, values, scope)
  const shown = visibleValues(values, hidden)
  // A field that is hidden was not emptied.
  const origin = visibleValues(context.origin, hidden)
  const shownPlaces = schemaPlaces(utils, shown, branches, prefix)
  const originPlaces = () => schemaPlaces(utils, origin, new Map(), prefix)
  const payload = toPayload(shown, { places: shownPlaces, fields, origin, originPlaces })
  const places = payload === shown ? shownPlaces : schemaPlaces(utils, payload, branches, prefix)
  const { errors } = validator.rawValidation<AjvError>(schema, payload)
  const isDrawn = drawnPaths(places, fields)
  const problems = firstPerPath(
    // Our own problems come first: of two broken bounds, the page's is the narrower one.
    [
      ...ownRuleProblems(places, fields, scope, clock),
      ...found,
      ...(findProblems?.({ ...scope, form: payload }) ?? []),
      ...ajvProblems(errors ?? [], places).map((problem) =>
        isEmptyItem(problem, payload) ? asMissing(problem) : problem,
      ),
    ]
      .filter(({ path }) => !hidden.some((one) => isWithin(path, one)))
      // What servers have found is at fields already, also where there is no value yet.
      .map((problem) => (found.includes(problem) || isDrawn(problem.path) ? problem : atDrawnField(problem, fields))),
  )
  return { payload, problems, message: messageWriter(fields, texts, places) }
}

/** Returns true for the problem of an item that was added and left empty. RJSF has null for it. */
function isEmptyItem({ path, keyword }: FieldProblem, payload: Values): boolean {
  return keyword === 'type' && valueAt(payload, path) === null && Array.isArray(valueAt(payload, path.slice(0, -1)))
}

function asMissing(problem: FieldProblem): FieldProblem {
  return { ...problem, keyword: 'required', params: {} }
}

export function toValidationData(
  problems: readonly FieldProblem[],
  message: Evaluation['message'],
): ValidationData<unknown> {
  const errors = problems.map((problem): RJSFValidationError => {
    const { path, keyword, params } = problem
    const text = message(problem)
    return { name: keyword, property: `.${path.join('.')}`, message: text, params, stack: text }
  })
  const tree = new ErrorSchemaBuilder()
  problems.forEach(({ path }, index) => tree.addErrors(errors[index]?.stack ?? '', [...path]))
  return { errors, errorSchema: tree.ErrorSchema }
}

/** Returns true for the path of a number, a date or a time that is beyond its bounds. */
export function isBeyondBounds({ problems }: Evaluation, path: FieldPath): boolean {
  return problems.some((problem) => bounds.has(problem.keyword) && isWithin(problem.path, path))
}

/** The keywords of problems with a bound. */
const bounds: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'earliest',
  'latest',
])

function messageWriter(
  fields: ById<Field>,
  texts: Texts,
  places: readonly SchemaPlace[],
): (problem: FieldProblem) => string {
  const schemas = new Map(places.map(({ path, schema }) => [path.join('/'), schema]))
  return (problem) => {
    const { text } = problem.params
    // The texts of rules across fields, and of servers, are there already.
    if (typeof text === 'string') return text
    const path = valuePathOf(problem)
    const schema = schemas.get(path.join('/')) ?? {}
    const label = labelAt(path, fields, texts, schema)
    const { key, vars } = messageOf(problem, fieldAt(fields, path), schema, label, texts.language)
    return texts.t(key, vars)
  }
}

/** Moves a problem of a value that nobody sees to the field that fills it, which people can change, or to the form. */
function atDrawnField(problem: FieldProblem, fields: ById<Field>): FieldProblem {
  const filler = fillerOf(fields, problem.path)
  if (!filler || !isListed(filler, fields)) return { ...problem, path: [], valuePath: problem.path }
  const keyword = problem.keyword === 'required' ? 'required' : 'invalid'
  return { path: filler, keyword, params: {} }
}

/** Returns a function that tells whether a control is drawn at a path. */
function drawnPaths(places: readonly SchemaPlace[], fields: ById<Field>): (path: FieldPath) => boolean {
  const known = new Map(places.map((place) => [place.path.join('/'), place]))
  return (path) => {
    const place = known.get(path.join('/'))
    return place !== undefined && !place.isFixed && isListed(path, fields)
  }
}

/** Returns true if the page has a visible field at the path. */
function isListed(path: FieldPath, fields: ById<Field>): boolean {
  const [first, ...rest] = path
  if (first === undefined) return true
  const field = fields[first]
  if (field === undefined || field.widget === 'hidden') return false
  return isObject(field.fields) ? isListed(rest, field.fields) : true
}

function hiddenPaths(fields: ById<Field>, values: unknown, scope: object): readonly FieldPath[] {
  return flattenFields(fields, values).flatMap(({ path, field }) =>
    field.when === undefined || evaluateCondition(field.when, scope) ? [] : [path],
  )
}

function visibleValues<T>(values: T, hidden: readonly FieldPath[]): T {
  return hidden.reduce((rest, path) => omitPath(rest, path), values)
}
