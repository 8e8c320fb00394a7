/** Takes text of unknown origin and gives it without the invisible characters that reorder or hide what stands near it. */
export function cleanText(text: string): string {
  return text.replace(invisible, '')
}

// Joiners (U+200C, U+200D) stay: Persian words and family emoji need them.
const invisible = /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\uFEFF]/g
