// What lies within a block or an action: the blocks, actions and calls that its grammar names.
import type { NamedType, Rule } from '../grammar/grammar'
import { isObject } from '../runtime/merge'
import type { Conditions } from '../types/plain'

export interface Held {
  readonly type: NamedType
  readonly value: unknown
  /** Members and ids that lead to it; `ids` are those of things by id, and of an object that holds nothing else by id. */
  readonly path: readonly string[]
  readonly ids: readonly string[]
  /** Conditions on the way to it. */
  readonly when: readonly Conditions[]
  /** It sees the answer of the call that its block makes. */
  readonly seesAnswer: boolean
}

type Way = Omit<Held, 'type' | 'value'>

/** Lists what a value of a rule holds, in the order of the grammar, and not what lies within that. */
export function heldIn(rule: Rule, value: unknown): readonly Held[] {
  return walk(rule, value, { path: [], ids: [], when: [], seesAnswer: false })
}

function walk(rule: Rule, value: unknown, way: Way): readonly Held[] {
  if (value === undefined) return []
  switch (rule.is) {
    case 'named':
      return [{ ...way, type: rule.name, value }]
    case 'type':
      return walk(rule.rule, value, way)
    case 'special':
      return walk(rule.like, value, way)
    case 'sees':
      return walk(rule.like, value, { ...way, seesAnswer: way.seesAnswer || rule.what === 'answer' })
    case 'either':
      return rule.of.flatMap((one) => walk(one, value, way))
    case 'byId':
      return Object.entries(isObject(value) ? value : {}).flatMap(([id, one]) =>
        walk(rule.of, one, { ...way, path: [...way.path, id], ids: [...way.ids, id] }),
      )
    case 'object': {
      if (!isObject(value)) return []
      const when = way.path.length > 0 && isObject(value.when) ? [...way.when, value.when] : way.when
      return Object.entries(rule.members).flatMap(([name, { rule: member }]) => {
        const isLone = member.is === 'named' && way.path.length > 0 && way.ids.length === 0
        const ids = isLone ? [...way.path, name] : way.ids
        return walk(member, value[name], { ...way, when, path: [...way.path, name], ids })
      })
    }
    default:
      return []
  }
}
