// Adds an endpoint: its definitions, its entry in api.json, an answer of the sandbox, and a page if wanted.
import { isObject } from '@pagewright/engine/tools'
import { type JsonSchema, placesIn } from '../generate/schemaSet'
import { camel } from '../camel'
import { callsIn, pathNames, setIn } from './contract'
import { addHandler } from './handler'
import { addJson } from './insert'
import type { Kind } from './kind'
import { readNotation } from './notation'
import { methods, operationIn, type Operation } from './openApi'
import { looksOfPage, planPage } from './page'
import { answerTo, type Answers, type Question } from './questions'
import type { SourceEdits } from './sources'
import { wordQuestions } from './words'

const never = () => false
const members = 'its members, such as "name:string!,size:integer,kind:a|b" (! means required)'
const isDescribed = ({ openapi }: Answers) => openapi === undefined
const isPage = ({ page }: Answers) => page !== undefined

export const endpointKind: Kind = {
  summary: 'Adds an endpoint to the schemas, and a handler to the sandbox.',
  example: "--call 'POST /shop/list' --kind read --rows 'id:string!,name:string!'",
  questions: [
    { name: 'openapi', asks: 'an OpenAPI 3.1 document, JSON or YAML, with the endpoint', isNeeded: never },
    { name: 'path', asks: 'its path in the document', isNeeded: ({ openapi }) => openapi !== undefined },
    {
      name: 'method',
      asks: 'its method in the document',
      allowed: [...methods],
      isNeeded: ({ openapi }) => openapi !== undefined,
    },
    {
      name: 'call',
      asks: 'its method and path',
      like: { pattern: /^(GET|POST|PUT|PATCH|DELETE) (\/[\w.{}-]+)+$/, words: 'such as "POST /shop/list"' },
      isNeeded: isDescribed,
    },
    { name: 'kind', asks: 'whether it only reads', allowed: ['read', 'write'] },
    { name: 'request', asks: `its request: ${members}; no members by default`, isNeeded: never },
    { name: 'rows', asks: 'the members of each row of its list, in the same format', isNeeded: never },
    {
      name: 'answer',
      asks: 'the members of its answer, if that is not a list, in the same format; none by default',
      isNeeded: never,
    },
    {
      name: 'file',
      asks: 'the file of schemas/ for its definitions; the path of the endpoint decides by default',
      like: { pattern: /^[\w-]+$/, words: 'a name without .json' },
      isNeeded: never,
    },
    { name: 'page', asks: 'a page of it', allowed: ['list', 'form'], isNeeded: never },
    ...looksOfPage.map((question): Question => ({
      ...question,
      isNeeded: (answers, sources) => isPage(answers) && (question.isNeeded?.(answers, sources) ?? true),
    })),
    ...wordQuestions,
  ],
  words: ({ call, method = '', path = '' }) => `New endpoint ${call ?? `${method.toUpperCase()} ${path}`}.`,

  plan(answers, sources) {
    const { call, request, response, sends, leftOut } = described(answers, sources)
    if (callsIn(sources)[call]) throw new Error(`There is an endpoint "${call}" already.`)
    const kind = answerTo(answers, 'kind')
    const bounds = boundsIn(request)
    const notes = leftOut.map((what) => `Left out: ${what}.`)
    if (bounds && answers.page !== 'form')
      notes.push('Bounds of texts and lists were left out, because they belong to forms.')
    addShapes(sources, { call, kind, request, response, sends, file: answers.file })
    addHandler(sources, call, isList(response))
    if (answers.page === undefined)
      return { words: [], notes: [...notes, 'No page uses it yet: npm run new -- page …'] }
    const page = planPage(answers, sources, answers.page, call, bounds)
    return { ...page, notes: [...notes, ...page.notes] }
  },
}

interface Described {
  readonly call: string
  readonly request: JsonSchema
  readonly response: JsonSchema
  readonly sends: Operation['sends']
  readonly leftOut: readonly string[]
}

function described(answers: Answers, sources: SourceEdits): Described {
  if (answers.openapi !== undefined) {
    const found = operationIn(sources.outside(answers.openapi), answerTo(answers, 'path'), answerTo(answers, 'method'))
    const isShort = isList(found.response) && !found.request.properties?.page
    return {
      ...found,
      call: answers.call ?? found.call,
      request: isList(found.response) ? withPage(found.request) : found.request,
      leftOut: isShort
        ? [...found.leftOut, 'nothing, but "page" was added, because lists load in pages']
        : found.leftOut,
    }
  }
  const { request, rows, answer } = answers
  const response = rows === undefined ? readNotation(answer, '--answer') : pageOf(readNotation(rows, '--rows'))
  const taken = withPlaces(readNotation(request, '--request'), answerTo(answers, 'call'))
  return {
    call: answerTo(answers, 'call'),
    request: rows === undefined ? taken : withPage(taken),
    response,
    sends: {},
    leftOut: [],
  }
}

function pageOf(row: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { has_more: { type: 'boolean' }, list: { type: 'array', items: row } },
    required: ['has_more', 'list'],
  }
}

function withPage(request: JsonSchema): JsonSchema {
  const page = { type: 'integer', minimum: 1, description: 'From 1; the server decides how many rows a page has' }
  const required = [...new Set(['page', ...(request.required ?? [])])]
  return { ...request, properties: { page, ...request.properties }, required }
}

/** Adds what the path names, such as `id` of `/rooms/{id}`, unless the request has it. */
function withPlaces(request: JsonSchema, call: string): JsonSchema {
  const names = placesIn(call)
  if (names.length === 0) return request
  const own = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  const required = [...new Set([...names, ...(request.required ?? [])])]
  return { ...request, properties: { ...own, ...request.properties }, required }
}

function isList({ properties }: JsonSchema): boolean {
  return Boolean(properties?.has_more) && properties?.list?.items?.type === 'object'
}

interface Shapes extends Omit<Described, 'leftOut'> {
  readonly kind: string
  readonly file: string | undefined
}

/** Adds the definitions under unused names, and the call that refers to them. */
function addShapes(sources: SourceEdits, { call, kind, request, response, sends, file: said }: Shapes): void {
  const parts = pathNames(sources, call)
  const file = `${said ?? parts[0] ?? 'more'}.json`
  if (!sources.has(`schemas/${file}`)) sources.write(`schemas/${file}`, '{ "$defs": {} }\n')
  const name = parts
    .map((part) => camel(part))
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('')
  const requestRef = refOf(request, `${name}Request`)
  const row = isList(response) ? response.properties?.list?.items : undefined
  const rowName = row && define(`${name}Row`, row)
  const answer = rowName === undefined ? response : pageOf({ $ref: `#/$defs/${rowName}` })
  addJson(sources, 'schemas/api.json', [call], {
    kind,
    request: requestRef,
    response: refOf(answer, `${name}Answer`),
    ...sends,
  })

  function refOf(schema: JsonSchema, wanted: string): string {
    const isEmpty = Object.keys(schema.properties ?? {}).length === 0
    if (isEmpty && setIn(sources)['common.json']?.Empty) return 'common.json#/$defs/Empty'
    return `${file}#/$defs/${define(wanted, schema)}`
  }
  function define(wanted: string, schema: JsonSchema): string {
    const taken = new Set(Object.values(setIn(sources)).flatMap((definitions) => Object.keys(definitions)))
    const free = [wanted, `${wanted}Of${kind === 'read' ? 'Read' : 'Write'}`].find((one) => !taken.has(one))
    if (free === undefined) throw new Error(`schemas/ has a definition "${wanted}" already.`)
    addJson(sources, `schemas/${file}`, ['$defs', free], unbounded(schema))
    return free
  }
}

const textBounds = ['minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'uniqueItems']

/** Removes the bounds, which only forms have. */
function unbounded(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (_name, value: unknown) =>
      isObject(value) && typeof value.type === 'string' ? without(value) : value,
    ),
  ) as JsonSchema
}

function without(schema: { readonly [keyword: string]: unknown }): object {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !textBounds.includes(keyword)))
}

/** Returns the bounds by member, for a form. */
function boundsIn(schema: JsonSchema): { readonly [member: string]: JsonSchema } | undefined {
  const found = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const own = member && Object.fromEntries(Object.entries(member).filter(([keyword]) => textBounds.includes(keyword)))
    return own && Object.keys(own).length > 0 ? [[name, own] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
