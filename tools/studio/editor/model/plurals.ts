// Texts with a number have a key for each plural form of their language, such as `order.days_one` for `order.days`.
import { baseOf, formsOf } from '@pagewright/cli/browser'
import type { StudioTexts } from '../../server/api/studioProduct'

/** A text of a message in one language. One without a number has a single form, without a name. */
interface TextForm {
  readonly key: string
  readonly form: string
  /** The numbers that take the form, in words. Empty for a text without a number. */
  readonly numbers: string
}

export function isPlural(key: string, english: StudioTexts): boolean {
  return !Object.hasOwn(english, key) && Object.hasOwn(english, `${key}_other`)
}

/** Returns the texts that a message has in a language. */
export function formsIn(key: string, language: string, hasForms: boolean): readonly TextForm[] {
  if (!hasForms) return [{ key, form: '', numbers: '' }]
  return formsOf(language).map((form) => ({ key: `${key}_${form}`, form, numbers: numbersOf(language, form) }))
}

/** Returns the keys of messages without their plural forms, each once. */
export function messagesOf(english: StudioTexts): readonly string[] {
  const keys = Object.keys(english).map((key) => (isPlural(baseOf(key), english) ? baseOf(key) : key))
  return [...new Set(keys)]
}

/** Returns the English text of a message, or the one for most numbers. */
export function englishOf(key: string, english: StudioTexts): string | undefined {
  return english[key] ?? english[`${key}_other`]
}

/** Up to this number, each form of a language has shown what it is for. */
const highest = 120

function numbersOf(language: string, form: string): string {
  const rules = new Intl.PluralRules(language)
  const found = Array.from({ length: highest }, (_one, number) => number).filter((one) => rules.select(one) === form)
  if (found.length === 0) return rules.select(1_000_000) === form ? 'for millions' : 'for fractions'
  return `for ${found.slice(0, 3).join(', ')}${found.length > 3 ? ' …' : ''}`
}
