// Makes one change in the sources of a draft.
import { isObject, objectRule, type Rule, ruleBelow } from '@pagewright/engine/tools'
import { isUse } from '../check/grammar/checkUse'
import type { Node } from '../effective/trace'
import { type MemberPath, type PathChange, pathText, Refused } from './change'
import type { Draft } from './draft'
import { nodesIn } from '../new/syntax'
import {
  unwrapped,
  behind,
  behindUse,
  evaluate,
  exported,
  find,
  type FoundValue,
  propertyName,
  type Spot,
} from './find'
import { entriesOf, indentAt, insertEntry, isTallFile, removeEntry } from './layout'
import { valueInPlace } from '../effective/expandParts'
import { changedValue, patchBetween, valueAtPath } from './plainChange'
import { printName, printValue } from './printValue'

/** A change of a value below an expression. */
export interface ValueOperation {
  readonly do: Exclude<PathChange['do'], 'hide'>
  readonly value?: unknown
  readonly to?: string
  readonly after?: string | null | undefined
}

/** Returns an expression as it is now. An edit moves what follows it. */
export interface Root {
  (): Spot
  /** The rule of its value. Members of a value without one have no usual order. */
  readonly rule?: Rule
}

/** Makes an operation at a path below an expression. Throws `Refused` if it does not fit what is there. */
export function perform(draft: Draft, root: Root, path: MemberPath, wanting: ValueOperation): void {
  const isUsual = wanting.do === 'add' && wanting.after === undefined && path.length > 0
  const operation = isUsual ? { ...wanting, after: usualPlace(draft, root, path) } : wanting
  const isPlaced = path.length > 0 && (operation.do === 'move' || operation.do === 'add')
  const parent = path.slice(0, -1)
  const before = isPlaced ? valueThere(draft, root, parent) : undefined
  performThere(draft, root, path, operation)
  if (before === undefined) return
  const wanted = changedValue(before, path.slice(-1), operation)
  if (JSON.stringify(valueThere(draft, root, parent)) !== JSON.stringify(wanted))
    throw new Refused(
      `${pathText(path)} cannot stand there, in the middle of what a part supplies. Choose a place before or behind all of it.`,
    )
}

function valueThere(draft: Draft, root: Root, path: MemberPath): unknown {
  const parts = exported(draft, 'pages.config.ts', 'parts')
  return valueAtPath(valueInPlace(evaluate(draft, root()), parts && evaluate(draft, parts)), path)
}

function performThere(draft: Draft, root: Root, path: MemberPath, operation: ValueOperation): void {
  const name = path.at(-1)
  if (name === undefined) return replaceWhole(draft, root, operation)
  switch (operation.do) {
    case 'set':
      return setAt(draft, root, path, operation.value)
    case 'add':
      return addAt(draft, root, path, operation.value, operation.after)
    case 'remove':
      return removeAt(draft, root, path)
    case 'rename':
      return renameAt(draft, root, path, operation.to ?? '')
    case 'move':
      return moveAt(draft, root, path, operation.after ?? null)
  }
}

/** Removes a member. One that changes a part becomes `null`, because the member of the part would show again. */
function removeAt(draft: Draft, root: Root, path: MemberPath): void {
  const found = written(draft, root, path)
  if (found.under) replace(draft, found.spot, null, found)
  else removeEntry(draft, found.container, found.entry)
}

function replaceWhole(draft: Draft, root: Root, { do: kind, value }: ValueOperation): void {
  if (kind !== 'set') throw new Refused(`"${kind}" needs the path of a part. An empty path is the whole.`)
  if (isObject(value) && unwrapped(root().node).type === 'ObjectExpression') setMembers(draft, root, [], value)
  else replace(draft, root(), value)
}

function setAt(draft: Draft, root: Root, path: MemberPath, value: unknown): void {
  const found = find(draft, root(), path)
  if (!found) return addAt(draft, root, path, value, usualPlace(draft, root, path))
  if (!found.container) return replace(draft, found.spot, value)
  const { spot } = found
  if (found.under && isObject(value)) return setOver(draft, found, found.under, value)
  const { spot: here } = behind(draft, found)
  if (isObject(value) && here.node.type === 'ObjectExpression' && isSameForm(draft, here, value))
    return setMembers(draft, root, path, value)
  if (here.node !== unwrapped(spot.node)) return replace(draft, here, value)
  replace(draft, spot, value, found)
}

/** Sets a value that stands beside `use` over that of the part: only what differs is written. */
function setOver(draft: Draft, found: FoundValue, under: FoundValue, value: object): void {
  const parts = exported(draft, 'pages.config.ts', 'parts')
  const shared = valueInPlace(evaluate(draft, under.spot), parts && evaluate(draft, parts))
  const patch = patchBetween(shared, value)
  if (patch === undefined && found.container && found.entry) removeEntry(draft, found.container, found.entry)
  else replace(draft, found.spot, patch, found)
}

/** Changes the members that differ, so that comments and order of the others stay. */
function setMembers(draft: Draft, root: Root, path: MemberPath, value: { readonly [name: string]: unknown }): void {
  const now = find(draft, root(), path)
  if (!now) return
  const old = evaluate(draft, now.spot) as { readonly [name: string]: unknown }
  // The others are taken out last, because an object without members has no manner to follow.
  for (const [name, one] of Object.entries(value))
    if (JSON.stringify(one) !== JSON.stringify(old[name])) setAt(draft, root, [...path, name], one)
  for (const name of Object.keys(old))
    if (!Object.hasOwn(value, name)) {
      const { container, entry } = written(draft, root, [...path, name])
      removeEntry(draft, container, entry)
    }
}

/** False if a block takes the place of a part, or the reverse. Their members do not stand at the same place. */
function isSameForm(draft: Draft, spot: Spot, value: object): boolean {
  return isUse(evaluate(draft, spot)) === isUse(value)
}

function replace(
  draft: Draft,
  { file, node }: Spot,
  value: unknown,
  { container, entry }: Partial<FoundValue> = {},
): void {
  const { start, end } = unwrapped(node)
  const whole = { file, node: unwrapped(node) }
  draft.splice(file, { start, end, text: printed(draft, container ?? whole, entry, value) })
}

function addAt(draft: Draft, root: Root, path: MemberPath, value: unknown, after: string | null | undefined): void {
  const name = path.at(-1) ?? ''
  const [container, parent] = containerAt(draft, root, path.slice(0, -1), name)
  if (container.node.type === 'ArrayExpression') {
    const count = (evaluate(draft, container) as readonly unknown[]).length
    const index = name === '-' ? count : Number(name)
    if (after === undefined && !(/^(\d+|-)$/.test(name) && index <= count))
      throw new Refused(
        `${pathText(parent)} is a list of ${count}. Name a place from 0 to ${count}, or "-" for the end.`,
      )
    const neighbour =
      after === undefined
        ? index === 0
          ? undefined
          : entryAt(draft, container, String(index - 1), parent)
        : neighbourOf(draft, container, after, parent)
    return insertEntry(draft, container, textEntry(printed(draft, container, neighbour, value)), neighbour)
  }
  if (find(draft, container, [name], parent))
    throw new Refused(`${pathText(path)} is there already. Use "set" to change it.`)
  const last = after === undefined ? entriesOf(container).at(-1) : neighbourOf(draft, container, after, parent)
  const isJson = container.file.endsWith('.json')
  const text = `${printName(name, isJson)}: ${printed(draft, container, last, value)}`
  insertEntry(draft, container, textEntry(text), last)
}

/**
 * Returns the member behind which a new one usually stands: the last of those that its definition lists before it. `null`
 * means first, undefined the end: where entries stand by id, or where a part supplies some of the members.
 */
function usualPlace(draft: Draft, root: Root, path: MemberPath): string | null | undefined {
  const [parent, name] = [path.slice(0, -1), path.at(-1) ?? '']
  const found = root.rule && find(draft, root(), parent)
  if (!root.rule || !found) return undefined
  const { node } = behind(draft, found).spot
  const written = node.type === 'ObjectExpression' ? (node.properties as readonly Node[]).map(propertyName) : []
  if (written.length === 0 || written.some((one) => one === undefined || one === 'use')) return undefined
  const whole = evaluate(draft, root())
  const rule = ruleBelow(root.rule, whole, parent)
  const members = Object.keys((rule && objectRule(rule, valueAtPath(whole, parent)))?.members ?? {})
  if (!members.includes(name)) return undefined
  const before = new Set<string | undefined>(members.slice(0, members.indexOf(name)))
  return written.findLast((one) => before.has(one)) ?? null
}

/** Returns the object or list at a path, for a member of it. Adds the missing objects of the way. */
function containerAt(draft: Draft, root: Root, path: MemberPath, name: string): readonly [Spot, MemberPath] {
  const found = find(draft, root(), path)
  if (!found) {
    if (path.length === 0) throw new Refused('There is nothing to add to.')
    addAt(draft, root, path, {}, usualPlace(draft, root, path))
    return containerAt(draft, root, path, name)
  }
  const { spot } = name === 'with' ? behind(draft, found) : behindUse(draft, found, path)
  if (spot.node.type === 'ObjectExpression' || spot.node.type === 'ArrayExpression') return [spot, path]
  throw new Refused(
    `${pathText(path)} is ${draft.read(spot.file).slice(spot.node.start, spot.node.end)}, which has no members.`,
  )
}

function renameAt(draft: Draft, root: Root, path: MemberPath, to: string): void {
  const found = written(draft, root, path)
  const parent = path.slice(0, -1)
  if (found.container.node.type !== 'ObjectExpression')
    throw new Refused(`${pathText(path)} is an entry of a list, which has no name.`)
  if (find(draft, root(), [...parent, to])) throw new Refused(`${pathText([...parent, to])} is there already.`)
  const { file } = found.spot
  const { entry } = found
  const key = entry.key as Node
  const name = printName(to, file.endsWith('.json'))
  const text = entry.shorthand === true ? `${name}: ${draft.read(file).slice(key.start, key.end)}` : name
  draft.splice(file, { start: key.start, end: key.end, text })
}

function moveAt(draft: Draft, root: Root, path: MemberPath, after: string | null): void {
  const found = written(draft, root, path)
  const parent = path.slice(0, -1)
  const entries = entriesOf(found.container)
  const neighbour = neighbourOf(draft, found.container, after, parent)
  if (neighbour === found.entry) throw new Refused(`${pathText(path)} cannot stand behind itself.`)
  const [from, index] = [entries.indexOf(found.entry), neighbour ? entries.indexOf(neighbour) : -1]
  if (from === index + 1) return
  const entry = removeEntry(draft, found.container, found.entry)
  // The container still begins at the same place, but everything in it has moved.
  const container = sameStart(draft, found.container)
  const at = index > from ? index - 1 : index
  insertEntry(draft, container, entry, at < 0 ? undefined : entriesOf(container)[at])
}

/** Returns the object or list that begins where another one began before an edit within it. */
function sameStart(draft: Draft, { file, node }: Spot): Spot {
  for (const one of nodesIn(draft.parse(file).body))
    if (one.start === node.start && one.type === node.type) return { file, node: one }
  throw new Error(`${file} has lost what began at ${node.start}.`)
}

/** Returns a member that is written as such, with its container. */
function written(
  draft: Draft,
  root: Root,
  path: MemberPath,
): FoundValue & Required<Pick<FoundValue, 'container' | 'entry'>> {
  const found = find(draft, root(), path)
  if (!found?.container || !found.entry) throw new Refused(`There is no ${pathText(path)}.`)
  return { ...found, container: found.container, entry: found.entry }
}

function neighbourOf(draft: Draft, container: Spot, after: string | null, parent: MemberPath): Node | undefined {
  return after === null ? undefined : entryAt(draft, container, after, parent)
}

/** Returns the entry that supplies a name. One that stands for parts supplies all of their names. */
export function entryAt(draft: Draft, container: Spot, name: string, parent: MemberPath): Node {
  const found = find(draft, container, [name], parent)
  const crossing = found?.crossings.find(({ holder }) => holder.node === container.node)
  const entry = crossing?.entry ?? entryAround(container, found?.crossings[0]?.holder.node) ?? found?.entry
  if (entry) return entry
  const held = valueThere(draft, () => container, [])
  const known = isObject(held)
    ? `It has: ${Object.keys(held).join(', ')}.`
    : `It has ${entriesOf(container).length} entries.`
  throw new Refused(`${pathText(parent) || 'The whole'} has no "${name}". ${known}`)
}

/** Returns the entry of an object or list that is a use of parts. */
function entryAround(container: Spot, use: Node | undefined): Node | undefined {
  return entriesOf(container).find((one) => use && unwrapped((one.value as Node | undefined) ?? one) === use)
}

function textEntry(text: string) {
  return { above: '', text, beside: '' }
}

/** Writes a value as its neighbours in the container are written. */
function printed(draft: Draft, container: Spot, near: Node | undefined, value: unknown): string {
  const text = draft.read(container.file)
  const isJson = container.file.endsWith('.json')
  const at = near?.start ?? container.node.start
  const isEmpty = entriesOf(container).length === 0
  return printValue(value, {
    isJson,
    isTall: isJson && isTallFile(text),
    indent: indentAt(text, at) + (isEmpty ? '  ' : ''),
  })
}
