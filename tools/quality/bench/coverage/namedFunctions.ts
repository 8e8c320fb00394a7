import { parse, type AnyNode } from 'acorn'

/** A function of a source file: `render`, or `Form.validate` for a method. */
export interface NamedFunction {
  readonly name: string
  readonly line: number
}

/**
 * Returns a lookup of the named functions of a module by their start (line from 1, column from 0). It returns undefined
 * for any other place.
 */
export function functionsIn(source: string): (line: number, column: number) => NamedFunction | undefined {
  const found = new Map<number, NamedFunction>()
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true }), [], (node, parents) => {
    const name = nameOf(node, parents)
    if (name === undefined) return
    for (const start of startsOf(node, parents.at(-1))) found.set(start, { name, line: node.loc?.start.line ?? 0 })
  })
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (line, column) => found.get((lineStarts[line - 1] ?? Infinity) + column)
}

type Parents = readonly AnyNode[]

function visit(node: AnyNode, parents: Parents, onFunction: (node: AnyNode, parents: Parents) => void): void {
  if (/^(Function|ArrowFunction)/.test(node.type)) onFunction(node, parents)
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) visit(child, [...parents, node], onFunction)
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/**
 * Returns the possible starts of a function in source maps: its text, its first parameter, its name, or an `export`
 * before it.
 */
function startsOf(node: AnyNode, parent: AnyNode | undefined): readonly number[] {
  const starts = [node.start]
  const [first] = 'params' in node ? node.params : []
  if (first) starts.push(first.start)
  if (parent?.type === 'MethodDefinition') starts.push(parent.start, parent.key.start)
  if (parent?.type.startsWith('Export')) starts.push(parent.start)
  return starts
}

function nameOf(node: AnyNode, parents: Parents): string | undefined {
  const name = ownName(node, parents.at(-1))
  const holder = parents.findLast(({ type }) => type === 'ClassDeclaration')
  const isMember = parents.at(-1)?.type.endsWith('Definition') === true
  return name !== undefined && isMember && holder?.type === 'ClassDeclaration' ? `${holder.id?.name}.${name}` : name
}

function ownName(node: AnyNode, parent: AnyNode | undefined): string | undefined {
  if ('id' in node && node.id?.type === 'Identifier') return node.id.name
  if (parent?.type === 'VariableDeclarator') return parent.id.type === 'Identifier' ? parent.id.name : undefined
  if (parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition' || parent?.type === 'Property') {
    return parent.key.type === 'Identifier' ? parent.key.name : undefined
  }
  return undefined
}
