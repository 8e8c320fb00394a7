// What is known of an intent by its body: enough to find it again, and to tell it from others.
import { resolveBindings } from '../language/runtime/resolveBindings'
import { readPath } from '../language/runtime/evaluateCondition'
import { canonicalJson } from './journal/canonicalJson'
import { resolveMatchValue, type OutcomeRule, type OutcomeScope, normalizedText } from './outcomeRule'

/** The members of a body that the rule looks at. */
export function factsForRule(rule: OutcomeRule, body: object): { readonly [name: string]: unknown } {
  const paths = JSON.stringify(rule)
  return Object.fromEntries(Object.entries(body).filter(([name]) => paths.includes(`"body.${name}"`)))
}

/** What a rule can tell apart, as text: intents with the same would be found in the same row. */
export function intentFingerprint(rule: OutcomeRule, scope: OutcomeScope): string {
  const matches = rule.match.map((match) =>
    Object.entries(match).map(([path, value]) => [path, resolveMatchValue(value, scope), readPath(scope, path) ?? '']),
  )
  return canonicalJson([rule.call, resolveBindings(rule.body, { ...scope, since: 0 }), matches], normalizedText)
}
