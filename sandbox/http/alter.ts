// Answers of a server that is newer, older, careless or taken over: the real ones, altered wherever the contract leaves
// room for it, and some beyond that.
import { isList, isObject, type ResolvedSchema } from '../contract'
import { clobberingNames, createHostile } from './hostile'

/**
 * `strange`: values of closed sets that nobody knows; `sparse`: nothing that is not required; `nulls`: null in its place;
 * `huge`: long texts and large figures; `listless`: null for each list; `mistyped`: values of other types; `hostile`:
 * texts that would be code, and addresses that lead elsewhere; `unruly`: names without an end or a gap, that run the
 * other way and over their line; `clobbering`: ids that are names of what the page itself uses.
 */
export type Alteration = keyof typeof alterations

type Alter = (value: unknown, schema: ResolvedSchema, isRequired: boolean, name: string) => unknown

const alterations = {
  strange: () => (value, schema) => (schema.enum ? strangeOf(value) : value),
  sparse: () => (value, _schema, isRequired) => (isRequired ? value : undefined),
  nulls: () => (value, _schema, isRequired) => (isRequired ? value : null),
  huge: () => (value, schema, _isRequired, name) => (schema.enum || isKey(name) ? value : hugeOf(value)),
  listless: () => (value) => (isList(value) ? null : value),
  mistyped: () => (value) => mistypedOf(value),
  hostile: hostileAlter,
  unruly: () => (value, schema, _isRequired, name) =>
    schema.enum || isKey(name) || typeof value !== 'string' || /^-?\d+(\.\d+)?$/.test(value) ? value : unrulyOf(value),
  clobbering: clobberingAlter,
} as const satisfies { readonly [name: string]: (turn: number) => Alter }
export const alterationNames: readonly string[] = Object.keys(alterations)

/** Gives an answer as the alteration has it; what tells rows apart and pages from each other stays. Each turn is hostile in another way. */
export function altered(value: unknown, schema: ResolvedSchema, alteration: Alteration, turn = 0): unknown {
  return alteredBy(alterations[alteration](turn), value, schema)
}

function alteredBy(alter: Alter, value: unknown, schema: ResolvedSchema): unknown {
  if (isList(value)) return value.map((one) => alteredBy(alter, one, schema.items ?? {}))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, member]) => {
    const inner = schema.properties?.[name] ?? {}
    const isRequired = schema.required?.includes(name) ?? false
    return [name, alter(alteredBy(alter, member, inner), inner, isRequired, name)] as const
  })
  return Object.fromEntries(entries)
}

function strangeOf(value: unknown): unknown {
  return typeof value === 'number' ? 99 : 'frozen_by_audit'
}

function hugeOf(value: unknown): unknown {
  if (typeof value === 'number') return Number.MAX_SAFE_INTEGER
  if (typeof value !== 'string') return value
  return /^-?\d+(\.\d+)?$/.test(value) ? '987654321987654321987654321.98' : value.padEnd(5000, ` ${value || 'x'}`)
}

function mistypedOf(value: unknown): unknown {
  if (isList(value)) return { 0: null }
  return { string: { text: value }, number: 'many', boolean: 'perhaps', object: 'text' }[typeof value as string]
}

/** Ids stay: a row is told by them, and the next call asks for them. */
function hostileAlter(turn: number): Alter {
  const hostile = createHostile(turn)
  const turned = (value: unknown, name: string): unknown => {
    if (isList(value)) return value.map((one) => turned(one, name))
    if (typeof value !== 'string' || /^(uid|gid|id|.+_(uid|gid|id))$/.test(name)) return value
    return /(^|_)(url|avatar|cover|proof|images)(_[a-z]{2})?$/.test(name) ? hostile.address() : hostile.text()
  }
  return (value, schema, _isRequired, name) =>
    schema.enum || schema.pattern || schema.format ? value : turned(value, name)
}

function unrulyOf(text: string): string {
  return `\u202e${text}\u2067\u200b${'Z\u0334\u0300\u0301\u0302\u0316\u0317'.repeat(20)}${'👨‍👩‍👧‍👦'.repeat(20)}`.padEnd(
    5000,
    `${text}W`,
  )
}

/** The first row has the first name. */
function clobberingAlter(): Alter {
  let given = 0
  return (value, _schema, _isRequired, name) => {
    if (typeof value !== 'string' || !/^(uid|gid|id)$/.test(name)) return value
    const round = Math.floor(given / clobberingNames.length)
    const taken = clobberingNames[given++ % clobberingNames.length] ?? ''
    return round === 0 ? taken : `${taken}${round}`
  }
}

function isKey(name: string): boolean {
  return /(^|_)(uid|gid|id|no|url|icon|avatar|cover)$|^(has_more|from|to|date)$/.test(name)
}
