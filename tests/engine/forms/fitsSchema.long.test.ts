// Tests `fitsSchema` beside ajv, which compiles. Both must agree on every schema and value.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitsSchema } from '../../../src/engine/forms/validation/fitsSchema'
import { validatorsOf } from './compile'
import { anySchema, anyValue, $defs } from './schemas'

function compiled(found: object): (value: unknown) => boolean {
  const [validate] = Object.values(validatorsOf({ ...found, $defs }))
  if (!validate) throw new Error('The compiled module has no validator.')
  return (one) => validate(one)
}

it('fitsSchema agrees with the compiled validator on any schema and value', () => {
  fc.assert(
    fc.property(anySchema, fc.array(anyValue, { minLength: 5, maxLength: 5 }), (found, values) => {
      const validate = compiled(found)
      for (const one of values) expect(fitsSchema(found, one, { $defs })).toBe(validate(one))
    }),
    { numRuns: 300 },
  )
})
