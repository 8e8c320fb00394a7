// Makes changes in plain values. Sources must come to the same values when they are edited.
import { isObject } from '@pagewright/engine/tools'
import { type MemberPath, pathText, Refused } from './change'
import type { ValueOperation } from './performChange'

/** Returns a value with an operation at a path, and leaves the value itself unchanged. */
export function changedValue(value: unknown, path: MemberPath, operation: ValueOperation): unknown {
  const [name, ...rest] = path
  if (name === undefined) return operation.value
  if (rest.length > 0) {
    const inner = valueAtPath(value, [name])
    const changed = changedValue(inner === undefined && operation.do !== 'remove' ? {} : inner, rest, operation)
    return withMember(value, name, changed)
  }
  if (Array.isArray(value)) return changedList(value, name, operation)
  if (!isObject(value)) throw new Refused(`There is nothing at ${pathText(path)}.`)
  return Object.fromEntries(changedEntries(Object.entries(value), name, operation))
}

export function valueAtPath(value: unknown, path: MemberPath): unknown {
  let at = value
  for (const name of path) {
    if (Array.isArray(at)) at = /^\d+$/.test(name) ? (at as unknown[])[Number(name)] : undefined
    else at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined
  }
  return at
}

/** Returns the JSON Merge Patch that turns one value into another. Undefined means that they are equal. */
export function patchBetween(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return canonical(before) === canonical(after) ? undefined : after
  const members: [string, unknown][] = []
  for (const name of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const patch = Object.hasOwn(after, name) ? patchBetween(before[name], after[name]) : null
    if (patch !== undefined) members.push([name, patch])
  }
  return members.length === 0 ? undefined : Object.fromEntries(members)
}

/** Returns a text that is equal for equal values, whatever the order of their members. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_name, one: unknown) =>
      isObject(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
    ) ?? 'nothing'
  )
}

function withMember(value: unknown, name: string, member: unknown): unknown {
  if (Array.isArray(value)) return (value as unknown[]).map((one, index) => (String(index) === name ? member : one))
  return { ...(isObject(value) ? value : {}), [name]: member }
}

function changedList(list: readonly unknown[], name: string, { do: kind, value, after }: ValueOperation): unknown {
  const index = name === '-' ? list.length : Number(name)
  const place = after === undefined ? index : after === null ? 0 : Number(after) + 1
  switch (kind) {
    case 'set':
      return index === list.length ? [...list, value] : list.map((one, at) => (at === index ? value : one))
    case 'add':
      return list.toSpliced(place, 0, value)
    case 'remove':
      return list.toSpliced(index, 1)
    case 'move': {
      const rest = list.toSpliced(index, 1)
      return rest.toSpliced(place > index ? place - 1 : place, 0, list[index])
    }
    case 'rename':
      throw new Refused('An entry of a list has no name.')
  }
}

type Entries = readonly (readonly [string, unknown])[]

function changedEntries(entries: Entries, name: string, { do: kind, value, after, to = '' }: ValueOperation): Entries {
  const index = entries.findIndex(([one]) => one === name)
  const behind = (list: Entries) => {
    const at = list.findIndex(([one]) => one === after)
    if (typeof after === 'string' && at < 0) throw new Refused(`There is no "${after}" to stand behind.`)
    return after === undefined ? list.length : at + 1
  }
  if (kind === 'set' && index >= 0) return entries.with(index, [name, value])
  if (kind === 'set' || kind === 'add') return entries.toSpliced(behind(entries), 0, [name, value])
  const own = entries[index]
  if (!own) throw new Refused(`There is no "${name}".`)
  if (kind === 'rename') return entries.with(index, [to, own[1]])
  const rest = entries.toSpliced(index, 1)
  return kind === 'remove' ? rest : rest.toSpliced(behind(rest), 0, own)
}
