// Plans the import of an OpenAPI document: definitions, calls, and a report of what is lost.
import { isObject } from '@pagewright/engine/tools'
import { camel } from '../camel'
import { callsIn, setIn } from '../new/contract'
import type { Kind } from '../new/kind'
import { answerTo, partsOf } from '../new/questions'
import type { SourceEdits } from '../new/sources'
import type { JsonSchema } from '../generate/schemaSet'
import { sizeOf } from './smaller'
import { importOperation, type ImportedCall } from './operation'
import { operationsOf, readDocument, type FoundOperation, type OpenApiDocument } from './readDocument'

/** The most bytes of a file of definitions. */
const mostBytes = 60 * 1024
/** The most losses in the report of a terminal. */
const mostLosses = 40

export const openApiImport: Kind = {
  questions: [
    { name: 'openapi', asks: 'an OpenAPI document of version 3, JSON or YAML' },
    {
      name: 'file',
      asks: 'the file of schemas/ for its definitions; its title decides by default',
      isNeeded: () => false,
    },
    {
      name: 'only',
      asks: 'what to import, with commas: starts of paths, or operations such as "GET /pets/{id}"; all by default',
      isNeeded: () => false,
    },
  ],

  plan(answers, sources) {
    const document = readDocument(sources.outside(answerTo(answers, 'openapi')))
    const { calls, refused } = importedCalls(document, partsOf(answers.only))
    if (calls.length === 0)
      throw new Error(`The document has no operation${answers.only ? ` at ${answers.only}` : ''}.`)
    const existing = callsIn(sources)
    const twice = calls.find(({ endpoint }) => Object.hasOwn(existing, endpoint))
    if (twice) throw new Error(`There is an endpoint "${twice.endpoint}" already. Nothing was written.`)
    const { title } = isObject(document.info) ? document.info : {}
    addCalls(
      sources,
      calls,
      answers.file ?? (camel(typeof title === 'string' ? title : '').replaceAll(/\W/g, '') || 'api'),
    )
    return { words: [], notes: report(calls, refused) }
  },
}

/** Converts the operations of a document. Returns the calls, and a sentence for each operation that cannot be called. */
export function importedCalls(
  document: OpenApiDocument,
  only: readonly string[] = [],
): { calls: ImportedCall[]; refused: string[] } {
  const base = basePath(document)
  const calls: ImportedCall[] = []
  const refused: string[] = []
  const known = new Set<string>()
  for (const found of operationsOf(document.paths)) {
    if (only.length > 0 && !only.some((one) => isAt(found, one))) continue
    const call = importOperation(document, found, base)
    if (typeof call === 'string') refused.push(call)
    else if (known.has(call.endpoint)) refused.push(`${call.endpoint}: it is there twice.`)
    else calls.push(call)
    if (typeof call !== 'string') known.add(call.endpoint)
  }
  return { calls, refused }
}

/** Returns true for an operation that `wanted` names by its path, or by its method and path. */
function isAt({ path, method }: FoundOperation, wanted: string): boolean {
  return wanted.startsWith('/') ? path.startsWith(wanted) : wanted === `${method.toUpperCase()} ${path}`
}

/** Returns the path of the first server. Its variables have their default values. */
function basePath({ servers }: OpenApiDocument): string {
  const [server] = Array.isArray(servers) ? (servers as readonly unknown[]) : []
  const { url, variables } = (server ?? {}) as { readonly url?: unknown; readonly variables?: unknown }
  const known = isObject(variables) ? variables : {}
  const text = (typeof url === 'string' ? url : '').replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const variable = known[name]
    return isObject(variable) && typeof variable.default === 'string' ? variable.default : name
  })
  return (URL.canParse(text) ? new URL(text).pathname : text.startsWith('/') ? text : '').replace(/\/$/, '')
}

/** Returns the calls as api.json has them, with their definitions by file. */
export function toDefinitions(calls: readonly ImportedCall[], file: string, taken: ReadonlySet<string>) {
  const names = new Set(taken)
  const files: { [file: string]: { [name: string]: JsonSchema } } = {}
  const api: { [endpoint: string]: object } = {}
  let count = 1
  let bytes = 0
  for (const { endpoint, kind, request, response, encoding, headers, query, constants, pages } of calls) {
    const define = (schema: JsonSchema, end: string): string => {
      const size = sizeOf(schema)
      if (bytes > 0 && bytes + size > mostBytes) {
        count += 1
        bytes = 0
      }
      bytes += size
      const at = count === 1 ? `${file}.json` : `${file}${count}.json`
      const name = freeName(`${nameOf(endpoint)}${end}`, names)
      files[at] = { ...files[at], [name]: schema }
      return `${at}#/$defs/${name}`
    }
    api[endpoint] = {
      kind,
      request: define(request, 'Request'),
      response: define(response, 'Answer'),
      answer: 'bare',
      ...(encoding && { encoding }),
      ...(headers && { headers }),
      ...(query && { query }),
      ...(constants && { constants }),
      ...(pages && { pages }),
    }
  }
  return { api, files }
}

/** Returns a name for an operation: `GetPetByPetId` for `GET /pet/{petId}`. */
function nameOf(endpoint: string): string {
  const [method = '', path = ''] = endpoint.split(' ')
  const words = path.replaceAll('{', 'by-').replaceAll(/[^A-Za-z0-9]+/g, '-')
  const name = camel(`${method.toLowerCase()}-${words}`)
  return name.slice(0, 1).toUpperCase() + name.slice(1, 80)
}

function freeName(wanted: string, names: Set<string>): string {
  // Names that differ only in case would make one type.
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}N${count}`
    if (names.has(name.toLowerCase())) continue
    names.add(name.toLowerCase())
    return name
  }
}

function addCalls(sources: SourceEdits, calls: readonly ImportedCall[], file: string): void {
  const taken = new Set(
    Object.values(setIn(sources)).flatMap((all) => Object.keys(all).map((one) => one.toLowerCase())),
  )
  const { api, files } = toDefinitions(calls, file, taken)
  for (const [name, definitions] of Object.entries(files)) {
    if (sources.has(`schemas/${name}`))
      throw new Error(`There is a file schemas/${name} already: choose another --file.`)
    sources.write(`schemas/${name}`, JSON.stringify({ $defs: definitions }))
  }
  addExamples(sources, calls)
  sources.write('schemas/api.json', JSON.stringify({ ...callsIn(sources), ...api }, undefined, 2))
}

/** Adds the rows of the document's examples to a sandbox that answers from examples. */
function addExamples(sources: SourceEdits, calls: readonly ImportedCall[]): void {
  if (!sources.has('sandbox/examples')) return
  for (const { endpoint, rows = [] } of calls) {
    const word = endpoint.split(/[/#.]/).findLast((one) => /^[\w-]+$/.test(one))
    const file = `sandbox/examples/${word}.json`
    if (word !== undefined && rows.length > 0 && !sources.has(file)) sources.write(file, JSON.stringify(rows))
  }
}

function report(calls: readonly ImportedCall[], refused: readonly string[]): readonly string[] {
  const lists = calls.filter(({ pages }) => pages).length
  const losses = calls.flatMap((call) => call.losses.map((loss) => `  ${call.endpoint}: ${loss}`))
  const shown = losses.slice(0, mostLosses)
  const more = losses.length > shown.length ? [`  … and ${losses.length - shown.length} more.`] : []
  return [
    `Imported ${calls.length} calls, ${lists} of them lists.`,
    ...(refused.length > 0 ? [`Not imported (${refused.length}):`, ...refused.map((one) => `  ${one}`)] : []),
    ...(losses.length > 0 ? [`Lost (${losses.length}):`, ...shown, ...more] : []),
    'No page uses them yet: npm run new -- page …',
  ]
}
