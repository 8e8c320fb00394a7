// What an app answers, held to its shape: apps differ in how they wrap and write it.
import { decode } from '@pagewright/engine/api'
import type { NativeFunction } from './nativeFunction'
import { isForeign } from './wire/globals'
import { parsed } from './wire/message'

export type Read = { readonly value: unknown } | { readonly problem: string }

/** Reads an answer. What does not fit is a problem, told without what was answered. */
export function readAnswer({ kind, answer }: NativeFunction, given: unknown): Read {
  if (!answer) return { value: undefined }
  try {
    const found = untexted(given)
    if (found === undefined || found === null) return { value: emptyAnswer({ answer }) }
    const code = isForeign(found) && Object.hasOwn(found, 'code') ? found['code'] : 0
    if (code !== 0 && code !== '0') return { problem: `an answer with code ${typeof code === 'number' ? code : '?'}` }
    const isWrapped = isForeign(found) && Object.hasOwn(found, 'res') && !answer.properties?.['res']
    const value = isWrapped ? untexted(found['res']) : found
    const copy = decode(answer, value)
    // An image is longer than what a copy keeps.
    return { value: kind === 'choose' ? value : copy }
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'ShapeError' ? error.message : 'an unreadable answer' }
  }
}

/** What stands for no answer: an empty list, false, or nothing (spec §7). */
export function emptyAnswer({ answer }: Pick<NativeFunction, 'answer'>): unknown {
  if (answer?.type === 'array') return []
  return answer?.type === 'boolean' ? false : undefined
}

/** Gives what a text of JSON means, also one that was written twice; other values as they are. */
function untexted(value: unknown): unknown {
  let found = value
  for (let times = 0; times < 2 && typeof found === 'string'; times += 1) {
    const meant = parsed(found)
    if (meant === undefined) return found
    found = meant
  }
  return found
}
