import type { ESTree } from 'vite'
import { isNothing, provenBy, type Constants } from './proofs'
import { bare, walkCode, type TreeNode } from './tree'

/** Tells whether code reaches a node only in a browser that has one of these names. */
export function isGuarded(
  node: TreeNode,
  around: readonly TreeNode[],
  names: ReadonlySet<string>,
  constants: Constants,
): boolean {
  if (isTest(node, around)) return true
  const hasName = (proven: ReadonlySet<string>) => [...names].some((name) => proven.has(name))
  return [...around.keys()].some((at) => {
    const outer = around[at]
    const inner = around[at + 1] ?? node
    return outer !== undefined && proofsAt(outer, inner, constants).some(hasName)
  })
}

/** Returns the constants of a file and its functions of one expression; a name that is declared twice means nothing. */
export function constantsOf(program: ESTree.Program): Constants {
  const found = new Map<string, TreeNode>()
  const twice = new Set<string>()
  const add = (name: string, value: TreeNode | undefined) => {
    if (found.has(name)) twice.add(name)
    if (value) found.set(name, value)
  }
  walkCode(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const value = bare(node.init)
      add(node.id.name, value.type === 'ArrowFunctionExpression' ? resultOf(value) : value)
    } else if (node.type === 'FunctionDeclaration' && node.id) add(node.id.name, resultOf(node))
  })
  return new Map([...found].filter(([name]) => !twice.has(name)))
}

/** Returns what a function gives, if it does nothing else. */
function resultOf({ body }: ESTree.Function | ESTree.ArrowFunctionExpression): TreeNode | undefined {
  if (!body || body.type !== 'BlockStatement') return body ?? undefined
  const [only, ...more] = body.body
  return only?.type === 'ReturnStatement' && more.length === 0 ? (only.argument ?? undefined) : undefined
}

/** Returns what the way from an outer node to an inner one proves. */
function proofsAt(outer: TreeNode, inner: TreeNode, constants: Constants): ReadonlySet<string>[] {
  switch (outer.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      if (inner === outer.test) return []
      return [provenBy(outer.test, inner === outer.consequent, constants)]
    case 'LogicalExpression':
      if (inner !== outer.right || outer.operator === '??') return []
      return [provenBy(outer.left, outer.operator === '&&', constants)]
    case 'WhileStatement':
    case 'ForStatement':
      return outer.test && inner === outer.body ? [provenBy(outer.test, true, constants)] : []
    case 'BlockStatement':
    case 'Program':
      return exitsBefore(outer.body, inner).map((test) => provenBy(test, false, constants))
    case 'SwitchCase':
      return exitsBefore(outer.consequent, inner).map((test) => provenBy(test, false, constants))
    default:
      return []
  }
}

/** Returns the tests of `if (…) return` before a statement. */
function exitsBefore(statements: readonly TreeNode[], inner: TreeNode): TreeNode[] {
  return statements
    .slice(0, statements.indexOf(inner))
    .flatMap((each) => (each.type === 'IfStatement' && !each.alternate && isExit(each.consequent) ? [each.test] : []))
}

function isExit(node: TreeNode): boolean {
  if (node.type === 'BlockStatement') {
    const last = node.body.at(-1)
    return last !== undefined && isExit(last)
  }
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(node.type)
}

/** Tells whether the node is only asked for: `typeof x`, `x.y?.()`, `x.y ?? other`, `if (x.y)`. */
function isTest(node: TreeNode, around: readonly TreeNode[]): boolean {
  let inner = node
  for (const outer of around.toReversed()) {
    switch (outer.type) {
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        break
      case 'UnaryExpression':
        return ['typeof', '!'].includes(outer.operator) && (outer.operator === 'typeof' || isMember(node))
      case 'CallExpression':
        return outer.callee === inner ? outer.optional : isBoolean(outer)
      case 'MemberExpression':
        return outer.object === inner && outer.optional && isMember(node)
      case 'LogicalExpression':
        if (outer.left === inner) return isMember(node)
        // `a && a.b` is a test if it stands where one is asked for.
        break
      case 'IfStatement':
      case 'ConditionalExpression':
        return outer.test === inner && isMember(node)
      case 'BinaryExpression':
        return isMember(node) && /^[!=]==?$/.test(outer.operator) && comparesWithNothing(outer)
      default:
        return false
    }
    inner = outer
  }
  return false
}

/** Reading a member that is missing gives `undefined`; a variable that is missing throws. */
function isMember({ type }: TreeNode): boolean {
  return type === 'MemberExpression'
}

function isBoolean({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && callee.name === 'Boolean'
}

function comparesWithNothing({ left, right }: ESTree.BinaryExpression | ESTree.PrivateInExpression): boolean {
  return isNothing(bare(left)) || isNothing(bare(right))
}
