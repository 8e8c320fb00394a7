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

/** Reads a bundle from the text of its file: one entry a line. Throws where it is no JSON. */
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
    return JSON.parse(source) as Bundle['texts']
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function keysOf(file: string, source: string): readonly KeyPlace[] {
  return source.split('\n').flatMap((text, index) => {
    const [, indent = '', key] = /^(\s*)"([^"]+)":/.exec(text) ?? []
    return key === undefined ? [] : [{ file, line: index + 1, column: indent.length + 1, key }]
  })
}
