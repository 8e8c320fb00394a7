/** The names of a text's placeholders, each once, sorted. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name]) => name ?? ''))].sort()
}

/** What is left of a text to translate. */
export function wordsOf(text: string): string {
  return text.replaceAll(placeholder, ' ').trim()
}

const placeholder = /\{\{(\w+)\}\}/g
