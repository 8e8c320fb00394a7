// Takes out of a library's file what this product never comes to, by the names that stand in it.
import { parseSync } from 'vite'

/** What is never come to in one file, and what never is otherwise. */
export interface Unused {
  /** Functions by name and methods as `Class.method`, with the body that stands in for theirs. */
  readonly bodies?: { readonly [name: string]: string }
  /** Variables and members, whatever they are members of, that are only ever read as this value. */
  readonly values?: { readonly [name: string]: string }
  /** What is called for a developer's eyes alone, as it stands in the code. */
  readonly calls?: readonly string[]
  /** Names that a `case` compares with and nothing is. */
  readonly cases?: readonly string[]
  /** Numbers that no member `tag` is. */
  readonly tags?: readonly number[]
  /** What is set, itself or members of it, and never asked for: `exports.hydrateRoot`, `FragmentInstance.prototype`. */
  readonly holders?: readonly string[]
}

/** Gives a file's code without what is unused. Throws where a name is not there: by now the library is written otherwise. */
export function leaveOut(file: string, code: string, unused: Unused): string {
  const missing = new Set([
    ...Object.keys({ ...unused.bodies, ...unused.values }),
    ...(unused.calls ?? []),
    ...(unused.cases ?? []),
    ...(unused.holders ?? []),
  ])
  const edits: Edit[] = []
  /** Variables of the function around that were declared in what is gone: what is left may set them. */
  let orphans = new Set<string>()

  const text = (node: unknown) => (isNode(node) ? code.slice(node.start, node.end) : '')
  function put({ start, end }: Place, instead: string, name: string): true {
    missing.delete(name)
    edits.push({ start, end, instead })
    return true
  }

  /** Puts what stands in for a node; false where its parts are to be looked at. */
  function replace(node: Node, className: string): boolean {
    switch (node.type) {
      case 'FunctionDeclaration':
      case 'MethodDefinition':
      case 'VariableDeclarator': {
        const name = className + nameOf(node['key'] ?? node['id'])
        const body = bodyOf(node)
        const instead = own(unused.bodies, name)
        return body !== undefined && instead !== undefined && put(body, `{${instead}}`, name)
      }
      case 'ExpressionStatement': {
        const target = targetOf(node)
        const holder = unused.holders?.find((name) => target === name || target.startsWith(`${name}.`))
        return holder !== undefined && put(node, '', holder)
      }
      case 'CallExpression': {
        const callee = text(node['callee'])
        return unused.calls?.includes(callee) === true && put(node, 'undefined', callee)
      }
      case 'BinaryExpression': {
        const instead = comparison(node)
        return instead !== undefined && put(node, instead, '')
      }
      case 'Identifier':
      case 'MemberExpression':
        return replaceValue(node, node['computed'] === true ? '' : nameOf(node['property'] ?? node))
      case 'Property':
        return node['shorthand'] === true && replaceShort(node)
      default:
        return false
    }
  }

  function replaceValue(node: Node, name: string): boolean {
    const value = own(unused.values, name)
    return value !== undefined && put(node, value, name)
  }

  // `{ name }` has a name and a value in one.
  function replaceShort(node: Node): boolean {
    const name = nameOf(node['key'])
    const value = own(unused.values, name)
    if (value === undefined) return false
    return put(node, `${name}: ${value}`, name)
  }

  // Of `a = b = c` the rest is asked for.
  function targetOf({ expression }: Node): string {
    if (!isNode(expression) || expression.type !== 'AssignmentExpression') return ''
    const { right } = expression
    return isNode(right) && right.type === 'AssignmentExpression' ? '' : text(expression['left'])
  }

  /** What comes of comparing a tag with one that never is. */
  function comparison({ operator, left, right }: Node): string | undefined {
    const sides = [left, right].filter(isNode)
    const isNever = sides.some(isTag) && sides.some((side) => isNeverTag(side))
    if (!isNever) return undefined
    return operator === '===' ? 'false' : operator === '!==' ? 'true' : undefined
  }

  function isNeverTag({ value }: Node): boolean {
    return typeof value === 'number' && unused.tags?.includes(value) === true
  }

  function leaveCases({ discriminant, cases }: Node) {
    const isOfTags = isNode(discriminant) && isTag(discriminant)
    let isOpen = false
    for (const one of (cases as readonly Node[]) ?? []) {
      const test = isNode(one['test']) ? one['test'] : undefined
      const name = test ? nameOf(test) : ''
      const isNever = test !== undefined && (unused.cases?.includes(name) === true || (isOfTags && isNeverTag(test)))
      if (!isNever) isOpen = !isLeft(one)
      // What the case above goes on with stays.
      else if (isOpen) put({ start: one.start, end: code.indexOf(':', test.end) + 1 }, '', name)
      else {
        put(one, '', name)
        for (const variable of variablesOf(one)) orphans.add(variable)
      }
    }
  }

  function visit(node: Node, className: string) {
    if (replace(node, className)) return
    if (!isFunction(node)) return visitParts(node, className)
    const outer = orphans
    orphans = new Set()
    visitParts(node, className)
    const { start } = node['body'] as Node
    if (orphans.size > 0) put({ start: start + 1, end: start + 1 }, `var ${[...orphans].join(', ')};`, '')
    orphans = outer
  }

  function visitParts(node: Node, className: string) {
    if (node.type === 'SwitchStatement') leaveCases(node)
    const inner = node.type === 'ClassDeclaration' ? `${nameOf(node['id'])}.` : className
    for (const [key, part] of Object.entries(node)) {
      if (node['computed'] !== true && notRead.has(`${node.type}.${key}`)) continue
      for (const one of Array.isArray(part) ? part : [part]) if (isNode(one)) visit(one, inner)
    }
  }

  visit(parseSync(file, code).program as unknown as Node, '')
  if (missing.size > 0) throw new Error(`${file} has nothing by the names of ${[...missing].join(', ')}.`)
  return edited(code, edits)
}

interface Place {
  readonly start: number
  readonly end: number
}
interface Edit extends Place {
  readonly instead: string
}
interface Node extends Place {
  readonly type: string
  readonly [member: string]: unknown
}

/** Where a name is set or given, not read. */
const notRead: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression.params',
  'AssignmentExpression.left',
  'FunctionDeclaration.id',
  'FunctionDeclaration.params',
  'FunctionExpression.params',
  'MemberExpression.property',
  'MethodDefinition.key',
  'ObjectPattern.properties',
  'Property.key',
  'UpdateExpression.argument',
  'VariableDeclarator.id',
])

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}

function own(names: { readonly [name: string]: string } | undefined, name: string): string | undefined {
  return names && Object.hasOwn(names, name) ? names[name] : undefined
}

function isTag({ type, property }: Node): boolean {
  return type === 'MemberExpression' && nameOf(property) === 'tag'
}

function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
}

/** The body of what has a name and is, or holds, a function. */
function bodyOf(node: Node): Node | undefined {
  const held = node.type === 'FunctionDeclaration' ? node : (node['value'] ?? node['init'])
  return isNode(held) && isFunction(held) && isNode(held['body']) ? held['body'] : undefined
}

/** True for a case that does not go on with the next one. */
function isLeft({ consequent }: Node): boolean {
  const last = Array.isArray(consequent) ? (consequent.at(-1) as Node | undefined) : undefined
  return last !== undefined && /^(Return|Break|Throw|Continue)Statement$/.test(last.type)
}

function variablesOf(node: Node): readonly string[] {
  if (isFunction(node)) return []
  const declared = node.type === 'VariableDeclarator' ? [nameOf(node['id'])] : []
  return declared.concat(...Object.values(node).flat().filter(isNode).map(variablesOf))
}

/** Of edits within edits the outermost. */
function edited(code: string, edits: readonly Edit[]): string {
  let text = ''
  let at = 0
  for (const { start, end, instead } of [...edits].sort(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    if (start < at) continue
    text += code.slice(at, start) + instead
    at = end
  }
  return text + code.slice(at)
}
