import { hashForSchema, JUNK_OPTION_ID, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

/** Gives the renderer a form's precompiled validators. Throws where none was compiled for what it asks about. */
export function compiledValidator(validators: ValidatorFunctions, root: RJSFSchema): ValidatorType {
  const names = new WeakMap<object, string>()
  // The only one there is needs no look at the whole schema to be found.
  const [first, ...others] = Object.keys(validators)
  if (first !== undefined && others.length === 0) names.set(root, first)

  function find(schema: RJSFSchema) {
    const name = names.get(schema) ?? schema.$id ?? hashForSchema(schema)
    names.set(schema, name)
    const validate = validators[name]
    if (!validate) throw new Error(`No validator was compiled for ${JSON.stringify(schema)}. Run "npm run generate".`)
    return validate
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
