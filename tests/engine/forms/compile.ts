// Compiles a schema as the generator does, and returns the validator for a form.
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import type { CustomValidatorOptionsType } from '@rjsf/validator-ajv8'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { compiledValidator } from '../../../src/engine/forms/validation/compiledValidator'

const require = createRequire(import.meta.url)

export function compile(schema: RJSFSchema): ValidatorType {
  const code = compileSchemaValidatorsCode(schema, compileOptions)
  const module = { exports: {} }
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require)
  return compiledValidator({ schema, validators: module.exports })
}

// Messages and formats are the engine's, so the compiled code contains none.
const compileOptions: CustomValidatorOptionsType = {
  ajvFormatOptions: false,
  ajvOptionsOverrides: { validateFormats: false, verbose: false, messages: false, code: { lines: false } },
}
