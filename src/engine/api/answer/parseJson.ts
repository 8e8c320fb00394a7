/** Parses JSON, and keeps integers beyond 2^53 - 1 as strings, so that ids survive. Throws SyntaxError. */
export function parseJson(text: string): unknown {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text
  return JSON.parse(/\d{16}/.test(plain) ? quoteUnsafeIntegers(plain) : plain)
}

const number = /-?\d+(\.\d+)?([eE][+-]?\d+)?/y
const integer = /^-?[1-9]\d*$/

function quoteUnsafeIntegers(text: string): string {
  let out = ''
  let copied = 0
  let at = 0
  while (at < text.length) {
    const unit = text.charCodeAt(at)
    if (unit === quote) {
      at = endOfString(text, at)
    } else if (unit === minus || isDigit(unit)) {
      number.lastIndex = at
      const found = number.exec(text)?.[0] ?? '-'
      const end = at + found.length
      if (isUnsafe(found) && !isKey(text, end)) {
        out += `${text.slice(copied, at)}"${found}"`
        copied = end
      }
      at = end
    } else {
      at += 1
    }
  }
  return out + text.slice(copied)
}

const quote = 0x22
const backslash = 0x5c
const minus = 0x2d

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1
  return at + 1
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

function isUnsafe(found: string): boolean {
  return integer.test(found) && !Number.isSafeInteger(Number(found))
}

// Quoting a number before a colon would turn invalid JSON into valid JSON.
function isKey(text: string, end: number): boolean {
  let at = end
  while (at < text.length && ' \n\r\t'.includes(text.charAt(at))) at += 1
  return text.charAt(at) === ':'
}
