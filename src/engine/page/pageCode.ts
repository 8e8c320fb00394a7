// The code that pages are drawn with, by the names that the site map has for it: it is asked for before the page is there.
import { blockCode } from '../blocks/blockCode'
import type { ById } from '../language/types/plain'
import type { Block } from '../language/types/plainBlocks'
import type { CodeGroup } from '../runtime/site/site'
import { lazyMoneyViews } from '../actions/money/lazyMoneyViews'

export const pageCode = { ...blockCode, money: lazyMoneyViews } satisfies { readonly [group in CodeGroup]: unknown }

/** Names the code that draws some blocks and those within them. */
export function codeOfBlocks(blocks: ById<Block>): ReadonlySet<CodeGroup> {
  return new Set(Object.values(blocks).flatMap((block) => [nameOf(block), ...within(block)]))
}

function nameOf({ block }: Block): CodeGroup {
  return block === 'form' || block === 'list' ? block : 'view'
}

function within(block: Block): readonly CodeGroup[] {
  return block.block === 'tabs' ? Object.values(block.tabs).flatMap((tab) => [...codeOfBlocks(tab.blocks)]) : []
}
