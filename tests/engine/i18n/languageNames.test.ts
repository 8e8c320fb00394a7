import { expect, it } from 'vitest'
import { languageName } from '../../../src/engine/i18n/languageNames'

it.each([
  ['tr', 'Türkçe'],
  ['pt', 'Português (Brasil)'],
  ['kk', 'қазақ тілі'],
  ['sv', 'svenska'],
])('S2-50 a language has a name of its own, also one that is new: %s is %s', (language, name) => {
  expect(languageName(language)).toBe(name)
})
