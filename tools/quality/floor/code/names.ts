import type { ESTree } from 'vite'
import { keyName, partsOf, walkCode, type TreeNode } from './tree'

/** Returns the names that a file declares or imports: such a name is not the browser's. */
export function declaredNames(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (target: TreeNode | null | undefined) => {
    if (!target) return
    if (target.type === 'Identifier') names.add(target.name)
    else if (target.type === 'Property') add(target.value)
    else if (target.type === 'AssignmentPattern') add(target.left)
    else if (/Pattern$|RestElement|TSParameterProperty/.test(target.type)) partsOf(target).forEach(add)
  }
  walkCode(program, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id)
    else if (node.type === 'CatchClause') add(node.param)
    else if (/^Import(?:Default|Namespace)?Specifier$/.test(node.type) && 'local' in node) add(node.local)
    else if (/^(?:Function|ArrowFunction|Class)/.test(node.type)) {
      if ('id' in node) add(node.id)
      if ('params' in node && Array.isArray(node.params))
        for (const param of partsOf(node)) if (param !== bodyOf(node)) add(param)
    }
  })
  return names
}

/** Names that code gives to members of its own objects, classes and types. */
export interface OwnMembers {
  readonly all: ReadonlySet<string>
  /** Those that are functions. */
  readonly methods: ReadonlySet<string>
}

/** Collects the members that files define: such a member is not the browser's. */
export function ownMembersOf(programs: readonly ESTree.Program[]): OwnMembers {
  const all = new Set<string>()
  const methods = new Set<string>()
  const go = (node: TreeNode) => {
    const own = ownMember(node)
    if (own?.name !== undefined) {
      all.add(own.name)
      if (own.isMethod) methods.add(own.name)
    }
    for (const part of partsOf(node)) go(part)
  }
  programs.forEach(go)
  return { all, methods }
}

function ownMember(node: TreeNode): { readonly name: string | undefined; readonly isMethod: boolean } | undefined {
  switch (node.type) {
    case 'Property':
    case 'PropertyDefinition':
      return {
        name: keyName(node.key, node.computed),
        isMethod: node.value !== null && /Function/.test(node.value.type),
      }
    case 'MethodDefinition':
    case 'TSMethodSignature':
      return { name: keyName(node.key, node.computed), isMethod: true }
    case 'TSPropertySignature':
      return {
        name: keyName(node.key, node.computed),
        isMethod: node.typeAnnotation?.typeAnnotation.type === 'TSFunctionType',
      }
    default:
      return undefined
  }
}

function bodyOf(node: TreeNode): unknown {
  return 'body' in node ? node.body : undefined
}
