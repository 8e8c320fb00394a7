// Compares the format of a value with what the value means.
import { valueMeaning } from '@pagewright/engine/tools'
import type { Tree } from './known'

/** Meanings whose value can be read as it is within a sentence: `5`, `2.5`, `2026-01-31`. */
const readableInText: ReadonlySet<string> = new Set(['count', 'quantity', 'date'])

/**
 * Returns why a format, or none, shows a value badly, and the formats that fit. Returns undefined if it fits, or if the
 * schema does not say what the value means. The format `text` shows any amount without formatting.
 */
export function unfitFormat(
  tree: Tree,
  written: unknown,
  { isInText = false, hasMeanings = false } = {},
): { readonly what: string; readonly allowed: readonly string[] } | undefined {
  const { 'x-means': name = '' } = tree
  const meaning = valueMeaning(name)
  if (!meaning) return hasMeanings ? unlikelyFormat(tree, written) : undefined
  const allowed: readonly string[] = meaning.formats
  if (allowed.length === 0) return { what: `means "${name}", which nobody should read.`, allowed }
  if (written === undefined && isInText && (name.endsWith('-id') || readableInText.has(name))) return undefined
  if (typeof written === 'string' && allowed.includes(written)) return undefined
  const fault = written === undefined ? 'no format stands here' : `${JSON.stringify(written)} does not show it`
  return { what: `means "${name}", and ${fault}.`, allowed }
}

/** Returns why a format needs a meaning: the schema says that any text, or any number, may be there. */
function unlikelyFormat(tree: Tree, written: unknown): ReturnType<typeof unfitFormat> {
  const format = typeof written === 'string' ? written : ''
  const [type] = [tree.type].flat().filter((one) => one !== 'null')
  const isText = type === 'string' && !('format' in tree) && tree.enum === undefined && forFigures.has(format)
  const isNumber = (type === 'integer' || type === 'number') && (format === 'id' || format === 'image')
  if (!isText && !isNumber) return undefined
  const what = `has the format "${format}", and its schema does not say that it means so: add "x-means".`
  return { what, allowed: [] }
}

/** Formats that write a figure, a moment or a picture. */
const forFigures: ReadonlySet<string> = new Set(
  'money count percent short time date clock ago day shortDay image'.split(' '),
)
