// The validation of a form without its drawing.
import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import { defaultFormState } from '../../../src/engine/forms/validation/defaults'
import { type Evaluated, evaluate } from '../../../src/engine/forms/validation/evaluate'
import type { Values } from '../../../src/engine/forms/fields/services'
import { createTexts } from '../../../src/engine/i18n/texts'
import { compile } from './compile'
import { plainFields, words } from './words'

const texts = await createTexts({
  languages: ['en'],
  language: 'en',
  load: () => Promise.resolve(words),
  strict: true,
})

/** Returns a function that evaluates values as a form does, with English messages. `more` replaces parts of its state. */
export function validationOf(schema: RJSFSchema, more: Partial<Evaluated> = {}) {
  const validator = compile(schema)
  const context: Evaluated = {
    validator,
    schema,
    utils: createSchemaUtils(validator, schema, defaultFormState),
    fields: plainFields(schema),
    origin: {},
    scope: {},
    branches: new Map(),
    prefix: 'p',
    texts,
    clock: { timeZone: 'UTC' },
    found: [],
    ...more,
  }
  return (values: Values) => evaluate(values, context)
}
