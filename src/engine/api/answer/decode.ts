// Checks an answer against its shape and copies the declared members. Knows JSON, not endpoints.
import { isLocalisedMember } from './localised'
import { type Shape, ShapeError, type ShapeType } from './shape'

/** Returns a clean copy of an answer, with ids as text and figures as numbers. Throws ShapeError if it does not fit. */
export function decode(shape: Shape, value: unknown): unknown {
  return decodeAt(shape, value, '')
}

function decodeAt(shape: Shape, value: unknown, path: string): unknown {
  const types = typesOf(shape)
  if (types === undefined) return copyJson(value, path, 0)
  const exact = types.find((type) => isOf(type, value))
  if (exact === 'object') return decodeObject(shape, value as JsonObject, path)
  if (exact === 'array') return decodeArray(shape, value as readonly unknown[], path)
  if (exact !== undefined) return truncate(value)
  for (const type of types) {
    const converted = convert(type, value)
    if (converted !== undefined) return converted
  }
  throw new ShapeError(path, types.join(' or '), typeName(value))
}

interface JsonObject {
  readonly [name: string]: unknown
}

// A shape with only an enum takes its types from the members. The values are not checked: a newer server may send more,
// and a condition on an unknown value is false.
function typesOf({ type, enum: members, properties, items }: Shape): readonly ShapeType[] | undefined {
  if (type !== undefined) return typeof type === 'string' ? [type] : type
  if (members !== undefined) return [...new Set(members.map(typeOf))]
  if (properties !== undefined) return ['object']
  return items === undefined ? undefined : ['array']
}

function typeOf(value: unknown): ShapeType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object'
}

function isOf(type: ShapeType, value: unknown): boolean {
  if (type === 'integer') return Number.isSafeInteger(value)
  if (type === 'number') return Number.isFinite(value)
  return value !== undefined && typeOf(value) === type
}

function convert(type: ShapeType, value: unknown): unknown {
  if (type === 'string') return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
  if (type === 'integer' || type === 'number') return typeof value === 'string' ? safeNumber(type, value) : undefined
  if (type === 'boolean')
    return typeof value === 'string' || typeof value === 'number' ? truths.get(String(value)) : undefined
  return undefined
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ['0', false],
  ['false', false],
  ['1', true],
  ['true', true],
])

// A float holds 15 digits without loss.
function safeNumber(type: 'integer' | 'number', text: string): number | undefined {
  if (!/^-?\d{1,40}(\.\d{1,40})?$/.test(text)) return undefined
  const figure = Number(text)
  if (type === 'integer' || !text.includes('.')) return Number.isSafeInteger(figure) ? figure : undefined
  return text.replace(/[-.]/g, '').replace(/^0+/, '').length <= 15 ? figure : undefined
}

function decodeObject(shape: Shape, value: JsonObject, path: string): unknown {
  const copy: { [name: string]: unknown } = {}
  const declared = shape.properties ?? {}
  for (const [name, member] of Object.entries(declared)) {
    if (reserved.has(name)) continue
    const at = path === '' ? name : `${path}.${name}`
    const found = Object.hasOwn(value, name) ? value[name] : undefined
    const isRequired = shape.required?.includes(name) === true
    if (found === undefined || found === null) {
      // Servers write null for a member without a value, also where their schema does not allow it.
      if (found === null && allowsNull(member)) copy[name] = null
      else if (isRequired) throw new ShapeError(at, describe(member), typeName(found))
    } else {
      copy[name] = decodeAt(member, found, at)
    }
  }
  copyUndeclared(shape, declared, value, copy, path)
  return copy
}

const reserved: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

function allowsNull(shape: Shape): boolean {
  return typesOf(shape)?.includes('null') ?? true
}

function describe(shape: Shape): string {
  return typesOf(shape)?.join(' or ') ?? 'a value'
}

function copyUndeclared(
  { additionalProperties }: Shape,
  declared: object,
  value: JsonObject,
  copy: { [name: string]: unknown },
  path: string,
): void {
  const shape = additionalProperties === true ? {} : additionalProperties
  for (const [name, member] of Object.entries(value)) {
    if (Object.hasOwn(declared, name) || reserved.has(name) || member === undefined) continue
    const isLocalised = isLocalisedMember(name, (base) => Object.hasOwn(declared, base))
    if (isLocalised && typeof member === 'string') copy[name] = truncate(member)
    else if (!isLocalised && shape && (member !== null || allowsNull(shape)))
      copy[name] = decodeAt(shape, member, path === '' ? name : `${path}.${name}`)
  }
}

function decodeArray({ items = {} }: Shape, value: readonly unknown[], path: string): unknown {
  const copy: unknown[] = []
  value.forEach((member, index) => {
    if (member !== undefined && (member !== null || allowsNull(items)))
      copy.push(decodeAt(items, member, `${path}[${index}]`))
  })
  return copy
}

function copyJson(value: unknown, path: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return truncate(value)
  if (depth >= deepest) throw new ShapeError(path, `at most ${deepest} levels`, 'more')
  if (Array.isArray(value)) return value.map((member: unknown) => copyJson(member, path, depth + 1))
  const copy: { [name: string]: unknown } = {}
  for (const [name, member] of Object.entries(value)) {
    if (!reserved.has(name)) copy[name] = copyJson(member, path, depth + 1)
  }
  return copy
}

const deepest = 16
const longest = 65_536

function truncate(value: unknown): unknown {
  return typeof value === 'string' && value.length > longest ? value.slice(0, longest) : value
}

function typeName(value: unknown): string {
  return value === undefined ? 'nothing' : typeOf(value)
}
