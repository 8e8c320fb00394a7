// Compiles a schema as the generator does, and returns the validator for a form.
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { compiledValidator } from '../../../src/engine/forms/validation/compiledValidator'
import { formats } from '../../../src/engine/forms/validation/hasFormat'
import { compileForm } from '../../../tools/cli/generate/compileForm'
import { formSchema } from '../../../tools/cli/generate/formSchema'
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'

const require = createRequire(import.meta.url)

export function compile(schema: RJSFSchema): ValidatorType {
  return compiledValidator({ schema, validators: () => validatorsOf(schema) })
}

/** Returns a schema as the browser gets it. */
export function prepared(schema: RJSFSchema): RJSFSchema {
  return formSchema(schema as unknown as JsonSchema) as unknown as RJSFSchema
}

/** Runs the compiled code of a schema, and returns the validators that it exports. */
export function validatorsOf(schema: RJSFSchema): ValidatorFunctions {
  const module: { exports: ValidatorFunctions } = { exports: {} }
  compileFunction(compileForm(schema as unknown as JsonSchema), ['module', 'exports', 'require', 'formats'])(
    module,
    module.exports,
    require,
    formats,
  )
  return module.exports
}
