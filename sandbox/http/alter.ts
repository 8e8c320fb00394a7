// Answers of a server that is newer, older or careless: the real ones, altered wherever the contract leaves room for it.
import { isList, isObject, type ResolvedSchema } from '../contract'

/** `strange`: values of closed sets that nobody knows; `sparse`: nothing that is not required; `nulls`: null in its place; `huge`: long texts and large figures. */
export type Alteration = keyof typeof alterations

const alterations = {
  strange: (value: unknown, schema: ResolvedSchema) => (schema.enum ? strangeOf(value) : value),
  sparse: (value: unknown, _schema: ResolvedSchema, isRequired: boolean) => (isRequired ? value : undefined),
  nulls: (value: unknown, _schema: ResolvedSchema, isRequired: boolean) => (isRequired ? value : null),
  huge: (value: unknown, schema: ResolvedSchema, _isRequired: boolean, name: string) =>
    schema.enum || isKey(name) ? value : hugeOf(value),
} as const
export const alterationNames: readonly string[] = Object.keys(alterations)

/** Gives an answer as the alteration has it; what tells rows apart and pages from each other stays. */
export function altered(value: unknown, schema: ResolvedSchema, alteration: Alteration): unknown {
  const alter = alterations[alteration]
  if (isList(value)) return value.map((one) => altered(one, schema.items ?? {}, alteration))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, member]) => {
    const inner = schema.properties?.[name] ?? {}
    const isRequired = schema.required?.includes(name) ?? false
    return [name, alter(altered(member, inner, alteration), inner, isRequired, name)] as const
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

function isKey(name: string): boolean {
  return /(^|_)(uid|gid|id|no|url|icon|avatar|cover)$|^(has_more|from|to|date)$/.test(name)
}
