// Finds the chunks that blocks need.
import { heldIn } from './held'
import { blockDefinitions } from '../../blocks/definitions'
import type { Rule } from '../grammar/grammar'
import type { Block, BlockCode, ById } from '../types/plain'

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
