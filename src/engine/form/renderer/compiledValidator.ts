import { hashForSchema, JUNK_OPTION_ID, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

/** What is compiled of a form's schema; its validators may be made when they are asked for. */
export interface Compiled {
  readonly schema: RJSFSchema
  readonly validators: ValidatorFunctions
}

/** Gives the renderer a form's precompiled validators. Throws where none was compiled for what it asks about. */
export function compiledValidator(compiled: Compiled): ValidatorType {
  const root = compiled.schema
  const names = new WeakMap<object, string>()

  function find(schema: RJSFSchema) {
    const { validators } = compiled
    const name = names.get(schema) ?? onlyOne(validators, schema) ?? schema.$id ?? hashForSchema(schema)
    names.set(schema, name)
    const validate = validators[name]
    if (!validate) throw new Error(`No validator was compiled for ${JSON.stringify(schema)}. Run "npm run generate".`)
    return validate
  }

  // The only one there is needs no look at the whole schema to be found.
  function onlyOne(validators: ValidatorFunctions, schema: RJSFSchema): string | undefined {
    const [first, ...others] = Object.keys(validators)
    return schema === root && others.length === 0 ? first : undefined
  }

  return {
    isValid: (schema: RJSFSchema, data: unknown) => schema.$id !== JUNK_OPTION_ID && find(schema)(data),
    rawValidation(_schema: RJSFSchema, data: unknown) {
      const judge = find(root)
      judge(data)
      const errors = judge.errors as never[] | null | undefined
      judge.errors = null
      return errors ? { errors } : {}
    },
    validateFormData() {
      throw new Error('The renderer judges nothing itself: a form is judged by findProblems.')
    },
  }
}
