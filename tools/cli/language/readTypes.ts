// The types of the page language with their comments, as they are written: read, not run.
import { parseSync } from 'vite'

/** As much of a syntax tree (ESTree with types) as is looked at here. */
export interface TypeNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

/** A type that has a name. */
export interface NamedType {
  readonly name: string
  readonly comment: string
  /** What it is: an object's members, or a type. */
  readonly node: TypeNode
  readonly parameters: readonly string[]
  /** Types whose members it has as well. */
  readonly bases: readonly TypeNode[]
  readonly source: Source
}

export interface Member {
  readonly name: string
  readonly isOptional: boolean
  readonly comment: string
  readonly node: TypeNode
  readonly source: Source
}

/** The text of a file, and what is said in it. */
export interface Source {
  readonly text: string
  /** Comments by the place where what they are about begins. */
  readonly comments: ReadonlyMap<number, string>
}

/** The types that files declare, by name in the order of the files, and the values of their constant lists. */
export interface Types {
  readonly types: ReadonlyMap<string, NamedType>
  readonly lists: ReadonlyMap<string, readonly string[]>
}

/** Reads the types of files. Throws for a file that cannot be read. */
export function readTypes(files: readonly { readonly file: string; readonly text: string }[]): Types {
  const types = new Map<string, NamedType>()
  const lists = new Map<string, readonly string[]>()
  for (const { file, text } of files) {
    const { program, comments, errors } = parseSync(file, text)
    if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
    const source = { text, comments: commentsIn(text, comments) }
    for (const statement of program.body as unknown as readonly TypeNode[]) {
      const declared = (statement.declaration as TypeNode | null | undefined) ?? statement
      const comment = source.comments.get(statement.start) ?? ''
      if (declared.type === 'VariableDeclaration') noteLists(declared, lists)
      if (declared.type !== 'TSInterfaceDeclaration' && declared.type !== 'TSTypeAliasDeclaration') continue
      const name = nameOf(declared.id)
      const node = (declared.body ?? declared.typeAnnotation) as TypeNode
      const bases = ((declared.extends ?? []) as readonly TypeNode[]).map((one) => one.expression as TypeNode)
      types.set(name, { name, comment, node, parameters: parametersOf(declared), bases, source })
    }
  }
  return { types, lists }
}

/** The members that an object's type has by itself, those of an index left out. */
export function membersIn(node: TypeNode, source: Source): readonly Member[] {
  return bodyOf(node)
    .filter(({ type }) => type === 'TSPropertySignature')
    .map((one) => ({
      name: nameOf(one.key),
      isOptional: one.optional === true,
      comment: source.comments.get(one.start) ?? '',
      node: inner(one),
      source,
    }))
}

/** What a type has under any name, where it has an index. */
export function indexIn(node: TypeNode): TypeNode | undefined {
  const index = bodyOf(node).find(({ type }) => type === 'TSIndexSignature')
  return index && inner(index)
}

export function nameOf(node: unknown): string {
  const { name, value } = node as { readonly name?: unknown; readonly value?: unknown }
  return String(name ?? value)
}

function bodyOf(node: TypeNode): readonly TypeNode[] {
  return (node.type === 'TSInterfaceBody' ? node.body : node.type === 'TSTypeLiteral' ? node.members : []) as TypeNode[]
}

function inner(node: TypeNode): TypeNode {
  return (node.typeAnnotation as TypeNode).typeAnnotation as TypeNode
}

function parametersOf({ typeParameters }: TypeNode): readonly string[] {
  const { params = [] } = (typeParameters ?? {}) as { readonly params?: readonly TypeNode[] }
  return params.map(({ name }) => nameOf(name))
}

/** Each comment under the place of what follows it, without its stars. */
function commentsIn(
  text: string,
  comments: readonly { readonly type: string; readonly value: string; readonly end: number }[],
): ReadonlyMap<number, string> {
  return new Map(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ value, end }) => {
        const words = value.replaceAll(/^\s*\* ?/gm, '').replaceAll(/\s+/g, ' ')
        return [end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0), words.trim()] as const
      }),
  )
}

function noteLists({ declarations }: TypeNode, lists: Map<string, readonly string[]>): void {
  for (const { id, init } of declarations as readonly TypeNode[]) {
    const { expression } = (init ?? {}) as { readonly expression?: TypeNode }
    const elements = expression?.type === 'ArrayExpression' ? (expression.elements as readonly TypeNode[]) : undefined
    if (elements) lists.set(nameOf(id), elements.map(nameOf))
  }
}
