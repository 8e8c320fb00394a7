// Looks things up in the syntax trees of configs. TypeScript and JSON work alike.
import { behind, exported, find, type Spot } from '../change/find'
import type { Node } from '../effective/trace'
import type { SourceEdits } from './sources'

/** An expression and its file. */
export type NodePlace = Spot

export function jsonRoot(sources: SourceEdits, file: string): NodePlace {
  const place = declared(sources, file, 'default')
  if (!place) throw new Error(`${file} has no value.`)
  return place
}

/** Returns the object that a name of a file stands for, or undefined if there is none. */
export function declared(sources: SourceEdits, file: string, name: string): NodePlace | undefined {
  const found = exported(sources, file, name)
  return found && behind(sources, { spot: found, crossings: [] }).spot
}

/** Returns a member of an object, or of the parts for which the object stands. */
export function memberAt(sources: SourceEdits, place: NodePlace, name: string): NodePlace | undefined {
  const found = find(sources, place, [name])
  return found && behind(sources, found).spot
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

export function nameOf({ key }: Node): string {
  const { name, value } = key as Node
  return String(name ?? value)
}

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
