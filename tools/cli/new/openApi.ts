// Takes one operation of an OpenAPI document for `new -- endpoint`, as `import -- openapi` converts it.
import { addressOf, basePath } from '../import/address'
import { importOperation, type ImportedCall } from '../import/operation'
import { operationsOf, readDocument } from '../import/readDocument'
import type { JsonSchema } from '../generate/schemaSet'

export interface Operation {
  /** The name of the call: its method and its path, after the path of the first server. */
  readonly call: string
  readonly request: JsonSchema
  readonly response: JsonSchema
  /** The facts of the call in api.json beside its kind and its definitions. */
  readonly sends: Pick<ImportedCall, 'encoding' | 'headers' | 'query' | 'constants'>
  /** Notes say what was left out, each with its place. */
  readonly leftOut: readonly string[]
}

/** Methods of calls that a handler of the sandbox answers. */
export const methods: ReadonlySet<string> = new Set(['get', 'post', 'put'])

/** Reads an operation from the text of a document, JSON or YAML. Throws one sentence if there is no such operation. */
export function operationIn(text: string, path: string, method: string): Operation {
  const document = readDocument(text)
  const all = operationsOf(document)
  const there = all.filter((one) => one.path === path)
  if (there.length === 0) {
    const paths = [...new Set(all.map((one) => one.path))]
    throw new Error(`There is no path "${path}". There are: ${paths.join(', ')}.`)
  }
  const found = there.find((one) => one.method === method)
  if (!found)
    throw new Error(
      `"${path}" has no method "${method}". It has: ${there
        .map((one) => one.method)
        .filter((one) => methods.has(one))
        .join(', ')}.`,
    )
  const base = basePath(found.operation, found.item, document)
  const { endpoint } = addressOf(found, base)
  if (!/^(GET|POST|PUT) \/[\w/]+$/.test(endpoint))
    throw new Error(
      `"${endpoint}" is not supported here: a path has letters, digits, _ and /. "npm run import -- openapi" takes any path.`,
    )
  // A list of this product has `list` and `has_more`, so its adapter is not asked for.
  const imported = importOperation(document, found, base, { [endpoint]: 'none' })
  if ('what' in imported) throw new Error(`${imported.endpoint}: ${imported.what}`)
  const { request, response, encoding, headers, query, constants, losses } = imported
  return {
    call: endpoint,
    request,
    response: withoutEnvelope(response),
    sends: {
      ...(encoding && { encoding }),
      ...(headers && { headers }),
      ...(query && { query }),
      ...(constants && { constants }),
    },
    leftOut: losses,
  }
}

/** Removes the envelope of an answer: its code and message. */
function withoutEnvelope(schema: JsonSchema): JsonSchema {
  const { code, res } = schema.properties ?? {}
  if (!code || !res) return schema
  return res.type === 'object' ? res : { type: 'object', properties: {} }
}
