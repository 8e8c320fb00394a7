// Checks an app's answer against its shape. Apps wrap and encode answers differently.
import { decode } from '@pagewright/engine/api'
import type { NativeFunction } from './nativeFunction'
import { isForeign } from './wire/globals'
import { parsed } from './wire/message'

export type Read = { readonly value: unknown } | { readonly problem: string }

/** Reads an answer. If it does not fit, the problem does not contain the answer. */
export function readAnswer({ kind, answer }: NativeFunction, given: unknown): Read {
  if (!answer) return { value: undefined }
  try {
    const found = parseTwice(given)
    if (found === undefined || found === null) return { value: emptyAnswer({ answer }) }
    const code = isForeign(found) && Object.hasOwn(found, 'code') ? found['code'] : 0
    if (code !== 0 && code !== '0') return { problem: `an answer with code ${typeof code === 'number' ? code : '?'}` }
    const isWrapped = isForeign(found) && Object.hasOwn(found, 'res') && !answer.properties?.['res']
    const value = isWrapped ? parseTwice(found['res']) : found
    const copy = decode(answer, value)
    // An image is longer than the limit of a decoded copy.
    return { value: kind === 'choose' ? value : copy }
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'ShapeError' ? error.message : 'an unreadable answer' }
  }
}

/** Returns the empty value of a function: an empty list, false, or nothing. */
export function emptyAnswer({ answer }: Pick<NativeFunction, 'answer'>): unknown {
  if (answer?.type === 'array') return []
  return answer?.type === 'boolean' ? false : undefined
}

/** Parses JSON text, even if it was encoded twice. Returns other values unchanged. */
function parseTwice(value: unknown): unknown {
  let found = value
  for (let times = 0; times < 2 && typeof found === 'string'; times += 1) {
    const meant = parsed(found)
    if (meant === undefined) return found
    found = meant
  }
  return found
}
