// Finds places in a source file where a programmer could make a mistake, and the text of each mistake.
import type { Node } from '@pagewright/cli/source'

/** A wrong text in place of a node, or an early `return` at the start of a function. */
export interface Slip {
  readonly kind: string
  readonly start: number
  readonly end: number
  /** The wrong text. Undefined for an early return, which is inserted at `start`. */
  readonly instead?: string
}

const comparisons: { readonly [operator: string]: readonly string[] } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}
const logical: { readonly [operator: string]: string } = { '&&': '||', '||': '&&' }
/** Calls that are left out, or replaced by a call that answers otherwise. */
const leftOut: ReadonlySet<string> = new Set([
  'filter',
  'slice',
  'trim',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'toLowerCase',
  'toUpperCase',
  'normalize',
])
const swapped: { readonly [method: string]: string } = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
}
/** Returns the mistakes that are possible at one node, without those of the nodes within it. */
export function slipsAt(node: Node, parent: Node | undefined, text: string): readonly Slip[] {
  const { start, end } = node
  const slip = (kind: string, instead: string): Slip => ({ kind, start, end, instead })
  const part = (inner: Node) => text.slice(inner.start, inner.end)
  switch (node.type) {
    case 'BinaryExpression': {
      const [left, right] = [asNode(node.left), asNode(node.right)]
      if (node.operator === '+' && (isText(left) || isText(right))) return []
      return (comparisons[String(node.operator)] ?? []).map((operator) =>
        slip('operator', `${part(left)} ${operator} ${part(right)}`),
      )
    }
    case 'LogicalExpression': {
      const [left, right] = [asNode(node.left), asNode(node.right)]
      const operator = logical[String(node.operator)]
      return [slip('logic', operator ? `(${part(left)}) ${operator} (${part(right)})` : part(left))]
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [slip('not', part(asNode(node.argument)))] : []
    case 'Literal':
      return isKey(node, parent) ? [] : literalSlips(node, slip)
    case 'TemplateLiteral':
      return end - start > 2 && parent?.type !== 'TaggedTemplateExpression' ? [slip('text', '``')] : []
    case 'ArrayExpression':
      return (node.elements as readonly unknown[]).length > 0 ? [slip('list', '[]')] : []
    case 'CallExpression':
      return callSlips(node, slip, text)
    case 'ExpressionStatement':
      return node.directive || /^super\b/.test(part(node)) ? [] : statementSlips(asNode(node.expression))
    default:
      return [...testSlips(node), ...bodySlips(node, text)]
  }
}

/** Returns true if the nodes within a node may hold mistakes. Types hold none, and what the bundler reads must stay. */
export function isOpen(node: Node, text: string): boolean {
  if (/^(?:Import(?:Declaration|Expression)|ExportAllDeclaration)$/.test(node.type)) return false
  if (/^(?:import\.meta\b|new URL\()/.test(text.slice(node.start, node.end))) return false
  return !node.type.startsWith('TS') || /^TS(?:As|NonNull|Satisfies|Instantiation)/.test(node.type)
}

function literalSlips({ value }: Node, slip: (kind: string, instead: string) => Slip): readonly Slip[] {
  if (typeof value === 'boolean') return [slip('flag', String(!value))]
  if (typeof value === 'number') return [slip('number', `(${value} + 1)`)]
  // A sentence is for people to read. Its wording is the concern of other tests.
  return typeof value === 'string' && value !== '' && !value.includes(' ') ? [slip('text', "''")] : []
}

function callSlips(node: Node, slip: (kind: string, instead: string) => Slip, text: string): readonly Slip[] {
  const callee = asNode(node.callee)
  if (callee.type !== 'MemberExpression' || callee.computed === true) return []
  const [object, property] = [asNode(callee.object), asNode(callee.property)]
  const method = String(property.name)
  const receiver = text.slice(object.start, object.end)
  if (leftOut.has(method)) return [slip('call', receiver)]
  const other = Object.hasOwn(swapped, method) ? swapped[method] : undefined
  return other ? [slip('call', `${receiver}.${other}${text.slice(property.end, node.end)}`)] : []
}

function statementSlips({ start, end }: Node): readonly Slip[] {
  return [{ kind: 'statement', start, end, instead: 'undefined' }]
}

function testSlips(node: Node): readonly Slip[] {
  if (!['IfStatement', 'ConditionalExpression', 'WhileStatement', 'ForStatement'].includes(node.type)) return []
  const test = isNode(node.test) ? node.test : undefined
  if (!test) return []
  // A loop that never ends would prove nothing.
  const values = node.type.startsWith('If') || node.type.startsWith('Cond') ? ['true', 'false'] : ['false']
  return values.map((instead) => ({ kind: 'condition', start: test.start, end: test.end, instead }))
}

function bodySlips(node: Node, text: string): readonly Slip[] {
  if (!['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)) return []
  const body = isNode(node.body) ? node.body : undefined
  // A constructor of a derived class must call `super`.
  if (!body || /\bsuper\(/.test(text.slice(body.start, body.end)) || node.generator === true) return []
  if (body.type !== 'BlockStatement') {
    const isNothing = text.slice(body.start, body.end) === 'undefined'
    return isNothing ? [] : [{ kind: 'result', start: body.start, end: body.end, instead: 'undefined' }]
  }
  return (body.body as readonly unknown[]).length > 0
    ? [{ kind: 'body', start: body.start + 1, end: body.start + 1 }]
    : []
}

/** Returns true for a text that is a name and no value: of a member, an import, an attribute or a directive. */
function isKey(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition')
    return parent.key === node && parent.computed !== true
  return /^(?:Import|Export|JSXAttribute|MethodDefinition)/.test(parent.type)
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function asNode(value: unknown): Node {
  if (!isNode(value)) throw new Error('The parser gave no node where the language has one.')
  return value
}
