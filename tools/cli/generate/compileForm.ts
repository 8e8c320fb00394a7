// Compiles the one validator of a form. The browser answers RJSF's other questions with `fitsSchema` of the engine.
import { hashForSchema, type RJSFSchema } from '@rjsf/utils'
import { textFormats, type TextFormatDefinition } from '@pagewright/engine/tools'
import { _, Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import type { JsonSchema } from './schemaSet'

const inherited = Object.getOwnPropertyNames(Object.prototype)
/** Validates schemas. It compiles the schema of schemas once, which takes longer than most forms. */
const schemas = new Ajv({ allErrors: true, strict: false, validateFormats: false })

/** The formats that some text lacks. The functions are the engine's: compiled code finds them in `formats`. */
const formats = Object.fromEntries(
  Object.entries<TextFormatDefinition>(textFormats).flatMap(([name, { refuses }]) =>
    refuses === undefined ? [] : [[name, () => true]],
  ),
)

/**
 * Returns a CommonJS module that exports the validator under the name that RJSF looks for. Its free variable `formats`
 * is that of the engine. Throws for a schema that ajv refuses.
 */
export function compileForm(written: JsonSchema | boolean): string {
  const schema: JsonSchema = typeof written === 'object' ? written : written ? {} : { not: {} }
  void schemas.validateSchema(schema, true)
  const ajv = new Ajv({
    validateSchema: false,
    allErrors: true,
    multipleOfPrecision: 8,
    strict: false,
    // Only a schema with a member such as `toString` must tell own members from inherited ones. It costs bytes.
    ownProperties: inherited.some((name) => JSON.stringify(schema).includes(`"${name}"`)),
    formats,
    logger: false, // a format that the engine does not know is only a note
    messages: false,
    code: { source: true, lines: false, formats: _`formats` },
    schemas: [
      { ...schema, $id: typeof schema.$id === 'string' ? schema.$id : hashForSchema(schema as unknown as RJSFSchema) },
    ],
  })
  return standalone(ajv)
}
