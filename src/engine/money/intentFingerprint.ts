// Derives what the journal stores of a body: enough to find an intent again and to tell it from others.
import { resolveBindings } from '../language/runtime/resolveBindings'
import { readPath } from '../language/runtime/evaluateCondition'
import { canonicalJson } from './journal/canonicalJson'
import { resolveMatchValue, type OutcomeRule, type OutcomeScope, normalizedText } from './outcomeRule'

export function factsForRule(rule: OutcomeRule, body: object): { readonly [name: string]: unknown } {
  const paths = JSON.stringify(rule)
  return Object.fromEntries(Object.entries(body).filter(([name]) => paths.includes(`"body.${name}"`)))
}

/**
 * Returns the values by which the rule tells rows apart, as text. Intents with the same fingerprint match the same
 * rows.
 */
export function intentFingerprint(rule: OutcomeRule, scope: OutcomeScope): string {
  const matches = rule.match.map((match) =>
    Object.entries(match).map(([path, value]) => [path, resolveMatchValue(value, scope), readPath(scope, path) ?? '']),
  )
  return canonicalJson([rule.call, resolveBindings(rule.body, { ...scope, since: 0 }), matches], normalizedText)
}
