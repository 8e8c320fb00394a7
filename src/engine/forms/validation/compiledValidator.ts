import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'

/** What `npm run generate` writes for a form. */
export interface CompiledForm {
  readonly schema: RJSFSchema
  /** Compiled ahead of time: a page under a strict CSP can compile nothing. */
  readonly validators: ValidatorFunctions
}

/** Makes RJSF's validator of a form's compiled functions. */
export function compiledValidator({ schema, validators }: CompiledForm): ValidatorType {
  // The functions carry no messages, so RJSF's search for repeated messages would find all of them equal.
  return createPrecompiledValidator(validators, schema, undefined, 'all')
}
