// Gives one place a value of its own where several places share a constant.
import { isObject } from '@pagewright/engine/tools'
import type { MemberPath } from './change'
import type { Draft } from './draft'
import { type Crossing, evaluate } from './find'
import { entriesOf, indentAt, insertEntry, removeEntry } from './layout'
import type { ValueOperation } from './performChange'
import { changedValue, valueAtPath } from './plainChange'
import { printName, printValue } from './printValue'

/**
 * Changes a value at one use of a constant: the use becomes an object that spreads the constant and adds what differs.
 * A spread cannot leave out a member or change the order. Such values are written out. `path` begins at the document.
 */
export function performHere(draft: Draft, crossing: Crossing, path: MemberPath, operation: ValueOperation): void {
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
