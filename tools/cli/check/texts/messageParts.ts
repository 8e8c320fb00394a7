// The parts of a message: the plural form at the end of its key, and the placeholders of its text.

/** Returns a key without its plural form: 'a.days' for 'a.days_few'. */
export function baseOf(key: string): string {
  return key.replace(pluralForm, '')
}

/** Returns the plural form of a key, or undefined if it has none. */
export function formOf(key: string): string | undefined {
  return pluralForm.exec(key)?.[1]
}

/** Returns the sorted plural categories of a language (CLDR). */
export function formsOf(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
}

/** Returns true if only one number has this form. Its text may omit the number, as 'an entry' or the Arabic dual. */
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

/** Returns the sorted names of the placeholders of a text, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name]) => name ?? ''))].sort()
}

/** Returns a text without its placeholders. */
export function wordsOf(text: string): string {
  return text.replaceAll(placeholder, ' ').trim()
}

const placeholder = /\{\{(\w+)\}\}/g
