// Converts one operation of an OpenAPI document to a call of api.json with its definitions. Reports what is lost.
import { isObject, type ListAdapter } from '@pagewright/engine/tools'
import { reserved } from '../check/grammar/checks'
import { isRootValue } from '../generate/rootValue'
import { callName, placesIn, type JsonSchema } from '../generate/schemaSet'
import { addressOf } from './address'
import { exampleRows } from './exampleRows'
import { listsIn, pagesOf } from './pagesOf'
import { resolved, type FoundOperation, type OpenApiDocument } from './readDocument'
import { hasTypeOf, namesIn } from './keywords'
import { Shapes } from './shapes'

export interface ImportedCall {
  readonly endpoint: string
  readonly kind: 'read' | 'write'
  /** What the document calls it. */
  readonly description?: string
  readonly request: JsonSchema
  readonly response: JsonSchema
  /** The answer is a file. */
  readonly answer?: 'file'
  readonly encoding?: 'form'
  readonly headers?: { readonly [name: string]: string }
  readonly query?: readonly string[]
  /** The member of the request that is the whole body. */
  readonly body?: string
  readonly constants?: { readonly [name: string]: unknown }
  readonly pages?: ListAdapter
  /** The lists of which it is not known which has the rows. */
  readonly unclear?: readonly string[]
  /** Rows of the document's examples, for the sandbox. */
  readonly rows?: readonly unknown[]
  /** Names what the definitions leave out, each with its place. */
  readonly losses: readonly string[]
}

/** Holds what the caller knows: the path of the rows by endpoint, or `none` for an answer that is no list. */
export interface RowsOf {
  readonly [endpoint: string]: string
}

const noRows = 'none'
/** Types of answers that are no file. */
const endless = /^(text\/event-stream|multipart\/)/i

/** Returns the call of an operation, or says why there is none. */
export function importOperation(
  document: OpenApiDocument,
  found: FoundOperation,
  base: string,
  rowsOf: RowsOf = {},
): ImportedCall | { readonly endpoint: string; readonly what: string } {
  const { method, item, operation } = found
  const { endpoint, query: asked, fragment } = addressOf(found, base)
  if (!callName.test(endpoint)) return { endpoint, what: 'the path has characters that no call may have.' }
  const shapes = new Shapes(document)
  const hasBody = method !== 'get' && method !== 'delete'
  const all = [item.parameters, operation.parameters].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  )
  const { properties, required, headers, query, constants, unfit } = shapes.parameters(all)
  if (unfit !== undefined) return { endpoint, what: unfit }
  const unknown = Object.entries(fragment).filter(([name]) => !shapes.isParameter(all, name))
  for (const [name, value] of [...Object.entries(asked), ...unknown]) {
    query.add(name)
    if (value !== undefined) constants[name] = value
    else properties[name] ??= { type: 'string' }
    if (value === undefined) required.push(name)
    else delete properties[name]
  }
  const places = placesIn(endpoint)
  for (const name of places) {
    if (Object.hasOwn(constants, name)) continue
    properties[name] ??= { type: 'string' }
    required.push(name)
  }
  const secrets = [...places, ...query].filter((name) => reserved.includes(name))
  for (const name of secrets) {
    if (places.includes(name) || required.includes(name))
      return { endpoint, what: `"${name}" may stand in no address.` }
    shapes.lose(`parameter ${name}`, 'it may stand in no address')
    query.delete(name)
    delete properties[name]
  }
  const sent = shapes.content(operation.requestBody, 'request')
  if (sent?.foreign && hasBody)
    return { endpoint, what: `its body is ${sent.foreign.join(' or ')}, and a call sends JSON or a form.` }
  if (sent && !hasBody) shapes.lose('request', `a ${method.toUpperCase()} carries none`)
  const { body, fixed } = shapes.withoutConstants(hasBody ? sent?.schema : undefined)
  const whole = body && isRootValue(body) ? (Object.hasOwn(properties, 'value') ? 'body' : 'value') : undefined
  if (whole !== undefined && sent?.isForm) shapes.lose('request', 'a form has named members')
  const isWhole = body !== undefined && whole !== undefined && !sent?.isForm
  const members: JsonSchema | undefined = isWhole ? { properties: { [whole]: body }, required: [whole] } : body
  const {
    properties: sentMembers,
    required: _required,
    type: _type,
    description: _description,
    ...choices
  } = members ?? {}
  const request: JsonSchema = {
    type: 'object',
    ...choices,
    properties: { ...sentMembers, ...properties },
    ...namesIn([...required, ...(members?.required ?? [])]),
  }
  const response = answerOf(operation)
  const answered = resolved(document, response)
  const { schema: answer, foreign } = shapes.content(response, 'answer') ?? {}
  // What a GET answers is saved as a file, unless it never ends or is several.
  const isFile = foreign !== undefined && method === 'get' && !foreign.some((type) => endless.test(type))
  if (foreign && !isFile)
    return { endpoint, what: `its answer is ${foreign.join(' or ')}, and a call reads JSON, or a file of a GET.` }
  const hasLink =
    isObject(answered) &&
    isObject(answered.headers) &&
    Object.keys(answered.headers).some((name) => /^link$/i.test(name))
  const lists = answer ? listsIn(answer) : []
  const said = Object.hasOwn(rowsOf, endpoint) ? rowsOf[endpoint] : undefined
  if (said !== undefined && said !== noRows && !lists.includes(said))
    return { endpoint, what: `there is no list at "${said}". There are: ${lists.join(', ') || 'none'}.` }
  const isList = said !== noRows && (method === 'get' || said !== undefined || isSearch(method, endpoint, answer))
  const pages =
    isList && answer
      ? pagesOf(request, answer, /\}(#|$)/.test(endpoint), hasLink, said, shapes.defaultsOf(all))
      : undefined
  const isUnclear = isList && !pages && lists.length > 1
  const isObjectAnswer = hasTypeOf(answer, 'object') && answer?.properties !== undefined
  if (answer && !pages && !isObjectAnswer)
    shapes.lose('answer', `it is ${String(answer.type ?? 'of several types')}, not an object`)
  const always = { ...fixed, ...constants }
  return {
    endpoint,
    kind: method === 'get' || pages || isUnclear ? 'read' : 'write',
    ...(typeof operation.summary === 'string' && operation.summary !== '' && { description: operation.summary }),
    request,
    response: isFile
      ? { type: 'string' }
      : answer && (pages ?? isObjectAnswer)
        ? answer
        : { type: 'object', properties: {} },
    ...(isFile && { answer: 'file' as const }),
    ...(isWhole && { body: whole }),
    ...(sent?.isForm && body && { encoding: 'form' as const }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(hasBody && query.size > 0 && { query: [...query] }),
    ...(Object.keys(always).length > 0 && { constants: always }),
    ...(pages && { pages }),
    ...(isUnclear && { unclear: lists }),
    ...(pages && answer && { rows: exampleRows(document, answered, answer, pages) }),
    losses: shapes.losses,
  }
}

/** Returns true for a POST that only reads, as its name says: it searches, and answers with a list. */
function isSearch(method: string, endpoint: string, answer: JsonSchema | undefined): boolean {
  const hasList = answer !== undefined && (hasTypeOf(answer, 'array') || listsIn(answer).length > 0)
  return hasList && method === 'post' && /[^A-Za-z](search|query|list|find|lookup)(#.*)?$/i.test(endpoint)
}

function answerOf({ responses }: OpenApiDocument): unknown {
  const all = isObject(responses) ? responses : {}
  const good = Object.keys(all).find((status) => /^2(\d\d|XX)$/i.test(status))
  return all[good ?? 'default']
}
