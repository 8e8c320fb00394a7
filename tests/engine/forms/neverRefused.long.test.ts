// Tests that a form without problems sends only what the compiled validator accepts, and never throws.
import { createSchemaUtils, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { defaultFormState } from '../../../src/engine/forms/validation/defaultFormState'
import { createValidation } from '../../../src/engine/forms/validation/validation'
import type { Values } from '../../../src/engine/forms/fields/services'
import { createTexts, type Texts } from '../../../src/engine/i18n/texts'
import { compile, prepared, validatorsOf } from './compile'
import { anySchema, anyValue, $defs } from './schemas'
import { plainFields, words } from './words'

let texts: Texts
beforeAll(async () => {
  texts = await createTexts({ languages: ['en'], language: 'en', load: () => Promise.resolve(words), strict: true })
  // RJSF warns about parts that contradict each other.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const members = fc.dictionary(fc.constantFrom('a', 'b', 'kind'), anySchema, { minKeys: 1, noNullPrototype: true })
const form = fc
  .tuple(anySchema, members)
  .map(([more, properties]) => prepared({ ...more, type: 'object', properties, $defs }))
const values = fc.dictionary(fc.constantFrom('a', 'b', 'kind', 'more'), anyValue, { noNullPrototype: true })

it('a form without problems sends nothing that the validator refuses', () => {
  let sent = 0
  fc.assert(
    fc.property(
      form,
      fc.array(values, { minLength: 6, maxLength: 6 }),
      (schema: RJSFSchema, all: readonly Values[]) => {
        const validator = compile(schema)
        const validation = createValidation(validator, () => ({
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
        }))
        const [validate] = Object.values(validatorsOf(schema))
        for (const one of all) {
          if (!canBeDrawn(schema, validator, one)) continue
          const { customValidate, transformErrors } = validation
          const { errors } = validation.validator.validateFormData(one, schema, customValidate, transformErrors)
          if (errors.length > 0) continue
          expect(validate?.(validation.payloadOf(one))).toBe(true)
          sent += 1
        }
      },
    ),
    { numRuns: 100 },
  )
  // A form that refused everything would pass too.
  expect(sent).toBeGreaterThan(20)
}, 60_000)

/** Returns false for a schema that RJSF cannot draw, for example one with `enum` and `oneOf` at the same place. */
function canBeDrawn(schema: RJSFSchema, validator: ValidatorType, values: Values): boolean {
  try {
    createSchemaUtils(validator, schema, defaultFormState).getDefaultFormState(schema, values)
    return true
  } catch {
    return false
  }
}
