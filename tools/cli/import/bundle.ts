// Brings a document and the files to which it refers together. No file comes from the network.
import { $RefParser, JSONParserErrorGroup } from '@apidevtools/json-schema-ref-parser'
import { parsed } from './readDocument'

/**
 * Returns a document, as JSON, that refers to no other file, and why other files cannot be read: what refers to those
 * stays as it is. Returns nothing for a document that refers to none.
 */
export async function bundled(
  path: string,
  text: string,
): Promise<{ readonly document?: string; readonly fault?: string }> {
  if (!toAnother.test(text)) return {}
  const parser = new $RefParser()
  try {
    const options = { resolve: { http: false }, continueOnError: true } as const
    return { document: JSON.stringify(await parser.bundle(path, parsed(text), options)) }
  } catch (error) {
    if (!(error instanceof JSONParserErrorGroup)) return { fault: (error as Error).message }
    return { document: JSON.stringify(parser.schema), fault: error.errors.map(({ message }) => message).join('\n') }
  }
}

/** A reference that does not begin with `#`. */
const toAnother = /\$ref["']?\s*:\s*["']?[^"'#\s]/
