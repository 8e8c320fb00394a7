import type { ESTree } from 'vite'
import { bare, keyName, partsOf, type TreeNode } from './tree'

/** Interfaces of variables, parameters and members, by name: `signal` is an `AbortSignal`. */
export interface ReceiverTypes {
  typeOf(file: string, name: string): string | undefined
}

/** The type of a name with several types, or with one that cannot be read. */
const unclear = ''

/** Reads the types of names in some files. If a file does not give the type of a name, another file may. */
export function receiverTypesOf(
  files: readonly { readonly file: string; readonly program: ESTree.Program }[],
): ReceiverTypes {
  const everywhere = new Map<string, string>()
  const byFile = new Map<string, ReadonlyMap<string, string>>()
  for (const { file, program } of files) {
    const own = new Map<string, string>()
    const go = (node: TreeNode) => {
      const typed = typedName(node)
      if (typed) for (const names of [own, everywhere]) note(names, typed)
      for (const part of partsOf(node)) go(part)
    }
    go(program)
    byFile.set(file, own)
  }
  return { typeOf: (file, name) => (byFile.get(file)?.get(name) ?? everywhere.get(name)) || undefined }
}

interface Typed {
  readonly name: string
  readonly type: string
}

function note(names: Map<string, string>, { name, type }: Typed): void {
  const known = names.get(name)
  names.set(name, known === undefined || known === type ? type : unclear)
}

function typedName(node: TreeNode): Typed | undefined {
  if (node.type === 'Identifier' && node.typeAnnotation) {
    return { name: node.name, type: interfaceOf(node.typeAnnotation.typeAnnotation) }
  }
  if ((node.type === 'TSPropertySignature' || node.type === 'PropertyDefinition') && node.typeAnnotation) {
    const name = keyName(node.key, node.computed)
    return name === undefined ? undefined : { name, type: interfaceOf(node.typeAnnotation.typeAnnotation) }
  }
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return undefined
  const value = bare(node.init)
  if (value.type !== 'NewExpression') return undefined
  const callee = bare(value.callee)
  return { name: node.id.name, type: callee.type === 'Identifier' ? callee.name : unclear }
}

/** Returns the name of an interface. Ignores `undefined` and `null` in a union. */
function interfaceOf(type: TreeNode): string {
  if (type.type === 'TSUnionType') {
    const present = type.types.filter(({ type: kind }) => kind !== 'TSUndefinedKeyword' && kind !== 'TSNullKeyword')
    return present.length === 1 && present[0] ? interfaceOf(present[0]) : unclear
  }
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') return type.typeName.name
  if (type.type === 'TSStringKeyword') return 'String'
  return type.type === 'TSArrayType' ? 'Array' : unclear
}
