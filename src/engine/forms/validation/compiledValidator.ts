import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'

/** The module that `npm run generate` writes for a form. */
export interface CompiledForm {
  readonly schema: RJSFSchema
  /** Compiled at build time, because the content security policy forbids compiling in the browser. */
  readonly validators: ValidatorFunctions
}

/** Creates RJSF's validator from the compiled functions of a form. */
export function compiledValidator({ schema, validators }: CompiledForm): ValidatorType {
  // 'all' keeps every error: the compiled functions have no messages, so RJSF would take all for duplicates.
  return createPrecompiledValidator(validators, schema, undefined, 'all')
}
