// Reads an OpenAPI document, and refuses what cannot be imported with one sentence for each place.
import { parseDocument } from 'yaml'
import { isObject } from '@pagewright/engine/tools'
import { targetOf } from '../generate/references'

export interface OpenApiDocument {
  readonly [name: string]: unknown
}

/** The most bytes of a document. */
const mostBytes = 24 * 1024 * 1024

/**
 * Parses a document of version 3, JSON or YAML. Throws if it is no such document, is too large, or has an anchor that
 * contains itself.
 */
export function readDocument(text: string): OpenApiDocument {
  const bytes = Buffer.byteLength(text)
  if (bytes > mostBytes) {
    throw new Error(`The document has ${Math.ceil(bytes / 1024 / 1024)} MB; ${mostBytes / 1024 / 1024} are allowed.`)
  }
  const document = parsed(text)
  if (isObject(document) && document.swagger !== undefined)
    throw new Error(
      'This is a document of Swagger 2. Convert it first: npx swagger2openapi --yaml --outfile openapi.yaml <document>',
    )
  if (!isObject(document) || !String(document.openapi).startsWith('3.'))
    throw new Error('This is not an OpenAPI document of version 3: it has no "openapi: 3.…".')
  const endless = endlessAnchor(document)
  if (endless !== undefined) throw new Error(`Nothing was imported:\n${endless}: an anchor contains itself.`)
  return document
}

/** Parses JSON or YAML. Throws if it is neither, or has too many anchors. */
export function parsed(text: string): unknown {
  if (text.trimStart().startsWith('{')) {
    try {
      return JSON.parse(text)
    } catch {
      // YAML may begin with a brace too. Its parser tells the line of a fault.
    }
  }
  const found = parseDocument(text, { merge: true })
  const [fault] = found.errors
  if (fault) throw new Error(`This is neither JSON nor YAML: ${fault.message.split('\n', 1).join('')}`)
  try {
    // Anchors that repeat each other could make a document of any size.
    return found.toJS({ maxAliasCount: 1000 }) as unknown
  } catch (error) {
    throw new Error(`The anchors of this document cannot be resolved: ${(error as Error).message}.`, { cause: error })
  }
}

/** Returns the path of a part that contains itself, or undefined. */
function endlessAnchor(document: OpenApiDocument): string | undefined {
  const open = new Set<object>()
  const done = new Set<object>()
  const visit = (found: unknown, path: string): string | undefined => {
    if (typeof found !== 'object' || found === null || done.has(found)) return undefined
    if (open.has(found)) return path
    open.add(found)
    for (const [name, member] of Object.entries(found)) {
      const endless = visit(member, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
      if (endless !== undefined) return endless
    }
    open.delete(found)
    done.add(found)
    return undefined
  }
  return visit(document, '#')
}

/** Returns what a member of the document is, behind its references. */
export function resolved(document: OpenApiDocument, found: unknown, steps = 0): unknown {
  if (!isObject(found) || typeof found.$ref !== 'string' || steps > 20) return found
  return resolved(document, partAt(document, found.$ref), steps + 1)
}

/** Returns the part that a reference names, or undefined if there is none in the document. */
export function partAt(document: OpenApiDocument, $ref: string): unknown {
  return $ref.startsWith('#') ? targetOf(document, $ref) : undefined
}

export interface FoundOperation {
  readonly path: string
  readonly method: string
  readonly item: OpenApiDocument
  readonly operation: OpenApiDocument
}

/** Returns the operations of a document in its order. */
export function operationsOf(document: OpenApiDocument): readonly FoundOperation[] {
  return Object.entries(isObject(document.paths) ? document.paths : {}).flatMap(([path, found]) => {
    const item = resolved(document, found)
    return methods.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined
      return isObject(item) && isObject(operation) ? [{ path, method, item, operation }] : []
    })
  })
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
