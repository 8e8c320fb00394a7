// Splits a telephone number into its dial code and the rest.
import { isRef, readPath } from '../../../language/runtime/evaluateCondition'
import type { Field } from '../../../language/types/plain'

/** Returns the dial codes of a field. A reference to anything but a list gives none. */
export function dialCodesOf(given: Field['dialCodes'], scope: object): readonly string[] {
  const found: unknown = isRef(given) ? readPath(scope, given.from) : given
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
}

/** Returns the code that a number begins with, and the rest. The longest code wins: +1 684 before +1. */
export function splitNumber(
  value: unknown,
  codes: readonly string[],
): { readonly code: string | undefined; readonly rest: string } {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const [code] = codes.filter((one) => text.startsWith(one)).sort((one, other) => other.length - one.length)
  return { code, rest: code === undefined ? text : text.slice(code.length).trim() }
}

/** Joins a code and a number. A number that has a code of its own stays. The zero of the home country is left out. */
export function joinNumber(code: string | undefined, typed: string): string | undefined {
  const digits = typed.trim()
  if (digits === '') return undefined
  if (code === undefined || digits.startsWith('+')) return digits
  // Italian numbers keep their zero abroad.
  return `${code}${code === '+39' ? digits : digits.replace(/^0/, '')}`
}
