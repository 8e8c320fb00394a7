// Guesses how a server pages a list, from the names of its parameters and of the members of its answer.
import type { ListAdapter } from '@pagewright/engine/tools'
import type { JsonSchema } from '../generate/schemaSet'
import { hasTypeOf } from './keywords'

/**
 * Returns the adapter of a list, or undefined if the answer is no list of objects or plain values. The caller may give the
 * path of its rows in `said`. `isOne` tells that the address names one thing.
 */
export function pagesOf(
  request: JsonSchema,
  answer: JsonSchema,
  isOne: boolean,
  hasLink: boolean,
  said?: string,
): ListAdapter | undefined {
  const rows = said ?? (hasTypeOf(answer, 'array') ? (isListOfRows(answer) ? '' : undefined) : rowsIn(answer))
  if (rows === undefined) return undefined
  const names = Object.keys(request.properties ?? {})
  const named = (pattern: RegExp) => names.find((name) => pattern.test(name))
  const at = rows === '' ? {} : { rows }
  const sendSize = named(sizeNames)
  const size = sendSize === undefined ? {} : { sendSize, size: sizeOf(request.properties?.[sendSize]) }
  const next = nextIn(answer)
  const total = memberIn(answer, (name, one) => totalNames.test(name) && hasTypeOf(one, 'integer'))
  const counted = total === undefined ? {} : { total }
  const cursor = named(
    /^((next_?)?cursor|after|starting_after|since|(next_?)?page_?token|next_?token|continuation.*)$/i,
  )
  if (cursor !== undefined && next !== undefined) return { ...at, by: 'cursor', send: cursor, next, ...size }
  const page = named(/^(page(_?(number|index|no))?|p)$/i)
  const linked = page ?? cursor
  if (hasLink && linked !== undefined) return { ...at, by: 'link', send: linked, ...size }
  if (page !== undefined) {
    const more = moreIn(answer) ?? next
    const first = request.properties?.[page]?.minimum === 0 ? { first: 0 as const } : {}
    return { ...at, by: 'page', send: page, ...first, ...size, ...(more !== undefined && { next: more }), ...counted }
  }
  const offset = named(/^(offset|skip|start(_?index)?)$/i)
  if (offset !== undefined) return { ...at, by: 'offset', send: offset, size: usualSize, ...size, ...counted }
  // One thing may contain a list, such as the tags of a pet.
  const hasOwnList = rows !== '' && (isOne || answer.properties?.id !== undefined)
  if (said === undefined && hasOwnList && !usualRows.test(rows.replace(/^.*\./, ''))) return undefined
  // Everything comes at once.
  return { ...at, by: 'whole' }
}

/** The names of the member that asks for so many rows. */
export const sizeNames = /^(per_?page|page_?size|size|limit|max_?results|count|take|first)$/i
const usualRows = /^(data|items|results|list|rows|entries|records|values|content)$/i
const usualSize = 30

/** Returns how many rows a page has: the usual number, or as many as the schema allows. */
export function sizeOf(schema: JsonSchema | null | undefined): number {
  const most = typeof schema?.maximum === 'number' ? schema.maximum : usualSize
  return Math.max(1, Math.min(usualSize, most))
}

function isListOfRows({ items }: JsonSchema): boolean {
  return hasTypeOf(items, 'object')
}

/** Returns the path of the only list of objects, at most two levels deep. A member with a usual name wins. */
function rowsIn(answer: JsonSchema, prefix = ''): string | undefined {
  const members = Object.entries(answer.properties ?? {})
  // A list of plain values is an answer of its own only if nothing stands beside it.
  const [alone, ...others] = members
  if (prefix === '' && alone && others.length === 0 && hasTypeOf(alone[1]?.items, 'string')) return alone[0]
  const lists = members.flatMap(([name, one]) => (hasTypeOf(one, 'array') && isListOfRows(one) ? [name] : []))
  const usual = lists.find((name) => usualRows.test(name))
  const found = usual ?? (lists.length === 1 ? lists[0] : undefined)
  if (found !== undefined) return `${prefix}${found}`
  if (lists.length > 0 || prefix !== '') return undefined
  const inner = members.flatMap(([name, one]) => (one?.type === 'object' ? (rowsIn(one, `${name}.`) ?? []) : []))
  return inner.length === 1 ? inner[0] : undefined
}

/** Returns the paths of all lists of objects that could be the rows of an answer, at most two levels deep. */
export function listsIn(answer: JsonSchema, prefix = ''): readonly string[] {
  return Object.entries(answer.properties ?? {}).flatMap(([name, one]) => {
    if (hasTypeOf(one, 'array')) return isListOfRows(one) ? [`${prefix}${name}`] : []
    return hasTypeOf(one, 'object') && prefix === '' ? listsIn(one, `${name}.`) : []
  })
}

const nextNames =
  /^(next_?cursor|next_?page_?token|next_?token|next_?page|next|end_?cursor|continuation_?token|cursor)$/i
const totalNames = /^total(_?(count|items|results|elements|records|rows))?$/i
const moreNames = /^(has_?(more|next)(_?page)?|more)$/i

function nextIn(answer: JsonSchema): string | undefined {
  return memberIn(
    answer,
    (name, one) => nextNames.test(name) && (hasTypeOf(one, 'string') || hasTypeOf(one, 'integer')),
  )
}

function moreIn(answer: JsonSchema): string | undefined {
  return memberIn(answer, (name, one) => moreNames.test(name) && hasTypeOf(one, 'boolean'))
}

/** Returns the path of a member, at most two levels deep. */
function memberIn(
  answer: JsonSchema,
  fits: (name: string, one: JsonSchema) => boolean,
  prefix = '',
): string | undefined {
  const members = Object.entries(answer.properties ?? {})
  const own = members.find(([name, one]) => one && fits(name, one))
  if (own) return `${prefix}${own[0]}`
  if (prefix !== '') return undefined
  return members.flatMap(([name, one]) => (one?.type === 'object' ? (memberIn(one, fits, `${name}.`) ?? []) : []))[0]
}
