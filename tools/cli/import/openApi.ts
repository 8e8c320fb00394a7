// Plans the import of an OpenAPI document: definitions, calls, and a report of what is lost.
import { basename } from 'node:path'
import { isObject, type ListAdapter, type Problem } from '@pagewright/engine/tools'
import { camel } from '../camel'
import { findingText } from '../check/finding'
import { contractProblems } from '../check/product/checkContract'
import { withChanges, type Files } from '../files'
import type { Kind } from '../new/kind'
import { keyOf } from '../new/listBlock'
import { answerTo, partsOf } from '../new/questions'
import type { SourceEdits } from '../new/sources'
import { pagedResponse } from '../generate/listAdapter'
import { readContract, schemaFiles, type Call, type JsonSchema } from '../generate/schemaSet'
import { basePath } from './address'
import { bundled } from './bundle'
import { sizeOf } from './smaller'
import { linesOf } from './linesOf'
import { importOperation, type ImportedCall, type RowsOf } from './operation'
import { operationsOf, readDocument, type FoundOperation, type OpenApiDocument } from './readDocument'

/** The most bytes of a file of definitions. */
const mostBytes = 60 * 1024

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

  async read(answers, sources) {
    const path = answerTo(answers, 'openapi')
    const { document, fault } = await bundled(sources.placeOf(path), sources.outside(path))
    return { ...(document !== undefined && { bundled: document }), ...(fault !== undefined && { unread: fault }) }
  },

  plan(answers, sources) {
    const path = answerTo(answers, 'openapi')
    const unread = answers.unread === undefined ? [] : [`Other files were not read: ${answers.unread}`]
    const only = partsOf(answers.only)
    const given = {
      path,
      text: sources.outside(path),
      ...(answers.bundled !== undefined && { whole: answers.bundled }),
    }
    const found = converted(sources.files(), given, { only, rows: rowsSaid(answers.rows), file: answers.file })
    const { calls, refused, placed } = found
    if (calls.length === 0)
      throw new Error(
        refused.length > 0
          ? ['No operation can be imported:', ...refused].join('\n')
          : `The document has no operation${answers.only ? ` at ${answers.only}` : ''}.`,
      )
    // The caller named this operation and wants its list. In a whole document the report says what is unclear.
    const asked = calls.filter(({ unclear, named }) => unclear && named)
    if (asked.length > 0)
      throw new Error(`Nothing was imported:\n${asked.map((one) => question(one, placed)).join('\n')}`)
    for (const [name, content] of Object.entries(found.texts)) sources.write(name, content)
    addExamples(sources, calls)
    const lists = calls.filter(({ pages }) => pages).length
    const notes = [`Imported ${calls.length} calls, ${lists} of them lists.`, ...report(found)]
    return {
      words: [],
      notes: [...unread, ...notes, 'No page uses them yet: npm run new -- page …'],
      drafts: Object.keys(found.texts),
    }
  },
}

/** A document as its file has it. `whole` also has the files to which it refers. */
export interface DocumentText {
  readonly path: string
  readonly text: string
  readonly whole?: string
}

interface Wishes {
  readonly only?: readonly string[]
  readonly rows?: RowsOf
  readonly file?: string | undefined
}

export interface Converted {
  readonly calls: readonly FoundCall[]
  /** The new texts of schemas/ by file. */
  readonly texts: { readonly [file: string]: string }
  /** The operations that are left out, each with its line and the reason. */
  readonly refused: readonly string[]
  readonly placed: Placed
}

/** Converts a document to the calls that the check accepts in a product. Throws one sentence if it cannot be read. */
export function converted(files: Files, { path, text, whole = text }: DocumentText, wishes: Wishes = {}): Converted {
  const document = readDocument(whole)
  const lineOf = linesOf(text)
  const placed: Placed = ({ at, endpoint }) => `${basename(path)}:${lineOf(at)} ${endpoint}`
  const found = importedCalls(document, wishes.only, wishes.rows)
  const { title } = isObject(document.info) ? document.info : {}
  const file = wishes.file ?? (camel(typeof title === 'string' ? title : '').replaceAll(/\W/g, '') || 'openapi')
  const { calls, texts, refused: unfit } = validCalls(files, found.calls, file)
  const refused = [...found.refused, ...unfit].map((one) => `${placed(one)}: ${one.what}`)
  return { calls, texts, refused, placed }
}

type Placed = (call: Pick<FoundCall, 'at' | 'endpoint'>) => string

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

/** An operation that is not imported, and why. */
interface RefusedCall {
  readonly at: FoundOperation
  readonly endpoint: string
  readonly what: string
}

/** Converts the operations of a document. Returns the calls, and the operations that cannot be called. */
export function importedCalls(
  document: OpenApiDocument,
  only: readonly string[] = [],
  rowsOf: RowsOf = {},
): { calls: FoundCall[]; refused: RefusedCall[] } {
  const calls: FoundCall[] = []
  const refused: RefusedCall[] = []
  const known = new Set<string>()
  const ids = new Map<unknown, string>()
  for (const found of operationsOf(document)) {
    if (only.length > 0 && !only.some((one) => isAt(found, one))) continue
    const base = basePath(found.operation, found.item, document)
    const call = importOperation(document, found, base, rowsOf)
    if ('what' in call) refused.push({ ...call, at: found })
    else if (known.has(call.endpoint)) refused.push({ ...call, at: found, what: 'it is there twice.' })
    else
      calls.push({
        ...call,
        losses: [...repeatedId(found, ids), ...call.losses],
        at: found,
        named: only.includes(`${found.method.toUpperCase()} ${found.path}`),
      })
    known.add(call.endpoint)
  }
  return { calls, refused }
}

/** Tells that an operation has the id of another one. `ids` collects the operations by their ids. */
function repeatedId({ method, path, operation }: FoundOperation, ids: Map<unknown, string>): readonly string[] {
  const { operationId: id } = operation
  const other = ids.get(id)
  if (id !== undefined && other === undefined) ids.set(id, `${method.toUpperCase()} ${path}`)
  return other === undefined ? [] : [`operationId: ${JSON.stringify(id)} is that of ${other} too`]
}

/** Returns true for an operation that `wanted` names by its path, or by its method and path. */
function isAt({ path, method }: FoundOperation, wanted: string): boolean {
  return wanted.startsWith('/') ? path.startsWith(wanted) : wanted === `${method.toUpperCase()} ${path}`
}

/** Returns the calls as api.json has them, with their definitions by file. */
export function toDefinitions(calls: readonly ImportedCall[], file: string, taken: ReadonlySet<string>) {
  const names = new Set(taken)
  const files: { [file: string]: { [name: string]: JsonSchema } } = {}
  const api: { [endpoint: string]: Call } = {}
  let count = 1
  let bytes = 0
  for (const one of calls) {
    const {
      endpoint,
      kind,
      description,
      request,
      response,
      answer = 'bare',
      encoding,
      headers,
      query,
      body,
      constants,
      pages,
    } = one
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
      ...(description !== undefined && { description }),
      request: define(request, 'Request'),
      response: define(response, 'Answer'),
      answer,
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

/** Holds the calls that the check accepts, the new texts of schemas/ by file, and the other calls. */
interface ValidCalls {
  readonly calls: readonly FoundCall[]
  readonly texts: { readonly [file: string]: string }
  readonly refused: readonly RefusedCall[]
}

/** Leaves out the calls that exist, and those for which the check would report a problem. */
function validCalls(files: Files, all: readonly FoundCall[], file: string): ValidCalls {
  const existing = readContract(files).calls
  const refused: RefusedCall[] = all
    .filter(({ endpoint }) => Object.hasOwn(existing, endpoint))
    .map((call) => ({ ...call, what: 'schemas/api.json has this call already.' }))
  const before = new Set(contractProblems(files).map(problemText))
  let calls = all.filter(({ endpoint }) => !Object.hasOwn(existing, endpoint))
  // The check goes on to the next kind of problem only after there is none of the one before.
  for (;;) {
    const { texts, owners } = textsOf(files, calls, file)
    const wrong = new Map<string, string>()
    for (const problem of calls.length === 0 ? [] : contractProblems(withChanges(files, texts))) {
      const [of = '', name = ''] = problem.where
      const endpoint = of === 'schemas/api.json' ? name : owners.get(`${of}#${name}`)
      const what = problemText(problem)
      if (endpoint !== undefined && !before.has(what) && !wrong.has(endpoint)) wrong.set(endpoint, what)
    }
    const left = calls.filter(({ endpoint }) => !wrong.has(endpoint))
    if (left.length === calls.length) return { calls, texts, refused }
    for (const call of calls) {
      const what = wrong.get(call.endpoint)
      if (what !== undefined) refused.push({ ...call, what })
    }
    calls = left
  }
}

function problemText({ where, what, allowed }: Problem): string {
  return findingText({ where, what, ...(allowed && { allowed }) })
}

/** Returns the new texts of schemas/ by file, and the call of each new definition. */
function textsOf(files: Files, calls: readonly ImportedCall[], file: string) {
  const taken = new Set(
    Object.values(readContract(files).set).flatMap((all) => Object.keys(all).map((one) => one.toLowerCase())),
  )
  const { api, files: added } = toDefinitions(calls, file, taken)
  const existing = schemaFiles(files)
  const texts: { [file: string]: string } = {}
  for (const [name, definitions] of Object.entries(added)) {
    if (existing.includes(name)) throw new Error(`There is a file schemas/${name} already: choose another --file.`)
    texts[`schemas/${name}`] = JSON.stringify({ $defs: definitions })
  }
  texts['schemas/api.json'] = withCalls(files.read('schemas/api.json'), api)
  const owners = new Map<string, string>(
    Object.entries(api).flatMap(([endpoint, { request, response }]) =>
      [request, response].map((ref) => [`schemas/${ref.replace('#/$defs/', '#')}`, endpoint] as const),
    ),
  )
  return { texts, owners }
}

/** Adds calls at the end of api.json. What is there keeps its lines. */
function withCalls(text: string, api: { readonly [endpoint: string]: Call }): string {
  const entries = Object.entries(api).map(
    ([name, call]) => `${JSON.stringify(name)}: ${JSON.stringify(call, undefined, 2)}`,
  )
  if (entries.length === 0) return text
  const isFirst = Object.keys(JSON.parse(text) as object).length === 0
  return text.replace(/\s*\}\s*$/, (end) => `${isFirst ? '' : ','}\n${entries.join(',\n')}${end}`)
}

/** Adds the rows of the document's examples to a sandbox that answers from examples. */
function addExamples(sources: SourceEdits, calls: readonly ImportedCall[]): void {
  if (sources.list('sandbox/examples').length === 0) return
  for (const call of calls) {
    const { endpoint, rows = [] } = call
    const word = endpoint.split(/[/#.]/).findLast((one) => /^[\w-]+$/.test(one))
    const file = `sandbox/examples/${word}.json`
    if (word === undefined || rows.length === 0 || sources.has(file)) continue
    const key = keyOfRows(call)
    sources.write(file, JSON.stringify(key === 'id' ? rows : { key, rows }))
  }
}

/** Returns the member that tells the example rows of a list apart: that of the list on a page. */
function keyOfRows({ endpoint, request, response, pages }: ImportedCall): string {
  const row = pages && pagedResponse(response, pages).properties?.list?.items
  try {
    return row ? keyOf(row, { call: endpoint, fixed: request.required ?? [], usual: [] }, undefined) : 'id'
  } catch {
    return 'id'
  }
}

/** Returns what an import leaves out, what it loses, and what it asks. */
export function report({ calls, refused, placed }: Converted): readonly string[] {
  const losses = calls.flatMap((call) => call.losses.map((loss) => `  ${placed(call)}: ${loss}`))
  const lists = calls.flatMap((call) => (call.pages ? [`  ${placed(call)}: ${wordsOf(call.pages)}`] : []))
  return [
    ...(refused.length > 0 ? [`Not imported (${refused.length}):`, ...refused.map((one) => `  ${one}`)] : []),
    ...(losses.length > 0 ? [`Lost (${losses.length}):`, ...losses] : []),
    ...(lists.length > 0 ? [`Lists (${lists.length}):`, ...lists] : []),
    ...calls.filter(({ unclear }) => unclear).map((one) => question(one, placed)),
  ]
}

/** Says where the rows of a list are, and how it is paged. */
function wordsOf({ rows, by, send, next }: ListAdapter): string {
  const asked = by === 'whole' ? 'all at once' : `${ways[by]}${send === undefined ? '' : ` in "${send}"`}`
  return `rows ${rows === undefined ? 'are the answer' : `at "${rows}"`}, ${asked}${next === undefined ? '' : `, the next from "${next}"`}`
}

const ways = {
  page: 'paged by number',
  offset: 'paged by offset',
  cursor: 'paged by cursor',
  link: 'paged by the header Link',
}
