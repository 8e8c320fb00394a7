/** Returns the sorted names of the placeholders of a text, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name]) => name ?? ''))].sort()
}

/** Returns a text without its placeholders. */
export function wordsOf(text: string): string {
  return text.replaceAll(placeholder, ' ').trim()
}

const placeholder = /\{\{(\w+)\}\}/g
