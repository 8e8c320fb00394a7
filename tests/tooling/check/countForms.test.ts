// Tests which plural forms of a message may leave out the number: those that stand for one number alone.
import { expect, it } from 'vitest'
import { bundleOf } from '../../../tools/cli/check/bundle'
import { textFindings } from '../../../tools/cli/check/textRules'

const english = bundleOf(
  'en',
  JSON.stringify({ 'shop.days_one': '{{count}} day', 'shop.days_other': '{{count}} days' }),
)
const missingIn = (language: string, form: string, text: string) =>
  textFindings(bundleOf(language, JSON.stringify({ [`shop.days_${form}`]: text })), english).filter(
    ({ name }) => name === 'missing-placeholder',
  ).length

it.each([
  ['ar', 'zero', 'لا أيام', 0],
  ['ar', 'one', 'يوم واحد', 0],
  ['ar', 'two', 'يومان', 0],
  ['ar', 'few', 'أيام', 1],
  ['en', 'one', 'A day', 0],
  ['en', 'other', 'Days', 1],
  // 1, 21, 31 and so on.
  ['ru', 'one', 'день', 1],
  ['ru', 'few', 'дня', 1],
  // 0 and 1.
  ['pt', 'one', 'Um dia', 1],
  ['fa', 'one', 'یک روز', 1],
])('S9-01 in %s the form "%s" without its number is %s: %i problems', (language, form, text, problems) => {
  expect(missingIn(language, form, text)).toBe(problems)
})

it.each([
  ['ar', 'one', '{{name}}: يوم واحد', []],
  ['ar', 'one', 'يوم واحد', ['name']],
  ['ar', 'few', 'أيام', ['count', 'name']],
  ['en', 'one', 'A day', ['name']],
])('S9-01 in %s the form "%s" may leave out no other placeholder: %s', (language, form, text, names) => {
  const named = bundleOf(
    'en',
    JSON.stringify({ 'shop.days_one': '{{name}}: {{count}} day', 'shop.days_other': '{{name}}: {{count}} days' }),
  )
  const found = textFindings(bundleOf(language, JSON.stringify({ [`shop.days_${form}`]: text })), named)
  const missing = found.filter(({ name }) => name === 'missing-placeholder')
  expect(missing.map(({ what }) => /^\{\{(\w+)\}\} is missing/.exec(what)?.[1])).toEqual(names)
})
