// Reads the types of the page language and their comments from source text, without running it.
import { parseSync } from 'vite'

/** The part of a syntax tree node (ESTree with types) that this folder uses. */
export interface TypeNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

/** A type with a name. */
export interface NamedType {
  readonly name: string
  readonly comment: string
  /** The body of an interface, or the right side of a type alias. */
  readonly node: TypeNode
  readonly parameters: readonly string[]
  /** The types that an interface extends. */
  readonly bases: readonly TypeNode[]
  readonly source: TypeSource
}

export interface TypeMember {
  readonly name: string
  readonly isOptional: boolean
  readonly comment: string
  /** The text after `@example` in the comment. */
  readonly example: string | undefined
  readonly node: TypeNode
  readonly source: TypeSource
}

/** The text of a file, and its comments. */
export interface TypeSource {
  readonly text: string
  /** Comments by the offset of the code after them. */
  readonly comments: ReadonlyMap<number, string>
}

/** The types of some files by name, in the order of the files, and the values of constant lists. */
export interface Types {
  readonly types: ReadonlyMap<string, NamedType>
  readonly lists: ReadonlyMap<string, readonly string[]>
}

/** Reads the types of some files. Throws if a file has a syntax error. */
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
      const name = nameOfType(declared.id)
      const node = (declared.body ?? declared.typeAnnotation) as TypeNode
      const bases = ((declared.extends ?? []) as readonly TypeNode[]).map((one) => one.expression as TypeNode)
      types.set(name, { name, comment, node, parameters: parametersOf(declared), bases, source })
    }
  }
  return { types, lists }
}

/** Returns the members of an object type, without index signatures. */
export function membersIn(node: TypeNode, source: TypeSource): readonly TypeMember[] {
  return bodyOf(node)
    .filter(({ type }) => type === 'TSPropertySignature')
    .map((one) => {
      const [comment = '', example] = (source.comments.get(one.start) ?? '').split(' @example ')
      return {
        name: nameOfType(one.key),
        isOptional: one.optional === true,
        comment,
        example,
        node: inner(one),
        source,
      }
    })
}

/** Returns the type of the index signature, or undefined if there is none. */
export function indexIn(node: TypeNode): TypeNode | undefined {
  const index = bodyOf(node).find(({ type }) => type === 'TSIndexSignature')
  return index && inner(index)
}

export function nameOfType(node: unknown): string {
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
  return params.map(({ name }) => nameOfType(name))
}

/** Returns the documentation comments, without their stars, by the offset of the code after them. */
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
    if (elements) lists.set(nameOfType(id), elements.map(nameOfType))
  }
}
