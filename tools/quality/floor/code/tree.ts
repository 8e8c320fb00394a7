import { parseSync, type ESTree } from 'vite'

export type Node = ESTree.Node

/** Called for each node with the nodes around it, the nearest last. */
export type Visit = (node: Node, around: readonly Node[]) => void

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
export function walkCode(program: ESTree.Program, visit: Visit): void {
  const around: Node[] = []
  const go = (node: Node) => {
    if (isType(node)) return
    visit(node, around)
    around.push(node)
    for (const part of partsOf(node)) go(part)
    around.pop()
  }
  go(program)
}

/** Returns the nodes directly below a node. */
export function partsOf(node: Node): Node[] {
  const values: readonly unknown[] = Object.values(node)
  return values.flat().filter(isNode)
}

/** Returns the text of a string literal or of a template without expressions. */
export function constantText(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

/** Returns the name by which a member is read, if it stands in the code. */
export function memberName(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  if (node.computed) return constantText(node.property)
  return node.property.type === 'Identifier' ? node.property.name : undefined
}

/** Returns the key of a property of an object or class, if it stands in the code. */
export function keyName(key: Node, isComputed: boolean): string | undefined {
  if (!isComputed && key.type === 'Identifier') return key.name
  return constantText(key)
}

/** Returns what a node means without parentheses, types and chains around it. */
export function bare(node: Node): Node {
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

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
  )
}

/** Types hold expressions in a few places only; these run. */
function isType({ type }: Node): boolean {
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
