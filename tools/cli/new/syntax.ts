// Syntax trees of configs. TypeScript and JSON work alike, so that an edit is an insertion at a known position.
import { parseSync } from 'vite'
import { sourceModule, type Node } from '../effective/sourceModule'
import type { SourceEdits } from './sources'

/** An expression and its file. */
export interface NodePlace {
  readonly file: string
  readonly node: Node
}

/** Returns the text that positions refer to. JSON stands in parentheses, because it would parse as a block. */
export function sourceOf(sources: SourceEdits, file: string): string {
  const text = sources.read(file)
  return isJson(file) ? `(${text})` : text
}

/** Stores the edited text of a file. */
export function saveSource(sources: SourceEdits, file: string, source: string): void {
  sources.write(file, isJson(file) ? source.slice(1, -1) : source)
}

/** Returns the statements of a file. Throws one sentence for a syntax error. */
export function bodyOf(sources: SourceEdits, file: string): readonly Node[] {
  const { program, errors } = parseSync(isJson(file) ? `${file}.ts` : file, sourceOf(sources, file))
  const [error] = errors
  if (error) throw new Error(`${file} cannot be read: ${error.message}`)
  return program.body as unknown as readonly Node[]
}

/** Returns the value of a JSON file. */
export function jsonRoot(sources: SourceEdits, file: string): NodePlace {
  const place = declared(sources, file, 'default')
  if (!place) throw new Error(`${file} has no value.`)
  return place
}

/** Returns the object that a name of a file stands for, or undefined if there is none. */
export function declared(sources: SourceEdits, file: string, name: string): NodePlace | undefined {
  if (!sources.has(file)) return undefined
  const { constants, imports } = sourceModule(file, sources.read(file))
  const node = constants.get(name)
  if (node) return followNode(sources, { file, node })
  const imported = imports.get(name)
  return imported && declared(sources, imported.from, imported.name)
}

/** Follows names, members, parentheses and `as const` to the expression behind them. */
export function followNode(sources: SourceEdits, { file, node: from }: NodePlace): NodePlace | undefined {
  const node = bare(from)
  if (node.type === 'Identifier') return declared(sources, file, String(node.name))
  if (node.type === 'MemberExpression') {
    const object = followNode(sources, { file, node: node.object as Node })
    const property = node.property as Node
    return object && memberAt(sources, object, String(property.name ?? property.value))
  }
  return { file, node }
}

/** Returns a member of an object, or of an object spread into it. */
export function memberAt(sources: SourceEdits, place: NodePlace, name: string): NodePlace | undefined {
  const own = memberOf(place.node, name)
  if (own) return followNode(sources, { file: place.file, node: own.value as Node })
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
    const suggestion =
      one.type === 'SpreadElement' ? followNode(sources, { file, node: one.argument as Node }) : undefined
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

export interface NamedImport {
  readonly local: string
  readonly from: string
  readonly node: Node
}

/** Returns the imports of a file by local name. */
export function importsOf(body: readonly Node[]): readonly NamedImport[] {
  return body
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((node) =>
      (node.specifiers as readonly Node[]).map((one) => ({
        local: String((one.local as Node).name),
        from: String((node.source as Node).value),
        node,
      })),
    )
}

function bare(node: Node): Node {
  const isWrapped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type)
  return isWrapped ? bare(node.expression as Node) : node
}

function isNode(found: unknown): found is Node {
  return typeof found === 'object' && found !== null && 'type' in found && typeof found.type === 'string'
}

function isJson(file: string): boolean {
  return file.endsWith('.json')
}
