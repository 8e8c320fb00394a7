import type { ESTree } from 'vite'
import type { Feature } from '../compat'
import type { Apis } from './apis'
import type { OwnMembers } from './names'
import { bare, constantText, keyName, memberName, type TreeNode } from './tree'
import type { Use } from './use'

/** Facts about the file around a node. */
export interface CodeContext {
  readonly apis: Apis
  /** Names that the file declares. */
  readonly declared: ReadonlySet<string>
  /** Names that the project gives to members of its own objects. */
  readonly ownMembers: OwnMembers
  /** Returns the interface of a variable or member by its name, if the sources tell. */
  typeOf(name: string): string | undefined
}

/** Finds APIs that a browser of the floor lacks in one node. */
export function apiUses(node: TreeNode, around: readonly TreeNode[], surroundings: CodeContext): Use[] {
  switch (node.type) {
    case 'Identifier':
      return isReference(node, around) ? globalUses(node.name, node.start, surroundings) : []
    case 'MemberExpression':
      return isDefinition(node, around) ? [] : memberUses(node, isCallee(node, around), surroundings)
    case 'VariableDeclarator':
      return destructured(node, surroundings)
    case 'CallExpression':
    case 'NewExpression':
      return callUses(node, surroundings)
    default:
      return []
  }
}

function globalUses(name: string, start: number, { apis, declared }: CodeContext): Use[] {
  return declared.has(name) ? [] : asUse(apis.global(name), start)
}

function memberUses(node: ESTree.MemberExpression, isCalled: boolean, surroundings: CodeContext): Use[] {
  const name = memberName(node)
  if (name === undefined) return []
  const { start } = node.property
  const fixed = fixedUses(node.object, name, start, surroundings)
  if (fixed) return fixed
  const { apis, ownMembers } = surroundings
  const member = apis.member(name)
  const own = isCalled ? ownMembers.methods : ownMembers.all
  return member && !own.has(name) ? [{ feature: member, start, ids: member.ids }] : []
}

/** Finds a member of an object that is known by its name; undefined if the object is not known, or may inherit the member. */
function fixedUses(object: TreeNode, name: string, start: number, surroundings: CodeContext): Use[] | undefined {
  const { apis, declared, typeOf } = surroundings
  const owner = bare(object)
  const ownerName = owner.type === 'Identifier' && !declared.has(owner.name) ? owner.name : memberName(owner)
  if (owner.type === 'Identifier' && isWindow(owner.name) && !declared.has(owner.name)) {
    return globalUses(name, start, { ...surroundings, declared: new Set() })
  }
  if (ownerName !== undefined) {
    const fixed = apis.fixed(ownerName, name)
    const isFixed = owner.type === 'Identifier' || apis.isSingle(ownerName)
    if (fixed && isFixed) return asUse(fixed, start)
  }
  const typed = owner.type === 'Identifier' ? owner.name : ownerName
  const type = typed === undefined ? undefined : typeOf(typed)
  if (type !== undefined && apis.hasMember(type, name)) return asUse(apis.memberOf(type, name), start)
  // A class has no members of its instances.
  const isClass = owner.type === 'Identifier' && /^[A-Z]/.test(owner.name) && !declared.has(owner.name)
  return isClass ? [] : undefined
}

/** Reads `const { hasOwn } = Object`. */
function destructured({ id, init }: ESTree.VariableDeclarator, surroundings: CodeContext): Use[] {
  if (id.type !== 'ObjectPattern' || !init) return []
  const from = bare(init)
  if (from.type !== 'Identifier' || surroundings.declared.has(from.name)) return []
  return id.properties.flatMap((property) => {
    const name = property.type === 'Property' ? keyName(property.key, property.computed) : undefined
    return name === undefined ? [] : (fixedUses(from, name, property.start, surroundings) ?? [])
  })
}

/** Finds options of a call, and events that are listened to. */
function callUses(node: ESTree.CallExpression | ESTree.NewExpression, { apis, declared }: CodeContext): Use[] {
  const callee = bare(node.callee)
  const name = callee.type === 'Identifier' && !declared.has(callee.name) ? callee.name : memberName(callee)
  if (name === undefined) return []
  const options = node.arguments.flatMap((argument) =>
    argument.type === 'ObjectExpression' ? argument.properties : [],
  )
  const [first] = node.arguments
  const event = name === 'addEventListener' && first ? constantText(first) : undefined
  return [
    ...options.flatMap((option) => {
      const key = option.type === 'Property' ? keyName(option.key, option.computed) : undefined
      return key === undefined ? [] : asUse(apis.option(name, key), option.start)
    }),
    ...(event === undefined || !first ? [] : asUse(apis.event(event), first.start)),
  ]
}

function asUse(feature: Feature | undefined, start: number): Use[] {
  return feature ? [{ feature, start }] : []
}

function isCallee(node: TreeNode, around: readonly TreeNode[]): boolean {
  const parent = around.at(-1)
  return parent?.type === 'CallExpression' && parent.callee === node
}

function isWindow(name: string): boolean {
  return ['window', 'globalThis', 'self'].includes(name)
}

/** Tells whether the name is read as a variable: neither a key nor a label nor a part of an import or export. */
function isReference(node: TreeNode, around: readonly TreeNode[]): boolean {
  const parent = around.at(-1)
  if (!parent) return false
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent.type === 'Property') return parent.value === node || parent.computed
  if ('key' in parent && parent.key === node) return 'computed' in parent && parent.computed
  return !/Specifier$|^LabeledStatement$|^BreakStatement$|^ContinueStatement$|^MetaProperty$/.test(parent.type)
}

/** A member of a built-in object that the code sets itself is a polyfill; one of `this` is the code's own. */
function isDefinition(node: ESTree.MemberExpression, around: readonly TreeNode[]): boolean {
  const parent = around.at(-1)
  const owner = bare(node.object)
  const isBuiltin = owner.type === 'Identifier' ? /^[A-Z]/.test(owner.name) : memberName(owner) === 'prototype'
  const isSet = parent?.type === 'AssignmentExpression' && parent.left === node
  return isSet && (isBuiltin || owner.type === 'ThisExpression')
}
