import valueParser, { type FunctionNode, type Node } from 'postcss-value-parser'
import type { Compat } from '../compat'
import { selectorUses } from './selectors'
import { usesOf } from './values'

/** The features that browsers have inside and outside of an `@supports` rule. */
export interface KnownSupport {
  /** Features that every browser has in which the condition holds. */
  readonly ifTrue: ReadonlySet<string>
  /** Features that every browser has in which the condition does not hold. */
  readonly ifFalse: ReadonlySet<string>
}

/** Reads the condition of `@supports`: which features a browser has if it holds, and if it does not. */
export function knownBy(compat: Compat, condition: string): KnownSupport {
  return readTerms(compat, valueParser(condition).nodes)
}

const nothing: KnownSupport = { ifTrue: new Set(), ifFalse: new Set() }

function readTerms(compat: Compat, nodes: readonly Node[]): KnownSupport {
  const terms = nodes.filter(({ type }) => type !== 'space' && type !== 'comment')
  const words = terms.flatMap((node) => (node.type === 'word' ? [node.value.toLowerCase()] : []))
  const tests = terms.flatMap((node) => (node.type === 'function' ? readNamed(compat, node) : []))
  const [first = nothing, ...rest] = tests
  if (words[0] === 'not') return { ifTrue: first.ifFalse, ifFalse: first.ifTrue }
  if (words.includes('or')) return rest.reduce((all, next) => swap(both(swap(all), swap(next))), first)
  return rest.reduce(both, first)
}

/** Reads one test: a term in parentheses, a declaration in parentheses, or `selector(…)`; `not(…)` may stand without a space. */
function readNamed(compat: Compat, node: FunctionNode): KnownSupport[] {
  if (node.value === '') return [readParenthesis(compat, node)]
  if (node.value.toLowerCase() !== 'selector') return [nothing]
  const uses = selectorUses(compat, valueParser.stringify(node.nodes)).flatMap(({ uses }) => uses)
  return [{ ifTrue: new Set(uses.map(({ feature }) => feature.id)), ifFalse: new Set() }]
}

function readParenthesis(compat: Compat, node: FunctionNode): KnownSupport {
  const text = valueParser.stringify(node.nodes).trim()
  const [, property, value] = /^([\w-]+)\s*:(.*)$/s.exec(text) ?? []
  if (property === undefined || value === undefined) return readTerms(compat, node.nodes)
  const uses = usesOf(compat, property, value)
  const found = [...(uses.property ? [uses.property] : []), ...uses.value.map(({ feature }) => feature)]
  // A browser takes any value that has `var()`, so such a test says nothing about the value.
  const proven = uses.isSubstituted ? found.filter((feature) => feature === uses.property) : found
  return { ifTrue: new Set(proven.map(({ id }) => id)), ifFalse: new Set() }
}

function both(one: KnownSupport, other: KnownSupport): KnownSupport {
  return {
    ifTrue: new Set([...one.ifTrue, ...other.ifTrue]),
    ifFalse: new Set([...one.ifFalse].filter((id) => other.ifFalse.has(id))),
  }
}

function swap({ ifTrue, ifFalse }: KnownSupport): KnownSupport {
  return { ifTrue: ifFalse, ifFalse: ifTrue }
}
