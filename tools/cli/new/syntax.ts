// Looks things up in the syntax trees of configs. TypeScript and JSON work alike.
import { exported, type Spot, valueOf } from '../change/find'
import type { Node } from '../effective/sourceModule'
import type { SourceEdits } from './sources'

/** An expression and its file. */
export type NodePlace = Spot

/** Returns the value of a JSON file. */
export function jsonRoot(sources: SourceEdits, file: string): NodePlace {
  const place = declared(sources, file, 'default')
  if (!place) throw new Error(`${file} has no value.`)
  return place
}

/** Returns the object that a name of a file stands for, or undefined if there is none. */
export function declared(sources: SourceEdits, file: string, name: string): NodePlace | undefined {
  const found = exported(sources, file, name)
  return found && valueOf(sources, found)
}

/** Returns a member of an object, or of an object spread into it. */
export function memberAt(sources: SourceEdits, place: NodePlace, name: string): NodePlace | undefined {
  const own = memberOf(place.node, name)
  if (own) return valueOf(sources, { file: place.file, node: own.value as Node })
  const spreads = spreadsIn(sources, place).map(({ suggestion }) => memberAt(sources, suggestion, name))
  return spreads.findLast((found) => found !== undefined)
}

/** Returns the node that supplies a member: the member itself, or a spread. */
export function holderOf(sources: SourceEdits, place: NodePlace, name: string): Node | undefined {
  const spread = spreadsIn(sources, place).find(({ suggestion }) => memberAt(sources, suggestion, name))
  return memberOf(place.node, name) ?? spread?.node
}

/** Returns the names of an object, including those of spread objects. */
export function namesAt(sources: SourceEdits, place: NodePlace): readonly string[] {
  const spreads = spreadsIn(sources, place).flatMap(({ suggestion }) => namesAt(sources, suggestion))
  return [...propertiesOf(place.node).map(nameOf), ...spreads]
}

function spreadsIn(
  sources: SourceEdits,
  { file, node }: NodePlace,
): readonly { readonly node: Node; readonly suggestion: NodePlace }[] {
  return membersOf(node).flatMap((one) => {
    const suggestion = one.type === 'SpreadElement' ? valueOf(sources, { file, node: one.argument as Node }) : undefined
    return suggestion ? [{ node: one, suggestion }] : []
  })
}

/** Returns the members of an object as written, including spreads. */
export function membersOf(node: Node): readonly Node[] {
  return node.type === 'ObjectExpression' ? (node.properties as readonly Node[]) : []
}

/** Returns the members of an object that have a name. */
export function propertiesOf(node: Node): readonly Node[] {
  return membersOf(node).filter(({ type }) => type === 'Property')
}

export function memberOf(node: Node, name: string): Node | undefined {
  return propertiesOf(node).find((one) => nameOf(one) === name)
}

/** Returns the name of a member. */
export function nameOf({ key }: Node): string {
  const { name, value } = key as Node
  return String(name ?? value)
}

/** Returns the text of a string literal. */
export function wordOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** Returns every node of a tree, outer nodes first. */
export function* nodesIn(found: unknown): Generator<Node> {
  if (Array.isArray(found)) for (const one of found) yield* nodesIn(one)
  else if (isNode(found)) {
    yield found
    for (const member of Object.values(found)) if (typeof member === 'object') yield* nodesIn(member)
  }
}

function isNode(found: unknown): found is Node {
  return typeof found === 'object' && found !== null && 'type' in found && typeof found.type === 'string'
}
