// Finds the business codes that a handler of the sandbox can answer with: every `new Refused(name)` that it can reach.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { codes, type CodeName } from '../../sandbox/codes'
import { root } from '../../tools/cli/root'

interface SyntaxNode {
  readonly type: string
  readonly [member: string]: unknown
}
interface Module {
  /** Functions and constants by name. */
  readonly own: ReadonlyMap<string, SyntaxNode>
  /** Imported names, with the file and the name there. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

/** Returns the names of the refusals of each endpoint. A name in a table counts, because the table may be thrown from. */
export function refusalsByEndpoint(): ReadonlyMap<string, readonly CodeName[]> {
  const modules = new Map(sandboxFiles().map((file) => [file, read(file)]))
  const result = new Map<string, readonly CodeName[]>()
  for (const [file, { own }] of modules) {
    if (!file.startsWith('sandbox/handlers/')) continue
    for (const node of own.values())
      visit(node, (one) => {
        const name = one.type === 'Property' && isNode(one.key) ? one.key.value : undefined
        if (typeof name !== 'string' || !/^(GET|POST) \//.test(name)) return
        const found = new Set<CodeName>()
        reach(one.value, file, found, new Set())
        result.set(name, [...found])
      })
  }
  return result

  function reach(node: unknown, file: string, found: Set<CodeName>, seen: Set<unknown>): void {
    visit(node, (one) => {
      for (const name of thrownBy(one)) found.add(name)
      if (one.type !== 'Identifier') return
      const name = String(one.name)
      const from = modules.get(file)?.imported.get(name) ?? { file, name }
      const declared = modules.get(from.file)?.own.get(from.name)
      if (!declared || seen.has(declared)) return
      seen.add(declared)
      reach(declared, from.file, found, seen)
    })
  }
}

function sandboxFiles(): readonly string[] {
  return readdirSync(join(root, 'sandbox'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'codes.ts')
    .map((file) => `sandbox/${file}`)
}

function read(file: string): Module {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const own = new Map<string, SyntaxNode>()
  const imported = new Map<string, { file: string; name: string }>()
  for (const statement of program.body as unknown as readonly SyntaxNode[]) {
    const { source, specifiers } = statement
    if (statement.type === 'ImportDeclaration' && isNode(source) && Array.isArray(specifiers)) {
      const target = `${join(dirname(file), String(source.value))}.ts`
      for (const { local, imported: name } of specifiers as readonly { local: SyntaxNode; imported?: SyntaxNode }[])
        imported.set(String(local.name), { file: target, name: String(name?.name) })
      continue
    }
    const declared = isNode(statement.declaration) ? statement.declaration : statement
    if (declared.type === 'FunctionDeclaration' && isNode(declared.id)) own.set(String(declared.id.name), declared)
    if (declared.type === 'VariableDeclaration' && Array.isArray(declared.declarations))
      for (const one of declared.declarations as readonly SyntaxNode[])
        if (isNode(one.id)) own.set(String(one.id.name), one)
  }
  return { own, imported }
}

/** Returns the names in the arguments of `new Refused(…)`, and those that a table has as values. */
function thrownBy(node: SyntaxNode): readonly CodeName[] {
  const isThrown = node.type === 'NewExpression' && isNode(node.callee) && node.callee.name === 'Refused'
  const holders = isThrown ? [node.arguments] : node.type === 'Property' ? [node.value] : []
  const texts = holders.flat().flatMap((one) => textsIn(one))
  return texts.filter((text): text is CodeName => Object.hasOwn(codes, text))
}

function textsIn(node: unknown): readonly string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  return ['LogicalExpression', 'ConditionalExpression'].includes(node.type)
    ? [node.left, node.right, node.consequent, node.alternate].flatMap(textsIn)
    : []
}

function visit(node: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, see))
  if (!isNode(node)) return
  see(node)
  for (const member of Object.values(node)) visit(member, see)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
