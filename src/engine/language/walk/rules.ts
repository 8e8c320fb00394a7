// The rules of the language of pages: all that a page leads to.
import { namedRules } from '../definitions'
import type { ObjectRule, Rule } from '../grammar/grammar'
import { page } from '../grammar/page'

export type TypeRule = Extract<Rule, { is: 'type' }>

/** The rules that a rule is made of, one step down. */
export function partsOf(rule: Rule): readonly Rule[] {
  switch (rule.is) {
    case 'list':
      return [rule.of]
    case 'byId':
      return rule.keys ? [rule.keys, rule.of] : [rule.of]
    case 'object':
      return Object.values(rule.members).map((member) => member.rule)
    case 'either':
      return rule.of
    case 'type':
      return [rule.rule]
    case 'kinds':
      return Object.values(rule.of).map((kind) => kind.rule)
    case 'named':
      return [namedRules[rule.name]]
    case 'special':
    case 'sees':
      return [rule.like]
    default:
      return []
  }
}

/** All rules that a page leads to, each once, in the order in which they are come to. */
export function rulesOfPages(): readonly Rule[] {
  const seen = new Set<Rule>()
  const visit = (rule: Rule): void => {
    if (seen.has(rule)) return
    seen.add(rule)
    partsOf(rule).forEach(visit)
  }
  visit(page)
  return [...seen]
}

/** The types of the language by name, in the order of `rulesOfPages`. */
export function typesOfPages(): ReadonlyMap<string, TypeRule> {
  return new Map(rulesOfPages().flatMap((rule) => (rule.is === 'type' ? [[rule.name, rule] as const] : [])))
}

/** What a rule is once names, checks of its own and views are taken off. */
export function shapeOf(rule: Rule): Rule {
  switch (rule.is) {
    case 'type':
      return shapeOf(rule.rule)
    case 'named':
      return shapeOf(namedRules[rule.name])
    case 'special':
    case 'sees':
      return shapeOf(rule.like)
    default:
      return rule
  }
}

/** The objects that a rule allows. */
export function objectsIn(rule: Rule): readonly ObjectRule[] {
  const shape = shapeOf(rule)
  if (shape.is === 'object') return [shape]
  if (shape.is === 'kinds') return Object.values(shape.of).flatMap((kind) => objectsIn(kind.rule))
  return shape.is === 'either' ? shape.of.flatMap(objectsIn) : []
}
