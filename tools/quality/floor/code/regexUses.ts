import type { Compat } from '../compat'
import { regexFeatures } from './regexes'
import { bare, constantText, type TreeNode } from './tree'
import type { Use } from './use'

/** Finds regular expressions, as literals or as constant text, that a browser of the floor cannot read. */
export function regexUses(compat: Compat, node: TreeNode, declared: ReadonlySet<string>): Use[] {
  if (node.type === 'Literal' && 'regex' in node) {
    return usesOf(compat, node.regex.pattern, node.regex.flags, node.start)
  }
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return []
  const callee = bare(node.callee)
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || declared.has('RegExp')) return []
  const [pattern, flags] = node.arguments.map((argument) => constantText(argument))
  return [
    ...(pattern === undefined ? [] : usesOf(compat, pattern, flags ?? '', node.start)),
    ...(pattern === undefined && flags !== undefined ? usesOf(compat, '', flags, node.start) : []),
  ]
}

function usesOf(compat: Compat, pattern: string, flags: string, start: number): Use[] {
  return regexFeatures(compat, pattern, flags).map((feature) => ({ feature, start }))
}
