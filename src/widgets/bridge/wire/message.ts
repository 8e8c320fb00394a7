// Messages as JSON text or as parsed values.
import { parseJson } from '@pagewright/engine/api'
import { isForeign, type Foreign } from './globals'

/** Returns the members of a message. Returns undefined for other values. */
export function readMessage(value: unknown): Foreign | undefined {
  const read = typeof value === 'string' ? parsed(value) : value
  return isForeign(read) && !Array.isArray(read) ? read : undefined
}

/** Parses JSON text. Returns undefined if it is invalid. */
export function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
