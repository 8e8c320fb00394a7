// Compiles the one validator of a form. The browser answers RJSF's other questions with `fitsSchema` of the engine.
import { hashForSchema, type RJSFSchema } from '@rjsf/utils'
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import type { JsonSchema } from './schemaSet'

/**
 * Returns a CommonJS module that exports the validator under the name that RJSF looks for. Throws for a schema that ajv
 * refuses.
 */
export function compileForm(schema: JsonSchema): string {
  const ajv = new Ajv({
    allErrors: true,
    multipleOfPrecision: 8,
    strict: false,
    validateFormats: false, // formats are checked by the engine, in the same way for every validator
    messages: false,
    code: { source: true, lines: false },
    schemas: [
      { ...schema, $id: typeof schema.$id === 'string' ? schema.$id : hashForSchema(schema as unknown as RJSFSchema) },
    ],
  })
  return standalone(ajv)
}
