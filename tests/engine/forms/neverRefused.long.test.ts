// Tests that a form without problems sends only what the compiled validator accepts, and never throws.
import { createSchemaUtils, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { defaultFormState } from '../../../src/engine/forms/validation/defaults'
import type { Values } from '../../../src/engine/forms/fields/services'
import { compile, prepared, validatorsOf } from './compile'
import { anySchema, anyValue, $defs } from './schemas'
import { validationOf } from './validationOf'

beforeAll(() => {
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
        const evaluated = validationOf(schema)
        const [validate] = Object.values(validatorsOf(schema))
        for (const one of all) {
          if (!canBeDrawn(schema, validator, one)) continue
          const { problems, payload } = evaluated(one)
          if (problems.length > 0) continue
          expect(validate?.(payload)).toBe(true)
          sent += 1
        }
      },
    ),
    { numRuns: 40 },
  )
  // A form that refused everything would pass too.
  expect(sent).toBeGreaterThan(5)
})

/** Returns false for a schema that RJSF cannot draw, for example one with `enum` and `oneOf` at the same place. */
function canBeDrawn(schema: RJSFSchema, validator: ValidatorType, values: Values): boolean {
  try {
    createSchemaUtils(validator, schema, defaultFormState).getDefaultFormState(schema, values)
    return true
  } catch {
    return false
  }
}
