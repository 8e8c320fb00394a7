// Reads an OpenAPI document, and refuses what cannot be imported with one sentence for each place.
import { parseDocument } from 'yaml'
import { isObject } from '@pagewright/engine/tools'
import { targetOf } from '../generate/references'

export interface OpenApiDocument {
  readonly [name: string]: unknown
}

/** The most bytes of a document. */
const mostBytes = 24 * 1024 * 1024
/** The most sentences in one refusal. */
const mostFaults = 10

/**
 * Parses a document of version 3, JSON or YAML. Throws one sentence for each fault: no OpenAPI, too large, a reference that
 * leads nowhere or outside, or an operation id that occurs twice.
 */
export function readDocument(text: string): OpenApiDocument {
  const bytes = Buffer.byteLength(text)
  if (bytes > mostBytes) {
    throw new Error(`The document has ${Math.ceil(bytes / 1024 / 1024)} MB; ${mostBytes / 1024 / 1024} are allowed.`)
  }
  const document = parsed(text)
  if (!isObject(document) || !String(document.openapi).startsWith('3.'))
    throw new Error('This is not an OpenAPI document of version 3: it has no "openapi: 3.…".')
  const faults = [...referenceFaults(document), ...repeatedIds(document)]
  if (faults.length === 0) return document
  const more = faults.length > mostFaults ? [`… and ${faults.length - mostFaults} more.`] : []
  throw new Error(['Nothing was imported:', ...faults.slice(0, mostFaults), ...more].join('\n'))
}

function parsed(text: string): unknown {
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

/** Returns a sentence for each reference that leads nowhere or out of the document. */
function referenceFaults(document: OpenApiDocument): readonly string[] {
  const faults: string[] = []
  const known = new Map<string, boolean>()
  const open = new Set<object>()
  const visit = (found: unknown, path: string): void => {
    if (typeof found !== 'object' || found === null) return
    if (open.has(found)) return void faults.push(`${path}: an anchor contains itself.`)
    open.add(found)
    const { $ref } = found as { readonly $ref?: unknown }
    if (typeof $ref === 'string' && !path.endsWith('/properties')) {
      if (!$ref.startsWith('#')) faults.push(`${path}: "${$ref}" is in another document. Bundle the documents first.`)
      else {
        const exists = known.get($ref) ?? targetOf(document, $ref) !== undefined
        known.set($ref, exists)
        if (!exists) faults.push(`${path}: "${$ref}" does not exist.`)
      }
    }
    for (const [name, member] of Object.entries(found)) {
      if (!texts.has(name)) visit(member, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    }
    open.delete(found)
  }
  visit(document, '#')
  return faults
}

/** Members with values of any kind, in which `$ref` is only a word. */
const texts: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Returns what a member of the document is, behind its references. */
export function resolved(document: OpenApiDocument, found: unknown, steps = 0): unknown {
  if (!isObject(found) || typeof found.$ref !== 'string' || steps > 20) return found
  return resolved(document, targetOf(document, found.$ref), steps + 1)
}

function repeatedIds({ paths }: OpenApiDocument): readonly string[] {
  const owner = new Map<string, string>()
  const faults: string[] = []
  for (const { path, method, operation } of operationsOf(paths)) {
    const { operationId: id } = operation
    if (typeof id !== 'string') continue
    const place = `${method.toUpperCase()} ${path}`
    const other = owner.get(id)
    if (other !== undefined) faults.push(`${other} and ${place} have one operationId, "${id}".`)
    owner.set(id, place)
  }
  return faults
}

export interface FoundOperation {
  readonly path: string
  readonly method: string
  readonly item: OpenApiDocument
  readonly operation: OpenApiDocument
}

/** Returns the operations of a document in its order. */
export function operationsOf(paths: unknown): readonly FoundOperation[] {
  return Object.entries(isObject(paths) ? paths : {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined
      return isObject(item) && isObject(operation) ? [{ path, method, item, operation }] : []
    }),
  )
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
