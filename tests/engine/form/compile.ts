// Compiles a schema the way the generator does and gives the validator that a form takes.
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { CustomValidatorOptionsType } from '@rjsf/validator-ajv8'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'

const require = createRequire(import.meta.url)

export function compile(schema: RJSFSchema): ValidatorType {
  const code = compileSchemaValidatorsCode(schema, compileOptions)
  const module = { exports: {} }
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require)
  return createPrecompiledValidator(module.exports, schema)
}

// Words and formats are the engine's, so the code need not carry any.
const compileOptions: CustomValidatorOptionsType = {
  ajvFormatOptions: false,
  ajvOptionsOverrides: { validateFormats: false, verbose: false, messages: false, code: { lines: false } },
}
