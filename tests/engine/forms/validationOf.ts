// The validation of a form without its drawing.
import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import { defaultFormState } from '../../../src/engine/forms/validation/defaultFormState'
import { createValidation, type ValidationContext } from '../../../src/engine/forms/validation/validation'
import { createTexts } from '../../../src/engine/i18n/texts'
import { compile } from './compile'
import { plainFields, words } from './words'

const texts = await createTexts({
  languages: ['en'],
  language: 'en',
  load: () => Promise.resolve(words),
  strict: true,
})

/** Creates the validation of a schema as a form does, with English messages. `more` replaces parts of its state. */
export function validationOf(schema: RJSFSchema, more: Partial<ValidationContext> = {}) {
  const validator = compile(schema)
  return createValidation(validator, () => ({
    schema,
    utils: createSchemaUtils(validator, schema, defaultFormState),
    fields: plainFields(schema),
    initial: {},
    scope: {},
    branches: new Map(),
    prefix: 'p',
    texts,
    failedChecks: [],
    isShown: () => true,
    ...more,
  }))
}
