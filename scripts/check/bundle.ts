// A file of texts, with the place of each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './finding'

export interface Bundle {
  readonly language: string
  readonly file: string
  readonly texts: { readonly [key: string]: string }
  /** Keys in the order of the file, a repeated one as often as it stands there. */
  readonly keys: readonly KeyPlace[]
}

export interface KeyPlace extends Place {
  readonly key: string
}

/** Reads all bundles below a root; throws where one is no JSON. */
export function readBundles(root: string): readonly Bundle[] {
  return readdirSync(join(root, 'locales'))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => bundleOf(file.replace(/\.json$/, ''), readFileSync(join(root, 'locales', file), 'utf8')))
}

/** Reads a bundle from the text of its file. Throws where it is no JSON. */
export function bundleOf(language: string, source: string): Bundle {
  const file = `locales/${language}.json`
  return { language, file, texts: parsed(file, source), keys: keysOf(file, source) }
}

/** The place of a key, of its nearest kin where it is missing, or the beginning of the file. */
export function placeOf({ file, keys }: Bundle, ...candidates: readonly string[]): Place {
  for (const key of candidates) {
    const found = keys.find((place) => place.key === key)
    if (found) return { file, line: found.line, column: found.column }
  }
  return { file, line: 1, column: 1 }
}

function parsed(file: string, source: string): Bundle['texts'] {
  try {
    // Without what every object inherits: a key may be called as anybody likes.
    return { __proto__: null, ...(JSON.parse(source) as object) } as unknown as Bundle['texts']
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function keysOf(file: string, source: string): readonly KeyPlace[] {
  const keys: KeyPlace[] = []
  let depth = 0
  let line = 1
  let begin = 0
  for (const { 0: token, 1: colon, index } of source.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]|\n/g)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (colon !== undefined && depth === 1)
      keys.push({ file, line, column: index - begin + 1, key: JSON.parse(token.slice(0, -colon.length)) as string })
    const end = token.lastIndexOf('\n')
    if (end < 0) continue
    line += token.split('\n').length - 1
    begin = index + end + 1
  }
  return keys
}
