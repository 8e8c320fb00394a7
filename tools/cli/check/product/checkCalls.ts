// Checks how api.json says that a server takes calls: what they have in common, and of each call the place of each member,
// headers, constants and paging.
import {
  envelopeRule,
  headerRule,
  isObject,
  listAdapter,
  notAmong,
  type Problem,
  protocolRule,
} from '@pagewright/engine/tools'
import {
  acceptAnything,
  checkEntries,
  checkFlag,
  checkNumber,
  checkOneOf,
  checkText,
  reserved,
  under,
  wrong,
  type Check,
} from '../grammar/checks'
import { checkMembersOf } from '../grammar/checkRule'
import { memberAt, responseInPages } from '../../generate/listAdapter'
import { membersOfRequest, wholeBodyOf } from '../../generate/rootValue'
import { inline, placesIn, type Call, type Contract, type SchemaSet } from '../../generate/schemaSet'

/** Headers that the client or the browser sets, or that say who somebody is. A call cannot set them. */
export const ownHeaders = /^(authorization|content-type|cookie|host|idempotency-key|origin|referer)$/i
/** Those of them that `protocol` may name. */
const ofProtocol = /^(authorization|content-type)$/i
/** Checks headers by name. `setterOf` returns who sets a header that must not stand here. */
const headersExcept =
  (setterOf: (name: string) => string | undefined, value: Check): Check =>
  (found, place) => {
    checkEntries(value)(found, place)
    const names = isObject(found) ? Object.keys(found) : []
    for (const name of names) {
      const setter = setterOf(name)
      if (setter !== undefined) wrong(under(place, name), 'reserved-name', `${setter} sets "${name}".`)
      if (!/^[\w-]+$/.test(name))
        wrong(under(place, name), 'not-data', 'the name of a header has letters, digits and "-".')
      const first = names.find((one) => one.toLowerCase() === name.toLowerCase())
      if (first !== name) wrong(under(place, name), 'repeated-name', `this is the header "${first}".`)
    }
  }
const names: Check = (found, place) => {
  if (!Array.isArray(found)) wrong(place, 'not-a-list', 'expected a list.')
  else if (found.some((one) => typeof one !== 'string'))
    wrong(place, 'not-data', 'expected the names of members as texts.')
}
const pages = checkMembersOf(listAdapter, {
  rows: checkText,
  by: checkOneOf('page', 'offset', 'cursor', 'link', 'whole'),
  send: checkText,
  first: checkOneOf(0, 1),
  size: checkNumber,
  sendSize: checkText,
  next: checkText,
  total: checkText,
  emptyEnds: checkFlag,
})

/** Codes of an envelope: some texts, each once. */
const codes: Check = (found, place) => {
  const isValid = (code: unknown) => typeof code === 'string' && /^\S{1,64}$/.test(code)
  if (!Array.isArray(found)) return wrong(place, 'not-a-list', 'expected a list of codes.')
  if (found.length === 0 || !found.every(isValid))
    return wrong(place, 'not-data', 'expected at least one code, as texts of at most 64 characters: ["0"].')
  const again = found.find((code, index) => found.indexOf(code) < index)
  if (again !== undefined) wrong(place, 'repeated-name', `"${again}" is here twice.`)
}
const envelope: Check = (found, place) => {
  checkMembersOf(envelopeRule, { success: codes, sessionEnd: codes })(found, place)
  const { success, sessionEnd } = isObject(found) ? found : {}
  if (!Array.isArray(success) || !Array.isArray(sessionEnd)) return
  const both: unknown = sessionEnd.find((code) => success.includes(code))
  if (both !== undefined)
    wrong(
      under(place, 'sessionEnd'),
      'repeated-name',
      `${JSON.stringify(both)} is in "success" too: a code has one meaning.`,
    )
}

const headerText: Check = (found, place) => {
  if (typeof found !== 'string' || !/^[!-~]([ -~]*[!-~])?$/.test(found))
    wrong(place, 'not-data', 'expected a text of ASCII letters, digits and signs, without a blank at its ends.')
}
const sources = Object.keys(headerRule.rule.members.from.rule.rule.of)
const platforms = ['android', 'other']
const headerSource: Check = (found, place) => {
  checkMembersOf(headerRule, {
    from: (from, at) => {
      if (typeof from !== 'string' || !sources.includes(from))
        at.report(
          notAmong(
            { name: 'unknown-value', where: at.where, what: `there is no source ${JSON.stringify(from)}.` },
            from,
            sources,
          ),
        )
    },
    scheme: headerText,
    words: checkEntries(headerText),
  })(found, place)
  if (!isObject(found) || found.from !== 'platform' || !isObject(found.words)) return
  for (const word of Object.keys(found.words).filter((one) => !platforms.includes(one))) {
    const where = [...place.where, 'words']
    place.report(notAmong({ name: 'unknown-value', where, what: `there is no platform "${word}".` }, word, platforms))
  }
}
/** A header is a text or has a source. The client sets the type of a body. */
const header: Check = (found, place) => {
  if (/^content-type$/i.test(place.where.at(-1) ?? '')) {
    const what =
      'the client itself sets the type of each body: remove this. Only "application/json" may stand here, for calls without a body.'
    if (found !== 'application/json') wrong(place, 'reserved-name', what)
  } else if (isObject(found)) headerSource(found, place)
  else headerText(found, place)
}

/** Checks what all calls have in common. */
export const protocol = checkMembersOf(protocolRule, {
  envelope,
  headers: headersExcept(
    (name) => (ownHeaders.test(name) && !ofProtocol.test(name) ? 'the browser or the client' : undefined),
    header,
  ),
  emptyEnds: checkFlag,
})

/** Returns the checks of the members of a call that say how its server takes it. */
export const howMembers = (common: readonly string[]) => ({
  answer: checkOneOf('bare', 'file'),
  encoding: checkOneOf('form'),
  headers: headersExcept((name) => {
    if (common.includes(name.toLowerCase())) return '"headers" of "protocol" already'
    if (/^authorization$/i.test(name)) return 'only "headers" of "protocol"'
    return ownHeaders.test(name) ? 'the browser or the client' : undefined
  }, checkText),
  query: names,
  body: checkText,
  constants: checkEntries(acceptAnything),
  problems: checkText,
  pages,
})

/** Checks what each call takes from the definitions. */
export function callProblems({ calls, set }: Contract): Problem[] {
  return Object.entries(calls).flatMap(([endpoint, call]) => {
    const where = ['schemas/api.json', endpoint]
    return [
      ...memberProblems(set, endpoint, call, where),
      ...fileProblems(set, call, where),
      ...bodyProblems(set, endpoint, call, where),
      ...pagesProblems(set, call, where),
      ...firstPageProblems(set, call),
    ]
  })
}

/** Checks that each member has one place, and that none in an address carries who somebody is. */
function memberProblems(set: SchemaSet, endpoint: string, call: Call, where: readonly string[]): Problem[] {
  const { properties = {}, required = [] } = membersOfRequest(set, call)
  const { query = [], constants = {} } = call
  const places = placesIn(endpoint)
  const isQuery = /^(GET|DELETE) /.test(endpoint)
  const inAddress = [...places, ...query, ...(isQuery ? [...Object.keys(properties), ...Object.keys(constants)] : [])]
  const unfilled = places.filter(
    (name) => !Object.hasOwn(constants, name) && !(Object.hasOwn(properties, name) && required.includes(name)),
  )
  const unknown = query.filter((name) => !Object.hasOwn(properties, name) && !Object.hasOwn(constants, name))
  const twice = Object.keys(constants).filter((name) => Object.hasOwn(properties, name))
  return [
    ...unfilled.map((name): Problem => {
      const what = `the request needs the member "${name}", which the path names, and it must be required.`
      return notAmong({ name: 'unknown-field', where, what }, name, Object.keys(properties))
    }),
    ...[...new Set(inAddress)]
      .filter((name) => reserved.includes(name))
      .map((name): Problem => {
        return { name: 'reserved-name', where, what: `"${name}" may stand in no address: use another name.` }
      }),
    ...unknown.map((name): Problem => {
      const what = `the request has no member "${name}".`
      return notAmong({ name: 'unknown-field', where: [...where, 'query'], what }, name, Object.keys(properties))
    }),
    ...twice.map((name): Problem => {
      const what = `the request has this member too: remove it from ${call.request}, because its value is always the same.`
      return { name: 'repeated-name', where: [...where, 'constants', name], what }
    }),
  ]
}

/** Checks a call whose answer is a file: it is read once, and is no list. */
function fileProblems(set: SchemaSet, call: Call, where: readonly string[]): Problem[] {
  if (call.answer !== 'file') return []
  const misfit = (member: string, what: string): Problem => ({ name: 'unfit-value', where: [...where, member], what })
  const isText = inline(set, { $ref: call.response }, '').type === 'string'
  return [
    ...(call.kind === 'read' ? [] : [misfit('kind', 'a call whose answer is a file only reads: write "read".')]),
    ...(isText ? [] : [misfit('response', 'a file is described as a text: { "type": "string" }.')]),
    ...(call.pages ? [misfit('pages', 'a file has no pages.')] : []),
  ]
}

/** Checks a call whose body is one member of its request: the server gets nothing else but the address. */
function bodyProblems(set: SchemaSet, endpoint: string, call: Call, where: readonly string[]): Problem[] {
  const whole = wholeBodyOf(set, call)
  if (whole === undefined) return []
  const { properties = {} } = membersOfRequest(set, call)
  const { query = [], constants = {}, encoding, body } = call
  const at = body === undefined ? [...where, 'request'] : [...where, 'body']
  if (!Object.hasOwn(properties, whole)) {
    const what = `the request has no member "${whole}".`
    return [notAmong({ name: 'unknown-field', where: at, what }, whole, Object.keys(properties))]
  }
  const inAddress = new Set([...placesIn(endpoint), ...query])
  const lost = [...Object.keys(properties), ...Object.keys(constants)].filter(
    (name) => name !== whole && !inAddress.has(name),
  )
  const misfit = (what: string): Problem => ({ name: 'unfit-value', where: at, what })
  return [
    ...(/^(GET|DELETE) /.test(endpoint)
      ? [misfit(`a ${endpoint.split(' ', 1).join()} has no body: use POST, PUT or PATCH.`)]
      : []),
    ...(encoding === 'form'
      ? [misfit('a form has named members, so it cannot be a list or a single value: remove "encoding".')]
      : []),
    ...(inAddress.has(whole) ? [misfit(`the address carries "${whole}", so it cannot be the body.`)] : []),
    ...(call.pages ? [misfit('a list that is paged needs a request with named members.')] : []),
    ...lost.map((name) => misfit(`"${name}" is not in the body and not in the address: add it to "query".`)),
  ]
}

function pagesProblems(set: SchemaSet, call: Call, where: readonly string[]): Problem[] {
  if (!call.pages) return []
  const { rows = '', by, send, size, next, total } = call.pages
  const at = [...where, 'pages']
  const missing = (what: string): Problem => ({ name: 'missing-key', where: at, what })
  return [
    ...(responseInPages(set, call).properties?.list
      ? []
      : [{ name: 'not-a-list' as const, where: at, what: `the answer has no list at "${rows}".` }]),
    ...(total === undefined || memberAt(inline(set, { $ref: call.response }, ''), total)
      ? []
      : [{ name: 'unknown-path' as const, where: [...at, 'total'], what: `the answer has no member at "${total}".` }]),
    ...(by !== 'whole' && send === undefined ? [missing('"send" is missing: what chooses the page.')] : []),
    ...(by === 'cursor' && next === undefined ? [missing('"next" is missing: the path of the cursor.')] : []),
    ...(by === 'offset' && size === undefined ? [missing('"size" is missing: the rows of a page.')] : []),
  ]
}

/** Finds a request that does not take the first page, or takes pages before it. */
export function firstPageProblems(set: SchemaSet, { request, pages: how }: Call): Problem[] {
  if (how && how.by !== 'page') return []
  const [send, first] = [how?.send ?? 'page', how?.first ?? 1]
  const least = inline(set, { $ref: request }, '').properties?.[send]?.minimum
  if (typeof least !== 'number' || least === first) return []
  const [file = '', name = ''] = request.split('#/$defs/')
  const isOwn = set[file]?.[name]?.properties?.[send]?.minimum !== undefined
  const what = `the first page is ${first}, and the least "${send}" is ${least}.`
  const where = [`schemas/${file}`, name, ...(isOwn ? ['properties', send, 'minimum'] : [])]
  return [{ name: 'unfit-value', where, what }]
}
