// Checks schemas/ and the existence of English texts, before anything is generated from them.
import {
  callRule,
  isObject,
  nativeGate,
  nativeRule,
  notAmong,
  outcomeRule,
  type Problem,
} from '@pagewright/engine/tools'
import {
  acceptAnything,
  checkEntries,
  type Check,
  checkFlag,
  checkOneOf,
  checkText,
  under,
  wrong,
} from '../grammar/checks'
import { checkData, type Limits } from '../grammar/checkData'
import { checkKeywords } from '../grammar/checkKeywords'
import { checkMembersOf } from '../grammar/checkRule'
import { nothingKnown } from '../grammar/checkMarket'
import { definitionProblems, referenceProblem } from './checkDefinitions'
import { callProblems, howMembers, protocol } from './checkCalls'
import { filesAt, type Files } from '../../files'
import { jsonError } from '../../jsonError'
import { namedEndpoints, uploadIn } from '../../generate/codeEndpoints'
import { outcomeFault } from './checkOutcome'
import { membersOfRequest } from '../../generate/rootValue'
import {
  callName,
  inline,
  readContract,
  schemaFiles,
  type Contract,
  type JsonSchema,
  type SchemaSet,
} from '../../generate/schemaSet'

/** The most bytes of a schema file. */
const mostBytes = 64 * 1024
/** The most bytes of api.json. It lists the calls of all pages and cannot be split. */
const mostOfCalls = 1024 * 1024
const fileLimits: Limits = { depth: 40, members: 20_000, text: 2_000, name: 100 }
/** The name of a call has its whole path. */
const callLimits: Limits = { ...fileLimits, name: 300 }
const localeLimits: Limits = { depth: 1, members: 5_000, text: 2_000, name: 100 }

/**
 * Checks the files of schemas/ below a root, and that there are English texts. While there are problems, nothing may
 * read the contract, because reading it might not end.
 */
export function contractProblems(root: string | Files): Problem[] {
  const files = schemaFiles(root)
  const unread = [
    ...files.flatMap((file) =>
      file === 'api.json'
        ? fileProblems(root, `schemas/${file}`, mostOfCalls, callLimits)
        : fileProblems(root, `schemas/${file}`, mostBytes, fileLimits),
    ),
    ...fileProblems(root, 'locales/en.json', 256 * 1024, localeLimits),
  ]
  if (unread.length > 0) return unread
  const shapes = files.filter((file) => file !== 'api.json' && file !== 'native.json')
  const wrongFiles = [...shapes.flatMap((file) => shapeProblems(root, file)), ...doubled(root, shapes)]
  if (wrongFiles.length > 0) return wrongFiles
  const contract = readContract(root)
  const wrongShapes = [...placed(definitionProblems(contract.set)), ...tableProblems(contract)]
  if (wrongShapes.length > 0) return wrongShapes
  return [
    ...unknownCodes(contract),
    ...outcomes(contract),
    ...callProblems(contract),
    ...unknownEndpoints(root, contract),
    ...uploadProblems(root, contract),
  ]
}

/** Adds the folder to the file at the start of each path. */
function placed(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, where: [`schemas/${problem.where[0]}`, ...problem.where.slice(1)] }))
}

function fileProblems(root: string | Files, file: string, bytes: number, limits: Limits): Problem[] {
  const source = filesAt(root).read(file)
  if (Buffer.byteLength(source) > bytes)
    return [{ name: 'too-large', where: [file], what: `this file has more than ${bytes / 1024} KB: split it.` }]
  try {
    const found: unknown = JSON.parse(source)
    const doubles = repeatedNames(source).map(({ path: names, first, line }): Problem => ({
      name: 'repeated-name',
      where: [file, ...shown(names)],
      what: `this name stands in line ${first} and again in line ${line}, and only the last one would count.`,
    }))
    return [...doubles, ...checkData(found, [file], { limits, silent })]
  } catch (error) {
    return [{ name: 'not-data', where: [file], what: `this is not JSON: ${jsonError(source, error)}.` }]
  }
}

/** The path of a definition does not contain `$defs`. */
const silent: ReadonlySet<string> = new Set(['$defs'])

function shown(path: readonly string[]): readonly string[] {
  return path.filter((name) => !silent.has(name))
}

function definitionsIn(root: string | Files, file: string): unknown {
  const found: unknown = JSON.parse(filesAt(root).read(`schemas/${file}`))
  return isObject(found) && Object.keys(found).join() === '$defs' ? found.$defs : undefined
}

function shapeProblems(root: string | Files, file: string): Problem[] {
  const definitions = definitionsIn(root, file)
  const where = [`schemas/${file}`]
  if (!isObject(definitions))
    return [{ name: 'not-data', where, what: 'expected { "$defs": … } with definitions by name, and no other member.' }]
  return Object.entries(definitions).flatMap(([name, schema]): Problem[] => {
    if (!/^\w+$/.test(name))
      return [
        {
          name: 'not-data',
          where: [...where, name],
          what: 'the name of a definition may have only letters, digits and _.',
        },
      ]
    if (!isObject(schema)) return [{ name: 'not-data', where: [...where, name], what: 'expected a schema.' }]
    return checkKeywords(schema, [...where, name])
  })
}

function doubled(root: string | Files, files: readonly string[]): Problem[] {
  const owner = new Map<string, string>()
  return files.flatMap((file) =>
    Object.keys(definitionsIn(root, file) ?? {}).flatMap((name): Problem[] => {
      const other = owner.get(name)
      owner.set(name, other ?? file)
      if (other === undefined) return []
      const what = `schemas/${other} also defines this name: rename one of them.`
      return [{ name: 'repeated-name', where: [`schemas/${file}`, name], what }]
    }),
  )
}

/** Checks the protocol, the endpoints and native functions: their kinds exist, and so do the schemas that they name. */
function tableProblems({ protocol: common, calls, native = {}, set }: Contract): Problem[] {
  const problems: Problem[] = []
  const place = (file: string) => ({
    known: nothingKnown,
    scope: {},
    where: [`schemas/${file}`],
    report: (problem: Problem) => void problems.push(problem),
  })
  const shape = shapeIn(set)
  const headers: unknown = isObject(common) ? common.headers : undefined
  const call = checkMembersOf(callRule, {
    ...howMembers(isObject(headers) ? Object.keys(headers).map((name) => name.toLowerCase()) : []),
    kind: checkOneOf('read', 'write', 'money'),
    description: checkText,
    bare: checkOneOf('read'),
    request: shape,
    response: shape,
    outcome: outcomeWith(shape),
  })
  if (common !== undefined) protocol(common, under(place('api.json'), 'protocol'))
  checkEntries((found, at) => {
    const name = at.where.at(-1) ?? ''
    if (callName.test(name)) return call(found, at)
    const what =
      'an entry is "protocol" or a call. The name of a call is its method and its path: "POST /shop/list", "GET /shop/{id}" or "POST /rpc#List".'
    at.report(notAmong({ name: 'not-data', where: at.where, what }, name, ['protocol']))
  })(calls, place('api.json'))
  const functionKind = checkOneOf('info', 'shell', 'navigate', 'share', 'choose', 'upload', 'event')
  const nativeFunction = { kind: functionKind, args: shape, sends: shape, answer: shape, gate }
  checkEntries(checkMembersOf(nativeRule, nativeFunction))(native, place('native.json'))
  return problems
}

function shapeIn(set: SchemaSet): Check {
  return (ref, place) => {
    const problem = referenceProblem(set, ref, '', place.where)
    if (problem) place.report(problem)
  }
}

const list: Check = (found, place) => {
  if (!Array.isArray(found)) wrong(place, 'not-a-list', 'expected a list.')
}
const codes: Check = (found, place) => {
  list(found, place)
  if (Array.isArray(found) && found.some((one) => typeof one !== 'string'))
    wrong(place, 'not-data', 'expected the codes as texts.')
}
const outcomeWith = (shape: Check) =>
  checkMembersOf(outcomeRule, {
    call: checkText,
    body: checkEntries(acceptAnything),
    list: checkFlag,
    time: checkText,
    match: (found, place) => {
      list(found, place)
      if (Array.isArray(found)) for (const one of found) checkEntries(acceptAnything)(one, place)
    },
    ref: checkText,
    key: checkText,
    answer: shape,
    missing: list,
    refusals: codes,
    doubtful: codes,
  })
const version: Check = (found, place) => {
  if (typeof found === 'number' && !(found >= 0)) wrong(place, 'not-data', 'no version is below 0.')
}
const release: Check = (found, place) => {
  if (typeof found !== 'string' || !/^\d+(\.\d+)*$/.test(found))
    wrong(place, 'not-data', 'expected a version such as 1.3.14.')
}
const gate = checkMembersOf(nativeGate, { ios: release, androidAbove: version })

/** Checks that the codes of envelopes have a meaning, if there are envelopes. */
function unknownCodes({ protocol: common, calls }: Contract): Problem[] {
  const enveloped = Object.keys(calls).find((endpoint) => calls[endpoint]?.answer === undefined)
  if (common?.envelope || enveloped === undefined) return []
  const codes = '"envelope": { "success": ["0"] }'
  const [missing, entry] = common ? ['envelope', codes] : ['protocol', `"protocol": { ${codes} }`]
  const what = `"${missing}" is missing, and ${enveloped} answers with an envelope { code, msg, res }: add ${entry} with the codes of success, or write "answer": "bare" in each call.`
  return [{ name: 'missing-key', where: ['schemas/api.json', ...(common ? ['protocol'] : [])], what }]
}

function outcomes({ protocol: common, calls, set, native }: Contract): Problem[] {
  return Object.entries(calls).flatMap(([endpoint, call]): Problem[] => {
    const where = ['schemas/api.json', endpoint]
    if (!call.outcome) {
      if (call.kind !== 'money') return []
      const what = '"outcome" is missing: say how the client finds out whether the money moved (docs/money.md).'
      return [{ name: 'missing-key', where, what }]
    }
    const what = outcomeFault(
      { ...(common && { protocol: common }), calls, set, ...(native && { native }) },
      set,
      endpoint,
      call.outcome,
    )
    return what === undefined ? [] : [{ name: 'unknown-path', where: [...where, 'outcome'], what: `${what}.` }]
  })
}

/** Finds endpoints that code names and the contract does not have. */
function unknownEndpoints(root: string | Files, { calls }: Contract): Problem[] {
  const known = Object.keys(calls)
  return namedEndpoints(root)
    .filter(({ endpoint }) => !known.includes(endpoint))
    .map(({ endpoint, file }) => {
      const what = `schemas/api.json has no "${endpoint}".`
      return notAmong({ name: 'unknown-endpoint', where: [file], what }, endpoint, known)
    })
}

/** Checks that the call that the code names as `upload` takes and answers what a field for pictures sends and reads. */
function uploadProblems(root: string | Files, { calls, set }: Contract): Problem[] {
  const { file = '', call: name = '' } = uploadIn(root) ?? {}
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined
  if (!call) return []
  const where = ['schemas/api.json', name]
  const why = `${file} names this call as "upload"`
  if (call.kind === 'read')
    return [
      {
        name: 'not-a-write',
        where: [...where, 'kind'],
        what: `${why}, and each upload makes a new file: write "write".`,
      },
    ]
  const sent = { name: 'string', size: 'integer', type: 'string' }
  const read = { upload_url: 'string', url: 'string' }
  const { properties = {}, required = [] } = membersOfRequest(set, call)
  const answer = inline(set, { $ref: call.response }, '')
  const takes = Object.entries(sent).every(([member, type]) => hasType(properties[member], type))
  const answers = Object.entries(read).every(([member, type]) => hasType(answer.properties?.[member], type))
  const unsent = required.filter((member) => !Object.hasOwn(sent, member))
  const isSure = Object.keys(read).every((member) => answer.required?.includes(member))
  const misfit = (member: string, what: string): Problem => ({ name: 'unfit-value', where: [...where, member], what })
  return [
    ...(takes && unsent.length === 0
      ? []
      : [
          misfit(
            'request',
            `${why}. A field for pictures sends "name", "size" and "type": declare two texts and an integer, and require nothing else.`,
          ),
        ]),
    ...(answers && isSure
      ? []
      : [
          misfit(
            'response',
            `${why}. A field for pictures sends the file to "upload_url", and its value is "url": declare both as texts, and require them.`,
          ),
        ]),
  ]
}

/** A whole number is a number too. */
function hasType(schema: JsonSchema | null | undefined, type: string): boolean {
  return [schema?.type].flat().some((one) => one === type || (type === 'integer' && one === 'number'))
}

interface Repeated {
  readonly path: readonly string[]
  /** The line where it stands first, and the one where it stands again, from 1. */
  readonly first: number
  readonly line: number
}

/** Returns the repeated names of a JSON text. */
function repeatedNames(json: string): Repeated[] {
  const found: Repeated[] = []
  const open: { name: string; readonly lines: Map<string, number> | undefined }[] = []
  let line = 1
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]|\n/g)) {
    const here = open.at(-1)
    if (token === '{' || token === '[') open.push({ name: '', lines: token === '{' ? new Map() : undefined })
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':') && here?.lines) {
      here.name = JSON.parse(token.replace(/\s*:$/, '')) as string
      const first = here.lines.get(here.name)
      if (first !== undefined) found.push({ path: open.map(({ name }) => name).filter(Boolean), first, line })
      here.lines.set(here.name, first ?? line)
    }
    line += token.split('\n').length - 1
  }
  return found
}
