import { expect, it } from 'vitest'
import { formats } from '../../../src/engine/language/check/checkKeywords'
import { hasFormat } from '../../../src/engine/forms/validation/hasFormat'

it.each(formats.filter((name) => name !== 'image-url'))(
  'F44 the format %s, which schemas may name, is judged',
  (name) => {
    expect(hasFormat('\u0000', name)).toBe(false)
  },
)
