// The rules of the page language. They stand above the kinds, because recursive types contain all of them.
import { actionDefinitions, stepDefinitions } from '../actions/definitions'
import { blockDefinitions } from '../blocks/definitions'
import { nativeFunction, protocol, serverCall } from '../language/grammar/contract'
import { field } from '../language/grammar/field'
import { type, type Member, type NamedType, type ObjectRule, type Rule } from '../language/grammar/grammar'
import { market } from '../language/grammar/market'
import { destination, page, source } from '../language/grammar/page'
import { part, usedPart } from '../language/grammar/part'
import { isObject } from '../language/runtime/merge'

export type AnyTypeRule = Extract<Rule, { is: 'type' }>

/** The recursive types. Rules refer to them by name. */
export const namedRules: { readonly [Name in NamedType]: Rule } = {
  Action: type('Action', 'An action that runs on a press. `do` names its kind.', {
    is: 'kinds',
    noun: 'action',
    member: 'do',
    of: actionDefinitions,
  }),
  Block: type('Block', 'One part of a page. `block` names its kind.', {
    is: 'kinds',
    noun: 'block',
    member: 'block',
    of: blockDefinitions,
  }),
  CallAction: actionDefinitions.call.rule,
  Field: field,
  FormSubmit: type('FormSubmit', 'What a form does with its values: it calls an endpoint, or opens a page with them.', {
    is: 'kinds',
    noun: 'action',
    member: 'do',
    of: { call: actionDefinitions.call, link: actionDefinitions.link },
  }),
  LinkAction: actionDefinitions.link.rule,
  Step: type(
    'Step',
    'One action of a sequence. A link, another site and the end of the session can only be the last.',
    {
      is: 'kinds',
      noun: 'action',
      member: 'do',
      of: stepDefinitions,
    },
  ),
}

/** Returns the rules that a rule contains directly. */
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

/** Returns all rules that a page or the navigation contains, each once, in depth-first order. */
export function rulesOfPages(): readonly Rule[] {
  return rulesWithin([page, destination])
}

function rulesWithin(roots: readonly Rule[]): readonly Rule[] {
  const seen = new Set<Rule>()
  const visit = (rule: Rule): void => {
    if (seen.has(rule)) return
    seen.add(rule)
    partsOf(rule).forEach(visit)
  }
  roots.forEach(visit)
  return [...seen]
}

/** Types of the language by name, in the order of `rulesOfPages`. */
export function typesOfPages(): ReadonlyMap<string, AnyTypeRule> {
  return typesIn(rulesOfPages())
}

/** Types of parts, of markets, of `schemas/api.json` and of `schemas/native.json` by name. */
export function typesOfProduct(): ReadonlyMap<string, AnyTypeRule> {
  return typesIn(rulesWithin([part, usedPart, market, source, protocol, serverCall, nativeFunction]))
}

function typesIn(rules: readonly Rule[]): ReadonlyMap<string, AnyTypeRule> {
  return new Map(rules.flatMap((rule) => (rule.is === 'type' ? [[rule.name, rule] as const] : [])))
}

/** Returns the names of members that hold entries by id, such as `blocks`, `lines` and `actions`. */
export function namesOfEntries(): ReadonlySet<string> {
  return (entries ??= findEntries())
}

// The rules never change, and a check asks for each use of a part.
let entries: ReadonlySet<string> | undefined

function findEntries(): ReadonlySet<string> {
  const isById = (rule: Rule): boolean => {
    const shape = shapeOf(rule)
    return shape.is === 'byId' || (shape.is === 'either' && shape.of.some(isById))
  }
  const members = rulesOfPages().flatMap((rule) => (rule.is === 'object' ? Object.entries(rule.members) : []))
  return new Set(members.flatMap(([name, { rule }]) => (isById(rule) ? [name] : [])))
}

/** Returns a rule without its wrappers: names, special checks and scopes. */
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

export function objectsIn(rule: Rule): readonly ObjectRule[] {
  const shape = shapeOf(rule)
  if (shape.is === 'object') return [shape]
  if (shape.is === 'kinds') return Object.values(shape.of).flatMap((kind) => objectsIn(kind.rule))
  return shape.is === 'either' ? shape.of.flatMap(objectsIn) : []
}

/** Returns the rule of the value at a path below a value of a known rule. */
export function ruleBelow(root: Rule, whole: unknown, path: readonly string[]): Rule | undefined {
  let [rule, value]: [Rule | undefined, unknown] = [root, whole]
  for (const name of path) {
    rule = rule && memberRule(rule, value, name)
    value = isObject(value) || Array.isArray(value) ? (value as { readonly [name: string]: unknown })[name] : undefined
  }
  return rule
}

/** Returns the rule of an object, chosen by its value: by its kind, or as the first that allows all of its members. */
export function objectRule(rule: Rule, value: unknown): ObjectRule | undefined {
  const shape = shapeOf(rule)
  if (shape.is === 'object') return shape
  if (shape.is === 'kinds') {
    const kind = isObject(value) ? value[shape.member] : undefined
    const found = typeof kind === 'string' && Object.hasOwn(shape.of, kind) ? shape.of[kind] : undefined
    return found && objectRule(found.rule, value)
  }
  if (shape.is !== 'either') return undefined
  const all = shape.of.flatMap((one) => objectRule(one, value) ?? [])
  const names = isObject(value) ? Object.keys(value) : []
  return all.find(({ members }) => names.every((name) => Object.hasOwn(members, name))) ?? all.at(0)
}

/** Returns the rule of the entries of a container: members by id, or a list. */
export function entryRule(rule: Rule): Rule | undefined {
  const shape = shapeOf(rule)
  if (shape.is === 'byId' || shape.is === 'list') return shape.of
  return shape.is === 'either' ? shape.of.flatMap((one) => entryRule(one) ?? []).at(0) : undefined
}

function memberRule(rule: Rule, value: unknown, name: string): Rule | undefined {
  const members: { readonly [name: string]: Member } = objectRule(rule, value)?.members ?? {}
  return Object.hasOwn(members, name) ? members[name]?.rule : entryRule(rule)
}
