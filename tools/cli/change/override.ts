// Gives one place a value of its own where several places use a part.
import { isObject } from '@pagewright/engine/tools'
import { entriesInPlace, valueInPlace } from '../effective/expandParts'
import type { Node } from '../effective/trace'
import { type MemberPath, pathText, Refused } from './change'
import type { Draft } from './draft'
import { type Crossing, evaluate, exported, propertyName, type Spot } from './find'
import { entriesOf, indentAt, insertEntry, removeEntry } from './layout'
import type { ValueOperation } from './performChange'
import { changedValue, patchBetween, valueAtPath } from './plainChange'
import { printName, printValue } from './printValue'

/**
 * Changes a value at one use of parts, by the members beside `use`, or by `entries` beside it if the part has entries. `path` begins at the document. The members cannot
 * change the order. A list or a text is written out.
 */
export function performHere(
  draft: Draft,
  { holder, entry, path: at, isEntries, list }: Crossing,
  path: MemberPath,
  operation: ValueOperation,
): void {
  const { file } = holder
  const written = evaluate(draft, holder)
  if (!isObject(written)) throw new Refused(`${pathText(path)} has no place for its own value.`)
  const { use, with: given, ...own } = written
  const rest = path.slice(at.length)
  const parts = exported(draft, 'pages.config.ts', 'parts')
  const known = parts && evaluate(draft, parts)
  if (list) return replaceWhole(draft, list, changedValue(valueInPlace(evaluate(draft, list), known), rest, operation))
  const inPlace = (value: object) => (isEntries ? entriesInPlace : valueInPlace)(value, known)
  const [shared, now] = [inPlace({ use, ...(given !== undefined && { with: given }) }), inPlace(written)]
  const isOrder = operation.do === 'move' || operation.do === 'rename' || operation.after !== undefined
  const inList = rest.findIndex((_name, index) => Array.isArray(valueAtPath(now, rest.slice(0, index))))
  if (isOrder && inList < 0)
    throw new Refused(`${pathText(path)} has the order of the part. Say "shared": "there" (--shared there).`)
  const place = inList < 0 ? rest : rest.slice(0, inList)
  const wanted = valueAtPath(changedValue(now, rest, operation), place)
  if (place.length === 0) return replaceWhole(draft, holder, wanted)
  const patch = wanted === undefined ? null : patchBetween(valueAtPath(shared, place), wanted)
  const beside = isEntries ? ['entries', ...place] : place
  const [name = ''] = beside
  const changed = withoutEmpty(valueAtPath(changedValue(own, beside, { do: 'set', value: patch }), [name]))
  const old = entriesOf(holder).find((one) => propertyName(one) === name)
  if (changed === undefined) return void (old && removeEntry(draft, holder, old))
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

/** Returns a patch without members that change nothing, or undefined if nothing is left. */
function withoutEmpty(patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const members = Object.entries(patch).flatMap(([name, one]) => {
    const kept = withoutEmpty(one)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return members.length === 0 ? undefined : Object.fromEntries(members)
}

function replaceWhole(draft: Draft, { file, node }: Spot, value: unknown): void {
  const [isJson, indent] = [file.endsWith('.json'), indentAt(draft.read(file), node.start)]
  draft.splice(file, { start: node.start, end: node.end, text: printValue(value, { isJson, isTall: false, indent }) })
}
