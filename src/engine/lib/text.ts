/** Takes text of unknown origin and gives it without the invisible characters that reorder or hide what stands near it. */
export function cleanText(text: string): string {
  return text.replace(invisible, '')
}

// Joiners (U+200C, U+200D) stay: Persian words and family emoji need them.
const invisible = /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\uFEFF]/g

/**
 * Keeps a figure of several parts (a date, a phone number, one with a sign) running left to right within words of
 * right-to-left writing, which would turn its parts round. Gives words, and plain figures, as they are.
 */
export function isolateFigure(text: string): string {
  return letter.test(text) || !turned.test(text) ? text : `\u2066${text}\u2069`
}

const letter = /\p{L}/u
const turned = /\d[^\d.,]+\d|^[+-]\d/
