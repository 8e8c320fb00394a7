// Brings a document and the files to which it refers together. No file comes from the network.
import $RefParser from '@apidevtools/json-schema-ref-parser'
import { parsed } from './readDocument'

/**
 * Returns a document, as JSON, that refers to no other file, or why another file cannot be read. Returns nothing for a
 * document that refers to none.
 */
export async function bundled(
  path: string,
  text: string,
): Promise<{ readonly document?: string; readonly fault?: string }> {
  if (!toAnother.test(text)) return {}
  try {
    const document = await $RefParser.bundle(path, parsed(text), { resolve: { http: false } })
    return { document: JSON.stringify(document) }
  } catch (error) {
    return { fault: (error as Error).message }
  }
}

/** A reference that does not begin with `#`. */
const toAnother = /\$ref["']?\s*:\s*["']?[^"'#\s]/
