// Which code some blocks are drawn with.
import { heldIn } from './held'
import { blockDefinitions } from '../../blocks/definitions'
import type { Rule } from '../grammar/grammar'
import type { Block, BlockCode, ById } from '../types/plain'

/** Names the code that draws some blocks and those within them. */
export function codeOfBlocks(blocks: ById<Block>): ReadonlySet<BlockCode> {
  return new Set(Object.values(blocks).flatMap((block) => [...codeOf(block)]))
}

function codeOf(block: Block): readonly BlockCode[] {
  const definition = Object.hasOwn(definitions, block.block) ? definitions[block.block] : undefined
  // What nobody draws fails where the small kinds are drawn.
  if (!definition) return ['view']
  const within = heldIn(definition.rule, block).filter(({ type }) => type === 'Block')
  return [definition.codeGroup, ...within.flatMap(({ value }) => codeOf(value as Block))]
}

const definitions: { readonly [kind: string]: { readonly rule: Rule; readonly codeGroup: BlockCode } } =
  blockDefinitions
