// Reads change sets from JSON. Refuses whatever it does not know.
import { forbidden, isObject } from '@pagewright/engine/tools'
import { type ProductChange, type ChangeSet, readPathText, Refused, siteParts } from './change'

/** The members that each kind of change has. A question mark says that it may be missing. */
export const changeMembers = {
  set: ['at', 'value', 'page?', 'schema?', 'locale?', 'site?', 'market?', 'shared?'],
  add: ['at', 'value', 'after?', 'page?', 'schema?', 'locale?', 'site?', 'market?', 'shared?'],
  remove: ['at', 'page?', 'schema?', 'locale?', 'site?', 'market?', 'shared?'],
  rename: ['at', 'to', 'page?', 'schema?', 'locale?', 'site?', 'market?', 'shared?'],
  move: ['at', 'after', 'page?', 'schema?', 'locale?', 'site?', 'market?', 'shared?'],
  hide: ['at', 'market', 'page?', 'schema?'],
  text: ['key', 'language', 'text'],
  token: ['market', 'scheme', 'token', 'value'],
  create: ['value', 'page?', 'schema?', 'locale?', 'market?', 'like?'],
  delete: ['page?', 'schema?', 'locale?', 'market?'],
} as const satisfies { readonly [kind in ProductChange['do']]: readonly string[] }

const kinds = Object.keys(changeMembers)
/** More changes in one set would be hard to review. */
const mostChanges = 1000

/** Reads a change set, a list of changes, or one change. Throws `Refused` with the place of the first mistake. */
export function readChangeSet(json: unknown): ChangeSet {
  if (Array.isArray(json)) return { changes: readChanges(json) }
  if (isObject(json) && 'changes' in json) {
    const other = Object.keys(json).find((name) => name !== 'changes' && name !== 'note')
    if (other !== undefined) throw new Refused(`A change set has no member "${other}". It has: changes, note.`)
    if (!Array.isArray(json.changes)) throw new Refused('"changes" must be a list of changes.')
    if (json.note !== undefined && typeof json.note !== 'string') throw new Refused('"note" must be a text.')
    return { changes: readChanges(json.changes), ...(json.note !== undefined && { note: json.note }) }
  }
  return { changes: readChanges([json]) }
}

function readChanges(list: readonly unknown[]): readonly ProductChange[] {
  if (list.length === 0) throw new Refused('The change set is empty.')
  if (list.length > mostChanges)
    throw new Refused(`A change set has at most ${mostChanges} changes; this one has ${list.length}.`)
  return list.map((one, index) => readChange(one, `Change ${index + 1}`))
}

function readChange(json: unknown, where: string): ProductChange {
  if (!isObject(json)) throw new Refused(`${where} must be an object with "do".`)
  const kind = json.do
  if (typeof kind !== 'string' || !Object.hasOwn(changeMembers, kind))
    throw new Refused(`${where}: "do" is ${JSON.stringify(kind)}. Allowed: ${kinds.join(', ')}.`)
  const members: readonly string[] = changeMembers[kind as ProductChange['do']]
  const names = members.map((name) => name.replace('?', ''))
  for (const name of Object.keys(json))
    if (name !== 'do' && !names.includes(name))
      throw new Refused(`${where}: "${kind}" has no member "${name}". It has: ${names.join(', ')}.`)
  for (const name of members)
    if (!name.endsWith('?') && !Object.hasOwn(json, name)) throw new Refused(`${where}: "${kind}" needs "${name}".`)
  for (const [name, value] of Object.entries(json)) refuseWrong(where, name, value)
  const change = { ...json, ...(json.at !== undefined && { at: pathOf(json.at, where) }) }
  if (kind !== 'text' && kind !== 'token') refuseTargets(change, where)
  if ('value' in json) refuseNames(json.value, where)
  // Every member has just been compared with the table above.
  return change as unknown as ProductChange
}

const texts = ['page', 'schema', 'locale', 'market', 'to', 'key', 'language', 'text', 'token', 'like']
const oneOf: { readonly [member: string]: readonly string[] } = {
  site: siteParts,
  shared: ['there', 'here'],
  scheme: ['light', 'dark'],
}

function refuseWrong(where: string, name: string, value: unknown): void {
  if (texts.includes(name) && typeof value !== 'string') throw new Refused(`${where}: "${name}" must be a text.`)
  const allowed = oneOf[name]
  if (allowed && !allowed.includes(String(value)))
    throw new Refused(`${where}: "${name}" is ${JSON.stringify(value)}. Allowed: ${allowed.join(', ')}.`)
  if (name === 'after' && value !== null && typeof value !== 'string')
    throw new Refused(`${where}: "after" must be the name of a neighbour, or null for the first place.`)
  if ((name === 'to' || name === 'key') && forbidden.has(String(value)))
    throw new Refused(`${where}: "${String(value)}" cannot be a name.`)
}

function pathOf(at: unknown, where: string): readonly string[] {
  const path = typeof at === 'string' ? readPathText(at) : at
  if (!Array.isArray(path) || !path.every((name) => typeof name === 'string'))
    throw new Refused(`${where}: "at" must be a path, as a text or a list of names.`)
  const wrong = path.find((name) => forbidden.has(name))
  if (wrong !== undefined) throw new Refused(`${where}: "${wrong}" cannot be a name.`)
  return path
}

function refuseTargets(change: { readonly [name: string]: unknown }, where: string): void {
  const isDocument = change.do === 'create' || change.do === 'delete'
  const named = ['page', 'schema', 'locale', 'site'].filter((name) => change[name] !== undefined)
  if (named.length > 1) throw new Refused(`${where} names ${named.join(' and ')}. Name one of them.`)
  if (named.length === 0 && change.market === undefined)
    throw new Refused(`${where} names no place. Name a page, schema, locale, site or market.`)
  if (isDocument && named.length === 1 && change.market !== undefined)
    throw new Refused(`${where}: "${String(change.do)}" makes or removes one document. Leave out "market".`)
  if (change.market !== undefined && (named[0] === 'locale' || named[0] === 'site'))
    throw new Refused(`${where}: a market has no ${named[0]} of its own. Leave out "market".`)
}

/** Refuses names that could reach a prototype, and numbers that JSON cannot write. */
function refuseNames(value: unknown, where: string): void {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Refused(`${where}: ${value} is not a number of JSON.`)
  if (Array.isArray(value)) for (const one of value) refuseNames(one, where)
  else if (isObject(value))
    for (const [name, one] of Object.entries(value)) {
      if (forbidden.has(name)) throw new Refused(`${where}: "${name}" cannot be a name.`)
      refuseNames(one, where)
    }
}
