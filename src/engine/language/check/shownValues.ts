// Compares the format of a value with what the value means.
import { valueMeaning } from '../grammar/valueMeanings'
import type { Tree } from './known'

/** Meanings whose value can be read as it is within a sentence: `5`, `2.5`, `2026-01-31`. */
const readableInText: ReadonlySet<string> = new Set(['count', 'quantity', 'date'])

/**
 * Returns why a format, or none, shows a value badly, and the formats that fit. Returns undefined if it fits, or if the
 * schema does not say what the value means. The format `text` shows any amount without formatting.
 */
export function unfitFormat(
  { 'x-means': name = '' }: Tree,
  written: unknown,
  { isInText = false } = {},
): { readonly what: string; readonly allowed: readonly string[] } | undefined {
  const meaning = valueMeaning(name)
  if (!meaning) return undefined
  const allowed: readonly string[] = meaning.formats
  if (allowed.length === 0) return { what: `means "${name}", which nobody should read.`, allowed }
  if (written === undefined && (name.endsWith('-id') || (isInText && readableInText.has(name)))) return undefined
  if (typeof written === 'string' && allowed.includes(written)) return undefined
  const fault = written === undefined ? 'no format stands here' : `${JSON.stringify(written)} does not show it`
  return { what: `means "${name}", and ${fault}.`, allowed }
}
