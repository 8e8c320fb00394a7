// What RJSF validates a form with: a validator that sees only what would be sent, our messages and our own rules.
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
import { fieldAt } from '../fields/fieldTree'
import { ownRuleProblems } from './ownRules'
import { hiddenPaths, visibleValues } from '../fields/hiddenFields'
import { labelAt } from '../fields/label'
import { messageOf } from './messages'
import { isWithin, type FieldPath } from '../fields/path'
import { firstPerPath, type FieldProblem } from './fieldProblem'
import { schemaPlaces, type SchemaPlace, type SchemaQuestions } from './schemaPlaces'
import type { Values } from '../fields/services'
import { toPayload } from './toPayload'

/** What a form is validated against, as it is at the moment. */
export interface ValidationContext {
  readonly schema: RJSFSchema
  readonly utils: SchemaQuestions
  readonly fields: ById<Field>
  /** The page's scope. */
  readonly scope: object
  readonly branches: ReadonlyMap<string, number>
  readonly prefix: string
  readonly texts: Texts
  /** Problems that the endpoints of checks found, until the next change. */
  readonly failedChecks: readonly FieldProblem[]
  /** Returns false for a problem that the person is not to hear of yet. */
  isShown(path: FieldPath): boolean
}

export interface Validation {
  readonly validator: ValidatorType
  readonly transformErrors: ErrorTransformer
  readonly customValidate: CustomValidator
  /** Returns what is sent of some values: visible fields only, nothing that was left empty. */
  payloadOf(values: Values): Values
  /** Returns true when nothing at the path, or below it, breaks a rule. */
  isValidAt(values: Values, path: FieldPath): boolean
}

/** Makes the validation of one form; `now` returns what applies at the moment. */
export function createValidation(validator: ValidatorType, now: () => ValidationContext): Validation {
  // RJSF calls both hooks while `validateFormData` runs; they need what it was called with.
  let run: Run | undefined

  const transformErrors: ErrorTransformer = (errors) => {
    if (!run) return errors
    const { places, context, hidden, isShown } = run
    const { fields, branches, prefix, failedChecks } = context
    // Of two broken bounds the page's own is said: it is the narrower one.
    const own = [...ownRuleProblems(places, fields, run.scope), ...failedChecks]
    const found = [...own, ...ajvProblems(errors, places, branches, prefix)]
    const counted = found.filter(
      ({ path }) => isListed(path, fields) && isShown(path) && !hidden.some((gone) => isWithin(path, gone)),
    )
    const problems = firstPerPath(counted)
    const ours = new Set(own)
    run.own = problems.filter((problem) => ours.has(problem))
    const message = messageWriter(run)
    return problems.filter((problem) => !ours.has(problem)).map((problem) => reported(problem, message(problem)))
  }

  const customValidate: CustomValidator = (_, errors) => {
    return run ? reportedOwn(run.own, messageWriter(run)) : errors
  }

  function validate(next: Run, rest: Rest) {
    run = next
    try {
      return validator.validateFormData(next.payload, ...rest)
    } finally {
      run = undefined
    }
  }

  return {
    validator: {
      isValid: (schema: RJSFSchema, values: unknown, root: RJSFSchema) => validator.isValid(schema, values, root),
      rawValidation: (schema: RJSFSchema, values?: unknown) => validator.rawValidation(schema, values),
      validateFormData: (values: unknown, ...rest: Rest) => validate(runOf(values as Values, now()), rest),
    },
    transformErrors,
    customValidate,
    payloadOf: (values) => runOf(values, now()).payload,
    isValidAt(values, path) {
      const context = now()
      const next: Run = { ...runOf(values, context), isShown: () => true }
      const { errors } = validate(next, [context.schema, customValidate, transformErrors])
      return !errors.some((error) => isWithin(errorPath(error), path))
    },
  }
}

type Rest =
  Parameters<ValidatorType['validateFormData']> extends [unknown, ...infer Others extends readonly unknown[]]
    ? Others
    : never

/** One call of the validator: what is validated, and where. */
interface Run {
  readonly context: ValidationContext
  /** The page's scope with the validated values in it. */
  readonly scope: object
  readonly payload: Values
  readonly places: readonly SchemaPlace[]
  readonly hidden: readonly FieldPath[]
  readonly isShown: ValidationContext['isShown']
  /** Our own problems, which `customValidate` reports. */
  own: readonly FieldProblem[]
}

function runOf(values: Values, context: ValidationContext): Run {
  const { utils, fields, branches, prefix } = context
  const scope = { ...context.scope, form: values }
  const hidden = hiddenPaths(fields, values, scope)
  const shown = visibleValues(values, hidden)
  const payload = toPayload(shown, schemaPlaces(utils, shown, branches, prefix), fields)
  const places = schemaPlaces(utils, payload, branches, prefix)
  return { context, scope, payload, places, hidden, isShown: context.isShown, own: [] }
}

function messageWriter({ context: { fields, texts }, places }: Run): (problem: FieldProblem) => string {
  const schemas = new Map(places.map(({ path, schema }) => [path.join('/'), schema]))
  return (problem) => {
    const { path } = problem
    const schema = schemas.get(path.join('/')) ?? {}
    const { key, vars } = messageOf(problem, fieldAt(fields, path), schema, labelAt(path, fields, texts, schema))
    return texts.t(key, vars)
  }
}

function reported({ path, keyword, params }: FieldProblem, message: string): RJSFValidationError {
  return { name: keyword, property: `.${path.join('.')}`, message, params, stack: message }
}

/** Returns our problems alone: RJSF's own handler lists every field, and each listed field would be rendered again. */
function reportedOwn(
  problems: readonly FieldProblem[],
  message: (problem: FieldProblem) => string,
): FormValidation<Tree> {
  const root = createErrorHandler<Tree>({})
  for (const problem of problems) {
    let at = root
    for (const name of problem.path) {
      const inner = (Object.hasOwn(at, name) ? at[name] : undefined) ?? createErrorHandler<Tree>({})
      at[name] = inner
      at = inner
    }
    at.addError(message(problem))
  }
  return root
}

/** Values of any depth. */
interface Tree {
  [name: string]: Tree
}

function isListed(path: FieldPath, fields: ById<Field>): boolean {
  const [first, ...rest] = path
  if (first === undefined) return true
  const field = fields[first]
  return field !== undefined && (isObject(field.fields) ? isListed(rest, field.fields) : true)
}
