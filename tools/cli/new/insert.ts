// Inserts into objects and lists. Existing code and comments stay as they are.
import type { Node } from '../effective/trace'
import { entriesOf, insertEntry } from '../change/layout'
import type { SourceEdits } from './sources'
import { jsonRoot, memberOf, type NodePlace } from './syntax'

/** Adds a member at the end of an object, or after one of its members. The value is data. */
export function addMember(
  sources: SourceEdits,
  { file, node }: NodePlace,
  name: string,
  value: unknown,
  after?: Node,
): void {
  addMemberText(sources, { file, node }, name, textOf(value, file), after)
}

/** Adds a member whose value is source text. */
export function addMemberText(
  sources: SourceEdits,
  { file, node }: NodePlace,
  name: string,
  text: string,
  after?: Node,
): void {
  const key = file.endsWith('.json') || !/^[A-Za-z_$][\w$]*$/.test(name) ? JSON.stringify(name) : name
  insert(sources, { file, node }, key === text ? key : `${key}: ${text}`, after)
}

/** Spreads a name at the end of an object. */
export function addSpread(sources: SourceEdits, { file, node }: NodePlace, name: string): void {
  insert(sources, { file, node }, `...${name}`)
}

/** Adds a value at the end of a list. */
export function addItem(sources: SourceEdits, { file, node }: NodePlace, value: unknown): void {
  insert(sources, { file, node }, textOf(value, file))
}

/** Adds to an object of a JSON file by its path. Creates missing objects on the way. */
export function addJson(sources: SourceEdits, file: string, path: readonly string[], value: unknown): void {
  let place = jsonRoot(sources, file)
  for (const [index, name] of path.entries()) {
    const member = memberOf(place.node, name)
    if (!member) return addMember(sources, place, name, nested(path.slice(index + 1), value))
    place = { file, node: member.value as Node }
  }
  if (place.node.type === 'ArrayExpression') addItem(sources, place, value)
  else throw new Error(`${file} already has ${path.join(' › ')}.`)
}

function nested(path: readonly string[], value: unknown): unknown {
  return path.reduceRight((inner, name) => ({ [name]: inner }), value)
}

/** Formats JSON over several lines. In code, a short value stays in one line. */
function textOf(value: unknown, file: string): string {
  return file.endsWith('.json') ? JSON.stringify(value, null, 2) : JSON.stringify(value)
}

function insert(sources: SourceEdits, place: NodePlace, text: string, after = entriesOf(place).at(-1)): void {
  insertEntry(sources, place, { above: '', text, beside: '' }, after)
}
