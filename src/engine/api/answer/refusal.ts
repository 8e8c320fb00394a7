// Refusals of servers without envelopes: a status from 400 to 499, and perhaps texts about members of the request.
import { readPath } from '../../language/runtime/evaluateCondition'
import { isObject } from '../../language/runtime/merge'
import { unescapePointer } from '../../lib/text'
import { ApiError, broken, type ServerProblem } from './apiError'
import { serverTextOf } from './envelope'

/**
 * Returns the refusal of a write as an error of kind `business`, whose code is the status. Texts by member are at the path
 * `problems` of the answer. A status of 500 or more is no refusal, because the call may have been done.
 */
export function toRefusal(error: unknown, endpoint: string, problems: string | undefined): unknown {
  if (!(error instanceof ApiError) || error.kind !== 'status') return error
  const { status = 0, body, serverText } = error
  if (status >= 500) return new ApiError('status', endpoint, error.message, { ...error, code: broken, cause: error })
  if (status < 400) return error
  const said = problems === undefined ? undefined : readPath(body, problems)
  const found = problemsIn(said)
  const shown = serverTextOf(typeof said === 'string' ? said : found.map(sentenceOf).join(', ')) ?? serverText
  return new ApiError('business', endpoint, `the server refused (status ${status})`, {
    status,
    code: String(status),
    body,
    cause: error,
    ...(found.length > 0 && { problems: found }),
    ...(shown !== undefined && { serverText: shown }),
  })
}

/** Returns what a problem says, with the name of its member: `email has already been taken`. */
function sentenceOf({ at, text }: ServerProblem): string {
  return [at.join('.'), text].filter(Boolean).join(' ')
}

/**
 * Returns the problems of an answer. It has texts by member, perhaps by members within members, or a list whose entries name
 * the member and have the text, as `errors` of `application/problem+json`. A member is a name, a path with dots or brackets,
 * a JSON pointer, or a list of names.
 */
export function problemsIn(found: unknown): readonly ServerProblem[] {
  if (Array.isArray(found)) return found.flatMap((one) => (isObject(one) ? problemOf(one) : []))
  return isObject(found) ? within(found, []) : []
}

function within(found: object, parent: readonly string[]): readonly ServerProblem[] {
  return Object.entries(found).flatMap(([name, value]: [string, unknown]) => {
    const at = [...parent, ...pathOf(name)]
    if (isObject(value)) return within(value, at)
    return [value].flat().flatMap((one) => saidAt(at, one))
  })
}

/** The members that name the place of a problem, and those that have its text, by the conventions of servers. */
const places = ['pointer', 'field', 'path', 'loc', 'property', 'member', 'param', 'name', 'source']
const texts = ['detail', 'message', 'msg', 'reason', 'error', 'title', 'description']

function problemOf(entry: { readonly [name: string]: unknown }): readonly ServerProblem[] {
  const place = places.map((name) => entry[name]).find((one) => one !== undefined)
  const said = texts.map((name) => entry[name]).find((one) => typeof one === 'string')
  return saidAt(pathOf(isObject(place) ? place.pointer : place), said)
}

function saidAt(at: readonly string[], said: unknown): readonly ServerProblem[] {
  const text = serverTextOf(said)
  return text === undefined ? [] : [{ at, text }]
}

function pathOf(place: unknown): readonly string[] {
  if (Array.isArray(place)) return place.map(String)
  if (typeof place !== 'string') return []
  if (!/^#?\//.test(place)) return place.split(/[.[\]]+/).filter(Boolean)
  return place.replace(/^#?\//, '').split('/').map(unescapePointer)
}
