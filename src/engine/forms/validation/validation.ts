// The validation of a form: RJSF's hooks, filled with our payload, our own rules and our messages.
import {
  createErrorHandler,
  type CustomValidator,
  type ErrorTransformer,
  type FormValidation,
  type RJSFSchema,
  type RJSFValidationError,
  type ValidatorType,
} from '@rjsf/utils'
import { isObject } from '../../language/runtime/merge'
import type { ById, Field } from '../../language/types/plain'
import type { Texts } from '../../i18n/texts'
import { ajvProblems, errorPath } from './ajvProblems'
import { fieldAt, fillerOf } from '../fields/fieldTree'
import { ownRuleProblems } from './ownRules'
import { hiddenPaths, visibleValues } from '../fields/hiddenFields'
import { labelAt } from '../fields/label'
import { messageOf } from './messages'
import { isWithin, valueAt, type FieldPath } from '../fields/path'
import { firstPerPath, valuePathOf, type FieldProblem } from './fieldProblem'
import { schemaPlaces, type SchemaPlace, type SchemaResolver } from './schemaPlaces'
import type { Values } from '../fields/services'
import { toPayload } from './toPayload'

/** The current state of a form, as far as validation needs it. */
export interface ValidationContext {
  readonly schema: RJSFSchema
  readonly utils: SchemaResolver
  readonly fields: ById<Field>
  /** The values before the first input. */
  readonly initial: Values
  /** The page's scope. */
  readonly scope: object
  readonly branches: ReadonlyMap<string, number>
  readonly prefix: string
  readonly texts: Texts
  /** Problems that the endpoints of checks found, until the next change. */
  readonly failedChecks: readonly FieldProblem[]
  /** Returns the broken rules across fields, if the form has such rules. */
  readonly findProblems?: ((scope: object) => readonly FieldProblem[]) | undefined
  /** Returns false for a path whose problems must not be shown yet. */
  isShown(path: FieldPath): boolean
}

export interface Validation {
  readonly validator: ValidatorType
  readonly transformErrors: ErrorTransformer
  readonly customValidate: CustomValidator
  /** Returns what would be sent: the values of visible fields, without those left empty. */
  payloadOf(values: Values): Values
  /** Returns the problems of values, as if every field had been touched. */
  problemsOf(values: Values): readonly FieldProblem[]
  /** Returns true if nothing at the path or inside it breaks a rule. */
  isValidAt(values: Values, path: FieldPath): boolean
  /** Returns true if the value at the path is a number, a date or a time beyond its bounds. */
  isBeyondBoundsAt(values: Values, path: FieldPath): boolean
}

/** Creates the validation of one form. `current` returns its state at the time of a call. */
export function createValidation(validator: ValidatorType, current: () => ValidationContext): Validation {
  // RJSF calls both hooks during `validateFormData` without its arguments, so they are kept here.
  let run: Run | undefined

  const transformErrors: ErrorTransformer = (errors) => {
    if (!run) return errors
    const { places, context, hidden, isShown } = run
    const { fields, branches, prefix, failedChecks, findProblems } = context
    // Our own problems come first: of two broken bounds, the page's is the narrower one.
    const across = findProblems?.({ ...run.scope, form: run.payload }) ?? []
    const own = [...ownRuleProblems(places, fields, run.scope), ...failedChecks, ...across]
    const found = [...own, ...ajvProblems(errors, places, branches, prefix)]
    const isDrawn = drawnPaths(run)
    // Nothing that the validator refuses is sent. A problem that no field can show is shown at the one that fills the
    // value, or else at the form.
    const visible = found
      .filter(({ path }) => !hidden.some((one) => isWithin(path, one)))
      .map((problem) => (isDrawn(problem.path) ? problem : atDrawnField(problem, fields)))
      .filter(({ path }) => isShown(path))
    const problems = firstPerPath(visible)
    run.problems = problems
    const ownProblems = new Set(own)
    run.ownProblems = problems.filter((problem) => ownProblems.has(problem))
    const message = messageWriter(run)
    return problems
      .filter((problem) => !ownProblems.has(problem))
      .map((problem) => toRjsfError(problem, message(problem)))
  }

  const customValidate: CustomValidator = (_, errors) => {
    return run ? toFormValidation(run.ownProblems, messageWriter(run)) : errors
  }

  function validate(next: Run, [, ...hooks]: Rest) {
    run = next
    try {
      // RJSF passes the schema as it is for the values of the form, which may differ from that for the payload.
      return validator.validateFormData(next.payload, next.context.schema, ...hooks)
    } finally {
      run = undefined
    }
  }

  /** Validates as if every problem could be shown. */
  function validateAll(values: Values) {
    const context = current()
    const next: Run = { ...createRun(values, context), isShown: () => true }
    const { errors } = validate(next, [context.schema, customValidate, transformErrors])
    return { errors, problems: next.problems }
  }

  return {
    validator: {
      isValid: (schema: RJSFSchema, values: unknown, root: RJSFSchema) => validator.isValid(schema, values, root),
      rawValidation: (schema: RJSFSchema, values?: unknown) => validator.rawValidation(schema, values),
      validateFormData: (values: unknown, ...rest: Rest) => validate(createRun(values as Values, current()), rest),
    },
    transformErrors,
    customValidate,
    payloadOf: (values) => createRun(values, current()).payload,
    problemsOf: (values) => validateAll(values).problems,
    isValidAt: (values, path) => !validateAll(values).errors.some((error) => isWithin(errorPath(error), path)),
    isBeyondBoundsAt: (values, path) =>
      canHaveBounds(fieldAt(current().fields, path), valueAt(values, path)) &&
      validateAll(values).problems.some((problem) => bounds.has(problem.keyword) && isWithin(problem.path, path)),
  }
}

/** False for a text without bounds of its field, so that leaving it validates nothing. */
function canHaveBounds(field: Field | undefined, value: unknown): boolean {
  return typeof value === 'number' || field?.min !== undefined || field?.max !== undefined
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

type Rest =
  Parameters<ValidatorType['validateFormData']> extends [unknown, ...infer Others extends readonly unknown[]]
    ? Others
    : never

/** One call of the validator, with everything that its hooks need. */
interface Run {
  readonly context: ValidationContext
  /** The page's scope with the validated values in it. */
  readonly scope: object
  readonly payload: Values
  readonly places: readonly SchemaPlace[]
  readonly hidden: readonly FieldPath[]
  readonly isShown: ValidationContext['isShown']
  /** Problems of our own rules. `transformErrors` finds them, and `customValidate` reports them. */
  ownProblems: readonly FieldProblem[]
  /** All problems that `transformErrors` found, the first at each path. */
  problems: readonly FieldProblem[]
}

function createRun(values: Values, context: ValidationContext): Run {
  const { utils, fields, branches, prefix, initial } = context
  const scope = { ...context.scope, form: values }
  const hidden = hiddenPaths(fields, values, scope)
  const shown = visibleValues(values, hidden)
  const payload = toPayload(shown, schemaPlaces(utils, shown, branches, prefix), fields, initial)
  const places = schemaPlaces(utils, payload, branches, prefix)
  return { context, scope, payload, places, hidden, isShown: context.isShown, ownProblems: [], problems: [] }
}

function messageWriter({ context: { fields, texts }, places }: Run): (problem: FieldProblem) => string {
  const schemas = new Map(places.map(({ path, schema }) => [path.join('/'), schema]))
  return (problem) => {
    const { text } = problem.params
    if (problem.keyword === 'rule' && typeof text === 'string') return text
    const path = valuePathOf(problem)
    const schema = schemas.get(path.join('/')) ?? {}
    const label = labelAt(path, fields, texts, schema)
    const { key, vars } = messageOf(problem, fieldAt(fields, path), schema, label, texts.language)
    return texts.t(key, vars)
  }
}

function toRjsfError({ path, keyword, params }: FieldProblem, message: string): RJSFValidationError {
  return { name: keyword, property: `.${path.join('.')}`, message, params, stack: message }
}

/** Returns RJSF's error tree with our problems only. RJSF's own handler lists every field and would render all of them. */
function toFormValidation(
  problems: readonly FieldProblem[],
  message: (problem: FieldProblem) => string,
): FormValidation<Tree> {
  const root = createErrorHandler<Tree>({})
  for (const problem of problems) {
    let node = root
    for (const name of problem.path) {
      const inner = (Object.hasOwn(node, name) ? node[name] : undefined) ?? createErrorHandler<Tree>({})
      node[name] = inner
      node = inner
    }
    node.addError(message(problem))
  }
  return root
}

/** Values of any depth. */
interface Tree {
  [name: string]: Tree
}

/** Moves a problem of a value that nobody sees to the field that fills it, which people can change, or to the form. */
function atDrawnField(problem: FieldProblem, fields: ById<Field>): FieldProblem {
  const filler = fillerOf(fields, problem.path)
  if (!filler || !isListed(filler, fields)) return { ...problem, path: [], valuePath: problem.path }
  const keyword = problem.keyword === 'required' ? 'required' : 'invalid'
  return { path: filler, keyword, params: {} }
}

/** Returns a function that tells whether a control is drawn at a path. */
function drawnPaths({ context: { fields }, places }: Run): (path: FieldPath) => boolean {
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
