// Says how a value is edited, by its rule of the page language.
import {
  entryRule,
  isObject,
  type Member,
  objectRule,
  pageRule,
  type Rule,
  ruleBelow,
  shapeOf,
} from '@pagewright/engine/studio'

/** A member that an object may have. */
export interface MemberRule {
  readonly name: string
  readonly doc: string
  readonly rule: Rule
  readonly isNeeded: boolean
}

/** The way to edit a value. `group` is a part of its own; `data` is written as JSON. */
export type Control =
  | { readonly kind: 'message' | 'flag' | 'number' | 'text' | 'path' | 'conditions' | 'names' | 'group' | 'data' }
  | { readonly kind: 'choice'; readonly values: readonly ChoiceValue[] }
  | { readonly kind: 'name'; readonly set: Extract<Rule, { is: 'name' }>['set'] }

export interface ChoiceValue {
  readonly value: string | number | boolean
  readonly doc?: string
}

export function ruleAt(page: unknown, path: readonly string[]): Rule | undefined {
  return ruleBelow(pageRule, page, path)
}

/** Returns the members that a value may have; needed ones come first. */
export function membersOf(rule: Rule, value: unknown): readonly MemberRule[] {
  const members: { readonly [name: string]: Member } = objectRule(rule, value)?.members ?? {}
  return Object.entries(members)
    .map(([name, { doc, rule: own, isNeeded }]) => ({ name, doc, rule: own, isNeeded }))
    .toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
}

/** Returns the kinds that a rule allows, each with its sentence. */
export function kindsOf(
  rule: Rule,
): readonly { readonly kind: string; readonly doc: string; readonly member: string }[] {
  const shape = shapeOf(rule)
  if (shape.is !== 'kinds') return []
  return Object.entries(shape.of).map(([kind, { rule: own }]) => ({
    kind,
    member: shape.member,
    doc: own.is === 'type' ? own.doc : '',
  }))
}

/** Returns whether the entries of a container are parts of their own: objects with members. */
export function holdsParts(rule: Rule): boolean {
  const entry = entryRule(rule)
  return entry !== undefined && shapeOf(rule).is === 'byId' && isPart(entry)
}

/** A part is an object, or one of several objects, such as the filters of a list. */
function isPart(rule: Rule): boolean {
  const shape = shapeOf(rule)
  return shape.is === 'object' || shape.is === 'kinds' || (shape.is === 'either' && shape.of.every(isPart))
}

export function controlOf(rule: Rule, value: unknown): Control {
  if (rule.is === 'type' && rule.name === 'Conditions') return { kind: 'conditions' }
  if (rule.is === 'type') return controlOf(rule.rule, value)
  if (rule.is === 'special' || rule.is === 'sees') return controlOf(rule.like, value)
  const shape = shapeOf(rule)
  switch (shape.is) {
    case 'name':
      return shape.set === 'message' ? { kind: 'message' } : { kind: 'name', set: shape.set }
    case 'oneOf':
      if (shape.values.length === 1 && shape.values[0] === true) return { kind: 'flag' }
      return { kind: 'choice', values: shape.values.map((one) => ({ value: one })) }
    case 'choice':
      return { kind: 'choice', values: Object.entries(shape.of).map(([name, { doc }]) => ({ value: name, doc })) }
    case 'flag':
    case 'number':
    case 'text':
    case 'path':
    case 'conditions':
      return { kind: shape.is }
    case 'list':
      return shapeOf(shape.of).is === 'text' ? { kind: 'names' } : { kind: 'data' }
    case 'either':
      return ofAlternatives(shape.of, value)
    case 'object':
    case 'kinds':
    case 'byId':
      return { kind: 'group' }
    default:
      return typeof value === 'object' ? { kind: 'data' } : { kind: 'text' }
  }
}

function ofAlternatives(rules: readonly Rule[], value: unknown): Control {
  const controls = rules.map((one) => controlOf(one, value))
  const message = controls.find(({ kind }) => kind === 'message')
  if (message) return message
  const names = controls.find(({ kind }) => kind === 'names')
  if (names && Array.isArray(value)) return names
  if (isObject(value) || Array.isArray(value)) return { kind: 'data' }
  return controls.find(({ kind }) => kind !== 'group' && kind !== 'data') ?? { kind: 'data' }
}
