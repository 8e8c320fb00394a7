// Messages that come as text of JSON or as what the text means.
import { parseJson } from '@pagewright/engine/api'
import { isForeign, type Foreign } from './globals'

/** Gives the members of a message; undefined for what is none. */
export function readMessage(value: unknown): Foreign | undefined {
  const read = typeof value === 'string' ? parsed(value) : value
  return isForeign(read) && !Array.isArray(read) ? read : undefined
}

/** Gives what a text of JSON means; undefined for garbage. */
export function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
