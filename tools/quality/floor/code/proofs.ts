import type { ESTree } from 'vite'
import { bare, constantText, memberName, type TreeNode } from './tree'

/** The values of a file's constants and the results of its one-line functions, by name. */
export type Constants = ReadonlyMap<string, TreeNode>

type Names = ReadonlySet<string>

/** Returns the names of features that a browser has if a test comes out as given: `typeof structuredClone === 'function'`. */
export function provenBy(test: TreeNode, outcome: boolean, constants: Constants): Names {
  return read(bare(test), outcome, constants, 0)
}

const nothing: Names = new Set()
/** Constants may stand for constants; a cycle ends here. */
const deepest = 8

function read(node: TreeNode, outcome: boolean, constants: Constants, depth: number): Names {
  if (depth > deepest) return nothing
  const inner = (part: TreeNode, partOutcome = outcome) => read(bare(part), partOutcome, constants, depth + 1)
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === '!' ? inner(node.argument, !outcome) : nothing
    case 'LogicalExpression': {
      if (node.operator === '??') return nothing
      const [left, right] = [inner(node.left), inner(node.right)]
      // `a && b` being true means both, being false either; for `a || b` it is the other way round.
      return outcome === (node.operator === '&&')
        ? union(left, right)
        : new Set([...left].filter((name) => right.has(name)))
    }
    case 'BinaryExpression':
      return readComparison(node, outcome)
    case 'SequenceExpression':
      return inner(node.expressions.at(-1) ?? node)
    case 'AssignmentExpression':
      return inner(node.right)
    case 'MemberExpression':
      return outcome ? chainNames(node) : nothing
    case 'Identifier': {
      const value = constants.get(node.name)
      return value ? inner(value) : nothing
    }
    case 'CallExpression':
      return readCall(node, outcome, inner)
    default:
      return nothing
  }
}

function readComparison(
  { operator, left, right }: ESTree.BinaryExpression | ESTree.PrivateInExpression,
  outcome: boolean,
): Names {
  if (operator === 'in') {
    const name = constantText(left)
    return outcome && name !== undefined ? new Set([name]) : nothing
  }
  // A minifier writes `typeof x < 'u'` for "is defined": of all types only `undefined` comes after "u".
  if (/^[<>]$/.test(operator) && isTypeof(left) && constantText(right) === 'u') {
    return outcome === (operator === '<') ? chainNames(bare(left.argument)) : nothing
  }
  if (!/^[!=]==?$/.test(operator)) return nothing
  const isEqual = operator.startsWith('=') === outcome
  const [tested, other] = [bare(left), bare(right)]
  for (const [one, value] of [
    [tested, other],
    [other, tested],
  ] as const) {
    const type = constantText(value)
    if (isTypeof(one) && type !== undefined)
      return isEqual === (type !== 'undefined') ? chainNames(bare(one.argument)) : nothing
    if (one.type === 'MemberExpression' && isNothing(value)) return isEqual ? nothing : chainNames(one)
  }
  return nothing
}

function isTypeof(node: TreeNode): node is ESTree.UnaryExpression {
  return node.type === 'UnaryExpression' && node.operator === 'typeof'
}

function readCall(node: ESTree.CallExpression, outcome: boolean, inner: (part: TreeNode) => Names): Names {
  const callee = bare(node.callee)
  const [first, second] = node.arguments
  if (callee.type === 'Identifier') {
    return callee.name === 'Boolean' && first ? inner(first) : inner(callee)
  }
  const name = memberName(callee)
  if (!outcome || name === undefined) return nothing
  // `CSS.supports('selector(:has(*))')` proves what its text names.
  if (name === 'supports') {
    const text = node.arguments.map((argument) => constantText(argument) ?? '').join(' ')
    return new Set(text.match(/[\w-]+/g) ?? [])
  }
  const asked = constantText(name === 'hasOwnProperty' ? first : /^(?:hasOwn|has)$/.test(name) ? second : undefined)
  return asked === undefined ? nothing : new Set([asked])
}

/** Returns each name of `a.b.c`: what is read from it proves what it is read from. */
function chainNames(node: TreeNode): Names {
  const found = new Set<string>()
  for (let at = bare(node); ;) {
    if (at.type === 'Identifier') return found.add(at.name)
    const name = memberName(at)
    if (name !== undefined) found.add(name)
    if (at.type === 'MemberExpression') at = bare(at.object)
    else if (at.type === 'CallExpression') at = bare(at.callee)
    else return found
  }
}

/** Tells whether the node is `undefined` or `null`. */
export function isNothing(node: TreeNode): boolean {
  if (node.type === 'Literal') return node.value === null
  if (node.type === 'UnaryExpression') return node.operator === 'void'
  return node.type === 'Identifier' && node.name === 'undefined'
}

function union(one: Names, other: Names): Names {
  return new Set([...one, ...other])
}
