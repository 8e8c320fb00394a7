// What is known of an intent by its body: enough to find it again, and to tell it from others.
import { bind } from '../language/runtime/bind'
import { read } from '../language/runtime/when'
import { canonical } from './journal/canonical'
import { bound, type OutcomeRule, type OutcomeScope, plain } from './outcomeRule'

/** The members of a body that the rule looks at. */
export function factsOf(rule: OutcomeRule, body: object): { readonly [name: string]: unknown } {
  const paths = JSON.stringify(rule)
  return Object.fromEntries(Object.entries(body).filter(([name]) => paths.includes(`"body.${name}"`)))
}

/** What a rule can tell apart, as text: intents with the same would be found in the same row. */
export function likeness(rule: OutcomeRule, scope: OutcomeScope): string {
  const matches = rule.match.map((match) =>
    Object.entries(match).map(([path, value]) => [path, bound(value, scope), read(scope, path) ?? '']),
  )
  return canonical([rule.call, bind(rule.body, { ...scope, since: 0 }), matches], plain)
}
