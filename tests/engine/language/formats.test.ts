import { expect, it } from 'vitest'
import { textFormats } from '../../../src/engine/language/grammar/textFormats'
import { hasFormat } from '../../../src/engine/forms/validation/hasFormat'

it.each(Object.keys(textFormats).filter((name) => name !== 'image-url'))(
  'F44 the format %s, which schemas may name, is validated',
  (name) => {
    expect(hasFormat('\u0000', name)).toBe(false)
  },
)
