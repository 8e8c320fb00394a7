import type { AtRule, ChildNode, Declaration, Node, Root } from 'postcss'
import type { Compat, Feature } from '../compat'
import { knownBy } from './supports'
import { usesOf, type DeclarationUse } from './values'

/** A style sheet that is scanned. */
export interface Sheet {
  readonly compat: Compat
  readonly root: Root
  /** The build has gone over it; it writes the prefixes that browsers need. */
  readonly isBuilt: boolean
}

/** Tells whether the node stands in an `@supports` that only browsers with the feature enter. */
export function isKnownHere(compat: Compat, node: ChildNode, id: string): boolean {
  return atRulesAround(node).some(({ name, params }) => name === 'supports' && knownBy(compat, params).ifTrue.has(id))
}

/** Tells whether a browser without the feature takes another declaration of the same property. */
export function hasFallback(
  { compat, root, isBuilt }: Sheet,
  node: Declaration,
  feature: Feature,
  uses: DeclarationUse,
): boolean {
  if (feature === uses.property && hasPrefixedTwins(node, feature, isBuilt)) return true
  // A browser keeps each value with `var()` and drops it only when it computes it: then an earlier declaration is gone.
  const isDropped = feature !== uses.property && !uses.isSubstituted
  return (isDropped && earlier(compat, node).length > 0) || hasNegativeTwin(compat, root, node, feature.id)
}

/** Says why the declaration before this one is no fallback, if there is one. */
export function fallbackHint(compat: Compat, node: Declaration, feature: Feature): string | undefined {
  if (feature.id.startsWith('css.properties.') && feature.name === node.prop) return undefined
  if (node.prop.startsWith('--')) return 'A browser keeps a custom property whatever its value is: use @supports.'
  if (earlier(compat, node).length === 0) return undefined
  return 'The declaration before it does not help: a browser keeps any value with var(), so use @supports.'
}

/** Returns the declarations of the same property before this one that each browser of the floor knows. */
function earlier(compat: Compat, node: Declaration): Declaration[] {
  const siblings = node.parent?.nodes ?? []
  return siblings
    .slice(0, siblings.indexOf(node))
    .filter((other): other is Declaration => other.type === 'decl' && other.prop === node.prop)
    .filter((other) => usesOf(compat, other.prop, other.value).value.length === 0)
}

/** Browsers that know the property under a prefix find it under this prefix in the same rule, at the latest when it is built. */
function hasPrefixedTwins({ prop, parent }: Declaration, { lacks }: Feature, isBuilt: boolean): boolean {
  return lacks.every(({ prefix }) => {
    if (prefix === undefined || !isBuilt) return prefix !== undefined
    return parent?.nodes.some((other) => other.type === 'decl' && other.prop === `${prefix}${prop}`)
  })
}

/** Finds a later rule in `@supports not (…)` that sets the same property for the same selector. */
function hasNegativeTwin(compat: Compat, root: Root, node: Declaration, id: string): boolean {
  let isAfter = false
  let isFound = false
  root.walkDecls((other) => {
    if (other === node) isAfter = true
    else if (isAfter && other.prop === node.prop && standsFor(compat, other, node, id)) isFound = true
  })
  return isFound
}

function standsFor(compat: Compat, other: Declaration, node: Declaration, id: string): boolean {
  const isNegative = ({ name, params }: AtRule) => name === 'supports' && knownBy(compat, params).ifFalse.has(id)
  const around = atRulesAround(other)
  if (!around.some(isNegative)) return false
  const rest = around.filter((atRule) => !isNegative(atRule))
  return selectorOf(other) === selectorOf(node) && headsOf(rest) === headsOf(atRulesAround(node))
}

function selectorOf({ parent }: Declaration): string | undefined {
  return parent && 'selector' in parent ? parent.selector.replace(/\s+/g, ' ') : undefined
}

function headsOf(atRules: readonly AtRule[]): string {
  return atRules.map(({ name, params }) => `@${name} ${params}`).join()
}

function atRulesAround(node: ChildNode): AtRule[] {
  const found: AtRule[] = []
  for (let at: Node | undefined = node.parent; at; at = at.parent) if (isAtRule(at)) found.push(at)
  return found
}

function isAtRule(node: Node): node is AtRule {
  return node.type === 'atrule'
}
