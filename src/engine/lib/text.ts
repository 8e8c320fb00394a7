/** Removes the invisible characters that reorder or hide the text around them. Use it for foreign text. */
export function cleanText(text: string): string {
  return text.replace(invisible, '')
}

// Joiners (U+200C, U+200D) stay: Persian words and family emoji need them.
const invisible = /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\uFEFF]/g

/** Finds the invisible signs of direction that a copied number may carry, such as one from the contacts of a phone. */
const bidiControls = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/**
 * Keeps a figure of several parts (a date, a phone number, a signed number) left to right within right-to-left text,
 * which would reverse its parts. Returns words and plain figures unchanged.
 */
export function isolateFigure(text: string): string {
  return letter.test(text) || !turned.test(text) ? text : `\u2066${text}\u2069`
}

const letter = /\p{L}/u
const turned = /\d[^\d.,]+\d|^[+\u2212-]\d/

/**
 * Keeps a foreign name apart from a number beside it in right-to-left text, which would show the two in the other order.
 * Returns currencies and words of the language unchanged.
 */
export function isolateName(text: string): string {
  return leftToRight.test(text) && !/^[A-Z]{3,5}$/.test(text) ? `\u2068${text}\u2069` : text
}

const leftToRight = /\p{Script=Latin}|\p{Script=Cyrillic}/u

/** Keeps each amount with its currency (`20.00 USD`, with a no-break space) left to right within right-to-left text. */
export function isolateAmounts(text: string): string {
  return text.replace(/\d[\d.,]*\u00A0[A-Z]{3,5}\b/g, '\u2066$&\u2069')
}

/** Keeps each date such as 2026-01-31 on one line: browsers break a line after a hyphen. */
export function joinDates(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\d/g, (date) => date.split('-').join('-\u2060'))
}

/** Returns a unique id of 32 hexadecimal digits. (Insecure contexts lack `crypto.randomUUID`.) */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Replaces the decimal digits of every script by 0-9, and removes invisible signs of direction. In Unicode, the ten digits of
 * a script follow each other, and so do the rows of several.
 */
export function latinDigits(text: string): string {
  return text.replaceAll(bidiControls, '').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}

export function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
