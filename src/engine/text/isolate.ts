/**
 * Keeps a figure of several parts (a date, a phone number, one with a sign) running left to right within words of
 * right-to-left writing, which would turn its parts round. Gives words, and plain figures, as they are.
 */
export function isolateFigure(text: string): string {
  return letter.test(text) || !turned.test(text) ? text : `\u2066${text}\u2069`
}

const letter = /\p{L}/u
const turned = /\d[^\d.,]+\d|^[+-]\d/
