// Plural forms, as they stand at the end of keys.

/** A key without its plural form: 'a.days' of 'a.days_few'. */
export function baseOf(key: string): string {
  return key.replace(pluralForm, '')
}

/** The plural form at the end of a key; undefined where the text has one form only. */
export function formOf(key: string): string | undefined {
  return pluralForm.exec(key)?.[1]
}

/** The forms that a language tells apart (CLDR), sorted. */
export function formsOf(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
}

/** True for a form that one number alone takes: it may say the number in a word, as 'an entry' or the Arabic dual. */
export function isOneNumber(language: string, form: string | undefined): boolean {
  if (form === undefined) return false
  const known = singles.get(language) ?? singlesOf(language)
  singles.set(language, known)
  return known.has(form)
}

const pluralForm = /_(zero|one|two|few|many|other)$/
const singles = new Map<string, ReadonlySet<string>>()

function singlesOf(language: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(language)
  const numbers = new Map<string, number>()
  for (let number = 0; number <= 1000; number += 1) {
    const form = rules.select(number)
    numbers.set(form, (numbers.get(form) ?? 0) + 1)
  }
  return new Set([...numbers].filter(([, count]) => count === 1).map(([form]) => form))
}
