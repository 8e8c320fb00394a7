// Plans the import of an OpenAPI document: definitions, calls, and a report of what is lost.
import { basename } from 'node:path'
import { isObject } from '@pagewright/engine/tools'
import { camel } from '../camel'
import { callsIn, setIn } from '../new/contract'
import type { Kind } from '../new/kind'
import { answerTo, partsOf } from '../new/questions'
import type { SourceEdits } from '../new/sources'
import type { JsonSchema } from '../generate/schemaSet'
import { basePath } from './address'
import { sizeOf } from './smaller'
import { linesOf } from './linesOf'
import { importOperation, type ImportedCall, type RowsOf } from './operation'
import { operationsOf, readDocument, type FoundOperation, type OpenApiDocument } from './readDocument'

/** The most bytes of a file of definitions. */
const mostBytes = 60 * 1024
/** The most losses in the report of a terminal. */
const mostLosses = 40

export const openApiImport: Kind = {
  summary: 'Adds all calls of an OpenAPI document.',
  example: 'api.yaml --dry-run',
  questions: [
    { name: 'openapi', asks: 'an OpenAPI document of version 3, JSON or YAML' },
    {
      name: 'file',
      asks: 'the file of schemas/ for its definitions; its title decides by default',
      isNeeded: () => false,
    },
    {
      name: 'rows',
      kind: 'values',
      asks: 'where the rows of a list are, as "GET /pets=data.items", or "GET /pets=none"; repeat for each',
      isNeeded: () => false,
    },
    {
      name: 'only',
      asks: 'what to import, with commas: starts of paths, or operations such as "GET /pets/{id}"; all by default',
      isNeeded: () => false,
    },
  ],

  words: ({ openapi = '' }) => `New endpoints of ${basename(openapi)}.`,

  plan(answers, sources) {
    const path = answerTo(answers, 'openapi')
    const text = sources.outside(path)
    const document = readDocument(text)
    const only = partsOf(answers.only)
    const { calls, refused } = importedCalls(document, only, rowsSaid(answers.rows))
    if (calls.length === 0)
      throw new Error(
        [`The document has no operation${answers.only ? ` at ${answers.only}` : ''}.`, ...refused].join('\n'),
      )
    const lineOf = linesOf(text)
    const placed = (call: FoundCall) => `${basename(path)}:${lineOf(call.at)} ${call.endpoint}`
    // The caller named this operation and wants its list. In a whole document the report says what is unclear.
    const asked = calls.filter(({ unclear, named }) => unclear && named)
    if (asked.length > 0)
      throw new Error(`Nothing was imported:\n${asked.map((one) => question(one, placed)).join('\n')}`)
    const existing = callsIn(sources)
    const twice = calls.find(({ endpoint }) => Object.hasOwn(existing, endpoint))
    if (twice) throw new Error(`There is an endpoint "${twice.endpoint}" already. Nothing was written.`)
    const { title } = isObject(document.info) ? document.info : {}
    addCalls(
      sources,
      calls,
      answers.file ?? (camel(typeof title === 'string' ? title : '').replaceAll(/\W/g, '') || 'openapi'),
    )
    return { words: [], notes: report(calls, refused, placed) }
  },
}

type Placed = (call: FoundCall) => string

function question(call: FoundCall, placed: Placed): string {
  const lists = (call.unclear ?? []).join(', ')
  return `${placed(call)}: which list has the rows: ${lists}? Say --rows "${call.endpoint}=<one of them, or none>".`
}

function rowsSaid(rows: string | undefined): RowsOf {
  const said = (rows ?? '').split('\n').filter((one) => one !== '')
  return Object.fromEntries(
    said.map((one) => {
      const at = one.lastIndexOf('=')
      if (at < 1) throw new Error(`--rows "${one}" is not valid: write "GET /pets=data.items".`)
      return [one.slice(0, at).trim(), one.slice(at + 1).trim()]
    }),
  )
}

/** A call with its operation in the document. */
export interface FoundCall extends ImportedCall {
  readonly at: FoundOperation
  /** True if somebody named the operation. */
  readonly named: boolean
}

/** Converts the operations of a document. Returns the calls, and a sentence for each operation that cannot be called. */
export function importedCalls(
  document: OpenApiDocument,
  only: readonly string[] = [],
  rowsOf: RowsOf = {},
): { calls: FoundCall[]; refused: string[] } {
  const base = basePath(document)
  const calls: FoundCall[] = []
  const refused: string[] = []
  const known = new Set<string>()
  for (const found of operationsOf(document.paths)) {
    if (only.length > 0 && !only.some((one) => isAt(found, one))) continue
    const call = importOperation(document, found, base, rowsOf)
    if (typeof call === 'string') refused.push(call)
    else if (known.has(call.endpoint)) refused.push(`${call.endpoint}: it is there twice.`)
    else calls.push({ ...call, at: found, named: only.includes(`${found.method.toUpperCase()} ${found.path}`) })
    if (typeof call !== 'string') known.add(call.endpoint)
  }
  return { calls, refused }
}

/** Returns true for an operation that `wanted` names by its path, or by its method and path. */
function isAt({ path, method }: FoundOperation, wanted: string): boolean {
  return wanted.startsWith('/') ? path.startsWith(wanted) : wanted === `${method.toUpperCase()} ${path}`
}

/** Returns the calls as api.json has them, with their definitions by file. */
export function toDefinitions(calls: readonly ImportedCall[], file: string, taken: ReadonlySet<string>) {
  const names = new Set(taken)
  const files: { [file: string]: { [name: string]: JsonSchema } } = {}
  const api: { [endpoint: string]: object } = {}
  let count = 1
  let bytes = 0
  for (const { endpoint, kind, request, response, encoding, headers, query, body, constants, pages } of calls) {
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
      ...(body !== undefined && { body }),
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
  const known = JSON.parse(sources.read('schemas/api.json')) as object
  sources.write('schemas/api.json', JSON.stringify({ ...known, ...api }, undefined, 2))
}

/** Adds the rows of the document's examples to a sandbox that answers from examples. */
function addExamples(sources: SourceEdits, calls: readonly ImportedCall[]): void {
  if (sources.list('sandbox/examples').length === 0) return
  for (const { endpoint, rows = [] } of calls) {
    const word = endpoint.split(/[/#.]/).findLast((one) => /^[\w-]+$/.test(one))
    const file = `sandbox/examples/${word}.json`
    if (word !== undefined && rows.length > 0 && !sources.has(file)) sources.write(file, JSON.stringify(rows))
  }
}

function report(calls: readonly FoundCall[], refused: readonly string[], placed: Placed): readonly string[] {
  const lists = calls.filter(({ pages }) => pages).length
  const losses = calls.flatMap((call) => call.losses.map((loss) => `  ${placed(call)}: ${loss}`))
  const shown = losses.slice(0, mostLosses)
  const more = losses.length > shown.length ? [`  … and ${losses.length - shown.length} more.`] : []
  return [
    `Imported ${calls.length} calls, ${lists} of them lists.`,
    ...(refused.length > 0 ? [`Not imported (${refused.length}):`, ...refused.map((one) => `  ${one}`)] : []),
    ...(losses.length > 0 ? [`Lost (${losses.length}):`, ...shown, ...more] : []),
    ...calls.filter(({ unclear }) => unclear).map((one) => question(one, placed)),
    'No page uses them yet: npm run new -- page …',
  ]
}
