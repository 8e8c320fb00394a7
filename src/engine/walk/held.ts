// Finds the blocks, actions and calls in a block or an action, by its grammar.
import { blockDefinitions } from '../blocks/definitions'
import type { NamedType, Rule } from '../language/grammar/grammar'
import { isObject } from '../language/runtime/merge'
import type { Block, BlockCode, ById, Conditions } from '../language/types/plain'

export interface Held {
  readonly type: NamedType
  readonly value: unknown
  /** The members and ids that lead to it. */
  readonly path: readonly string[]
  /** The ids among them. If there are none, as for the `submit` of a form, the whole path. */
  readonly ids: readonly string[]
  /** The conditions of its ancestors. */
  readonly when: readonly Conditions[]
  /** True if its paths see the answer of its block's call. */
  readonly seesAnswer: boolean
}

type Way = Omit<Held, 'type' | 'value'>

/** Lists the blocks, actions and calls directly in a value, in the order of the grammar. */
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
        const hasNoId = member.is === 'named' && way.path.length > 0 && way.ids.length === 0
        const ids = hasNoId ? [...way.path, name] : way.ids
        return walk(member, value[name], { ...way, when, path: [...way.path, name], ids })
      })
    }
    default:
      return []
  }
}

/** Returns the code groups of blocks and of the blocks in them. */
export function codeOfBlocks(blocks: ById<Block>): ReadonlySet<BlockCode> {
  return new Set(Object.values(blocks).flatMap((block) => [...codeOf(block)]))
}

function codeOf(block: Block): readonly BlockCode[] {
  const definition = Object.hasOwn(definitions, block.block) ? definitions[block.block] : undefined
  // An unknown kind counts as a small one, whose chunk reports it.
  if (!definition) return ['view']
  const within = heldIn(definition.rule, block).filter(({ type }) => type === 'Block')
  return [definition.codeGroup, ...within.flatMap(({ value }) => codeOf(value as Block))]
}

const definitions: { readonly [kind: string]: { readonly rule: Rule; readonly codeGroup: BlockCode } } =
  blockDefinitions
