// Reads a file of texts, with the place of each key.
import { sourceModule } from '../../effective/trace'
import type { Place } from '../../effective/traced'
import { filesAt, cacheByText, type Files } from '../../files'

export interface MessageFile {
  readonly language: string
  readonly file: string
  readonly texts: { readonly [key: string]: string }
  /** Keys in the order of the file. A repeated key occurs more than once. */
  readonly keys: readonly KeyPlace[]
}

export interface KeyPlace extends Place {
  readonly key: string
}

/** Reads all bundles of a product. Throws `Unreadable` if one is not JSON. */
export function readBundles(root: string | Files): readonly MessageFile[] {
  const files = filesAt(root)
  return files.below('locales').flatMap((file) => {
    const [, language] = /^locales\/([^/]+)\.json$/.exec(file) ?? []
    return language === undefined ? [] : [read(language, files.read(file))]
  })
}

/** Returns the English bundle. Throws if there is none. */
export function englishIn(bundles: readonly MessageFile[]): MessageFile {
  const found = bundles.find(({ language }) => language === 'en')
  if (!found) throw new Error('locales/en.json is missing. The other languages are compared with it.')
  return found
}

const read = cacheByText(bundleOf)

/** Reads a bundle from the text of its file. Throws `Unreadable` if it is not JSON. */
export function bundleOf(language: string, source: string): MessageFile {
  const file = `locales/${language}.json`
  return { language, file, texts: parsed(file, source), keys: keysOf(file, source) }
}

/** Returns the place of the first candidate that exists, or else the start of the file. */
export function placeOfKey(bundle: MessageFile, ...candidates: readonly string[]): Place {
  const { file } = bundle
  const places = placesByKey(bundle)
  for (const key of candidates) {
    const found = places.get(key)
    if (found) return { file, line: found.line, column: found.column, endColumn: found.endColumn }
  }
  return { file, line: 1, column: 1, endColumn: 2 }
}

const knownPlaces = new WeakMap<MessageFile, ReadonlyMap<string, KeyPlace>>()

/** Returns the first place of each key. */
function placesByKey(bundle: MessageFile): ReadonlyMap<string, KeyPlace> {
  const known = knownPlaces.get(bundle) ?? new Map(bundle.keys.toReversed().map((place) => [place.key, place]))
  knownPlaces.set(bundle, known)
  return known
}

function parsed(file: string, source: string): MessageFile['texts'] {
  let texts: unknown
  try {
    texts = JSON.parse(source)
  } catch (error) {
    // Throws `Unreadable` with the place of the syntax error.
    sourceModule(file, source)
    throw error
  }
  // Removes the prototype, because a key may have any name, such as `constructor`.
  return { __proto__: null, ...(texts as object) } as unknown as MessageFile['texts']
}

function columns(from: number, length: number) {
  return { column: from + 1, endColumn: from + length + 1 }
}

function keyOf(token: string, colon: string): string {
  return JSON.parse(token.slice(0, -colon.length)) as string
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
      keys.push({ file, line, ...columns(index - begin, token.length - colon.length), key: keyOf(token, colon) })
    const end = token.lastIndexOf('\n')
    if (end < 0) continue
    line += token.split('\n').length - 1
    begin = index + end + 1
  }
  return keys
}
