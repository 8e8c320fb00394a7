import { bare, memberName, type TreeNode } from './tree'

/** Names a part of the syntax by its path in the compatibility data. */
export interface Syntax {
  readonly path: string
  readonly name: string
  /** The build rewrites it for older browsers, so that only built code must be without it. */
  readonly isLowered: boolean
}

/** Returns the syntax of a node that came to the language after 2019. */
export function syntaxOf(node: TreeNode, around: readonly TreeNode[]): Syntax[] {
  const lowered = (path: string, name: string): Syntax[] => [{ path: `javascript.${path}`, name, isLowered: true }]
  const kept = (path: string, name: string): Syntax[] => [{ path: `javascript.${path}`, name, isLowered: false }]
  switch (node.type) {
    case 'AwaitExpression':
      return isTop(around) ? kept('operators.await.top_level', 'top-level await') : []
    case 'ForOfStatement':
      return node.await && isTop(around) ? kept('operators.await.top_level', 'top-level await') : []
    case 'StaticBlock':
      return kept('classes.static.initialization_blocks', 'static block of a class')
    case 'PropertyDefinition':
      return isPrivate(node.key)
        ? kept('classes.private_class_fields', 'private field')
        : kept(node.static ? 'classes.static.class_fields' : 'classes.public_class_fields', 'class field')
    case 'MethodDefinition':
      return isPrivate(node.key) ? kept('classes.private_class_methods', 'private method') : []
    case 'BinaryExpression':
      return isPrivate(node.left) ? kept('classes.private_class_fields_in', '#name in object') : []
    case 'AssignmentExpression': {
      const key = assignments[node.operator]
      return key === undefined ? [] : kept(`operators.${key}`, `operator ${node.operator}`)
    }
    case 'LogicalExpression':
      return node.operator === '??' ? kept('operators.nullish_coalescing', 'operator ??') : []
    case 'ChainExpression':
      return kept('operators.optional_chaining', 'optional chaining')
    case 'VariableDeclaration':
      if (node.kind === 'using') return lowered('statements.using', 'using')
      return node.kind === 'await using' ? lowered('statements.await_using', 'await using') : []
    case 'MetaProperty':
      return node.meta.name === 'import' ? kept('operators.import_meta', 'import.meta') : []
    case 'MemberExpression': {
      const isMeta = bare(node.object).type === 'MetaProperty' && memberName(node) === 'resolve'
      return isMeta ? kept('operators.import_meta.resolve', 'import.meta.resolve') : []
    }
    case 'ImportExpression':
      if (node.phase !== null) return kept(`operators.import.${phases[node.phase]}`, `import.${node.phase}()`)
      return node.options ? kept('operators.import.options_parameter', 'import() with options') : []
    case 'ImportDeclaration':
      if (node.phase !== null) return kept(`statements.import.${phases[node.phase]}`, `import ${node.phase}`)
      return node.attributes.length > 0 ? kept('statements.import.import_attributes', 'import attributes') : []
    case 'ExportAllDeclaration':
      return node.exported ? kept('statements.export.namespace', 'export * as') : []
    case 'Program':
      return node.hashbang ? kept('grammar.hashbang_comments', 'hashbang comment') : []
    default:
      return []
  }
}

const assignments: { readonly [operator: string]: string } = {
  '&&=': 'logical_and_assignment',
  '||=': 'logical_or_assignment',
  '??=': 'nullish_coalescing_assignment',
}

const phases = { defer: 'defer', source: 'import_source' }

function isTop(around: readonly TreeNode[]): boolean {
  return !around.some(({ type }) => /Function|^PropertyDefinition$|^StaticBlock$/.test(type))
}

function isPrivate({ type }: TreeNode): boolean {
  return type === 'PrivateIdentifier'
}
