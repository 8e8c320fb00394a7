// The functions that a module exports: by their declaration, by a list, or as methods of a class.
import type { Node } from '@pagewright/cli/source'
import { isNode } from './places'

/** Returns the functions that the top-level statements of a module export. */
export function exportedFunctions(top: readonly Node[]): ReadonlySet<Node> {
  const listed = new Set(
    top.flatMap(({ type, specifiers }) => (type.startsWith('ExportNamed') ? namesIn(specifiers) : [])),
  )
  return new Set(
    top.flatMap((statement) => {
      if (!statement.type.startsWith('Export')) return functionsOf(statement, (name) => listed.has(name))
      return isNode(statement.declaration) ? functionsOf(statement.declaration, () => true) : []
    }),
  )
}

function functionsOf(node: Node, isWanted: (name: string) => boolean): readonly Node[] {
  if (node.type === 'VariableDeclaration')
    return nodesIn(node.declarations).flatMap((one) =>
      isWanted(nameOf(one)) && isNode(one.init) ? functionsOf(one.init, () => true) : [],
    )
  if (node.type === 'ArrowFunctionExpression') return [node]
  if (!isWanted(nameOf(node))) return []
  if (node.type.startsWith('Class') && isNode(node.body))
    return nodesIn(node.body.body).flatMap((one) =>
      isNode(one.value) && !isPrivate(one) ? functionsOf(one.value, () => true) : [],
    )
  return node.type.startsWith('Function') ? [node] : []
}

function namesIn(specifiers: unknown): readonly string[] {
  return nodesIn(specifiers).flatMap(({ local }) => (isNode(local) ? String(local.name) : []))
}

function nodesIn(list: unknown): readonly Node[] {
  return Array.isArray(list) ? list.filter(isNode) : []
}

function nameOf({ id }: Node): string {
  return isNode(id) ? String(id.name) : ''
}

function isPrivate({ key }: Node): boolean {
  return isNode(key) && key.type === 'PrivateIdentifier'
}
