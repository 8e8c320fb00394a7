// Gives one place a value of its own where several places share a constant or a part.
import { isObject } from '@pagewright/engine/tools'
import { valueInPlace } from '../effective/expandParts'
import type { Node } from '../effective/sourceModule'
import { type MemberPath, pathText, Refused } from './change'
import type { Draft } from './draft'
import { type Crossing, evaluate, exported, propertyName, type Spot } from './find'
import { entriesOf, indentAt, insertEntry, removeEntry } from './layout'
import type { ValueOperation } from './performChange'
import { changedValue, patchBetween, valueAtPath } from './plainChange'
import { printName, printValue } from './printValue'

/**
 * Changes a value at one use of a constant: the use becomes an object that spreads the constant and adds what differs.
 * A spread cannot leave out a member or change the order. Such values are written out. `path` begins at the document.
 */
export function performHere(draft: Draft, crossing: Crossing, path: MemberPath, operation: ValueOperation): void {
  if (crossing.part !== undefined) return performBeside(draft, crossing, path, operation)
  const { use, holder, entry } = crossing
  const { file } = use
  const rest = path.slice(crossing.path.length)
  const value = evaluate(draft, use)
  const text = draft.read(file).slice(use.node.start, use.node.end)
  const indent = indentAt(draft.read(file), use.node.start)
  if (holder?.node.type === 'ArrayExpression' && entry?.type === 'SpreadElement') {
    // The path counts the entries of the whole list, not those of the spread one.
    const list = changedValue(evaluate(draft, holder), rest, operation)
    return draft.splice(file, { start: holder.node.start, end: holder.node.end, text: written(list, indent) })
  }
  if (holder && entry?.type === 'SpreadElement') {
    const [name = ''] = rest
    const isOneMember = isObject(value) && !(rest.length === 1 && !isPlainSet(operation))
    if (!isOneMember) {
      const all = changedValue(value, rest, operation)
      if (Object.keys(all as object).length === 0) return void removeEntry(draft, holder, entry)
      return draft.splice(file, { start: entry.start, end: entry.end, text: membersText(all, indent) })
    }
    const own = overrideText(memberText(text, name), value[name], rest.slice(1), operation, indent)
    const put = { above: '', text: `${printName(name, false)}: ${own}`, beside: '' }
    return insertEntry(
      draft,
      holder,
      put,
      entriesOf(holder).find((one) => one === entry),
    )
  }
  const own = overrideText(text, value, rest, operation, indent)
  if (entry?.shorthand === true)
    return draft.splice(file, {
      start: entry.start,
      end: entry.end,
      text: `${String((entry.key as { name?: string }).name)}: ${own}`,
    })
  draft.splice(file, { start: use.node.start, end: use.node.end, text: own })
}

/**
 * Changes a value at one use of parts, by the members beside `use`. They cannot change the order. A list or a text is
 * written out.
 */
function performBeside(
  draft: Draft,
  { holder, entry, path: at }: Crossing,
  path: MemberPath,
  operation: ValueOperation,
) {
  const { file, node } = holder ?? { file: '', node: undefined }
  const written = node && evaluate(draft, { file, node })
  if (!holder || !entry || !isObject(written)) throw new Refused(`${pathText(path)} has no place for its own value.`)
  const { use, with: given, ...own } = written
  const rest = path.slice(at.length)
  const parts = exported(draft, 'pages.config.ts', 'parts')
  const inPlace = (value: object) => valueInPlace(value, parts && evaluate(draft, parts))
  const [shared, now] = [inPlace({ use, ...(given !== undefined && { with: given }) }), inPlace(written)]
  const isOrder = operation.do === 'move' || operation.do === 'rename' || operation.after !== undefined
  const inList = rest.findIndex((_name, index) => Array.isArray(valueAtPath(now, rest.slice(0, index))))
  if (isOrder && inList < 0) throw new Refused(`${pathText(path)} has the order of the part. Say "shared": "there".`)
  const place = inList < 0 ? rest : rest.slice(0, inList)
  const wanted = valueAtPath(changedValue(now, rest, operation), place)
  const [name, ...below] = place
  if (name === undefined) return replaceUse(draft, holder, wanted)
  const patch = wanted === undefined ? null : patchBetween(valueAtPath(shared, place), wanted)
  const changed = valueAtPath(changedValue(own, place, { do: 'set', value: patch }), [name])
  const old = entriesOf(holder).find((one) => propertyName(draft, file, one) === name)
  if (patch === undefined && below.length === 0) return void (old && removeEntry(draft, holder, old))
  const isJson = file.endsWith('.json')
  const text = printValue(changed, { isJson, isTall: false, indent: indentAt(draft.read(file), (old ?? entry).start) })
  if (old) return draft.splice(file, { start: (old.value as Node).start, end: (old.value as Node).end, text })
  insertEntry(
    draft,
    holder,
    { above: '', text: `${printName(name, isJson)}: ${text}`, beside: '' },
    entriesOf(holder).at(-1),
  )
}

function replaceUse(draft: Draft, { file, node }: Spot, value: unknown): void {
  const [isJson, indent] = [file.endsWith('.json'), indentAt(draft.read(file), node.start)]
  draft.splice(file, { start: node.start, end: node.end, text: printValue(value, { isJson, isTall: false, indent }) })
}

/** Returns the source of a changed copy of what a source text stands for. */
function overrideText(
  text: string,
  value: unknown,
  path: MemberPath,
  operation: ValueOperation,
  indent: string,
): string {
  const [name, ...rest] = path
  if (name === undefined) return written(operation.value, indent)
  const isSpreadable = isObject(value) && (rest.length > 0 ? isObject(value[name]) : isPlainSet(operation))
  if (!isSpreadable) return written(changedValue(value, path, operation), indent)
  const own = overrideText(memberText(text, name), valueAtPath(value, [name]), rest, operation, indent)
  return `{ ...${text}, ${printName(name, false)}: ${own} }`
}

/** A spread can replace members and add some at the end. */
function isPlainSet({ do: kind, after }: ValueOperation): boolean {
  return kind === 'set' || (kind === 'add' && after === undefined)
}

function memberText(text: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${text}.${name}` : `${text}[${printName(name, false)}]`
}

function membersText(value: unknown, indent: string): string {
  if (Array.isArray(value)) return value.map((one) => written(one, indent)).join(', ')
  return Object.entries(value as object)
    .map(([name, one]) => `${printName(name, false)}: ${written(one, indent)}`)
    .join(', ')
}

function written(value: unknown, indent: string): string {
  return printValue(value, { isJson: false, isTall: false, indent })
}
