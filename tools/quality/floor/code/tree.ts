import { parseSync, type ESTree } from 'vite'

export type TreeNode = ESTree.Node

/** Called for each node with the nodes around it, the nearest last. */
export type VisitNode = (node: TreeNode, around: readonly TreeNode[]) => void

export interface Parsed {
  readonly program: ESTree.Program
  readonly comments: readonly Comment[]
}
export interface Comment {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Parses a file by its ending. Throws if the syntax is wrong. */
export function parseCode(file: string, text: string): Parsed {
  const { program, comments, errors } = parseSync(file, text)
  const [first] = errors
  if (first) throw new Error(`${file} cannot be read: ${first.message}`)
  return { program, comments }
}

/** Visits the nodes that run, from the outside to the inside; types are left out. */
export function walkCode(program: ESTree.Program, visit: VisitNode): void {
  const around: TreeNode[] = []
  const go = (node: TreeNode) => {
    if (isType(node)) return
    visit(node, around)
    around.push(node)
    for (const part of partsOf(node)) go(part)
    around.pop()
  }
  go(program)
}

/** Returns the nodes directly below a node. */
export function partsOf(node: TreeNode): TreeNode[] {
  const values: readonly unknown[] = Object.values(node)
  return values.flat().filter(isNode)
}

/** Returns the text of a string literal or of a template without expressions. */
export function constantText(node: TreeNode | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

/** Returns the name by which a member is read, if it stands in the code. */
export function memberName(node: TreeNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  if (node.computed) return constantText(node.property)
  return node.property.type === 'Identifier' ? node.property.name : undefined
}

/** Returns the key of a property of an object or class, if it stands in the code. */
export function keyName(key: TreeNode, isComputed: boolean): string | undefined {
  if (!isComputed && key.type === 'Identifier') return key.name
  return constantText(key)
}

/** Returns what a node means without parentheses, types and chains around it. */
export function bare(node: TreeNode): TreeNode {
  switch (node.type) {
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      return bare(node.expression)
    default:
      return node
  }
}

function isNode(value: unknown): value is TreeNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
  )
}

/** Types hold expressions in a few places only; these run. */
function isType({ type }: TreeNode): boolean {
  return type.startsWith('TS') && !running.has(type)
}

const running: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSParameterProperty',
  'TSEnumDeclaration',
  'TSEnumBody',
  'TSEnumMember',
  'TSExportAssignment',
])
