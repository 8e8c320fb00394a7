import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8'
import { fitsSchema } from './fitsSchema'
import { formats, type Formats } from './hasFormat'

/** The module that `npm run generate` writes for a form. */
export interface CompiledForm {
  readonly schema: RJSFSchema
  /** Compiled at build time, because the content security policy forbids compiling in the browser. */
  readonly validators: (formats: Formats) => ValidatorFunctions
}

/**
 * Creates RJSF's validator. The compiled function of a form validates its values. RJSF also asks about parts of the
 * schema, which have no compiled function: `fitsSchema` answers.
 */
export function compiledValidator({ schema, validators }: CompiledForm): ValidatorType {
  // 'all' keeps every error: the compiled functions have no messages, so RJSF would take all for duplicates.
  const validator: ValidatorType = createPrecompiledValidator(validators(formats), schema, undefined, 'all')
  validator.isValid = (part: RJSFSchema, value: unknown, root: RJSFSchema) => fitsSchema(part, value, root)
  return validator
}
