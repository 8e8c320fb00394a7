// The code that pages are drawn with, by the names that the site map has for it: it is asked for before the page is there.
import { blockCode } from '../blocks/blockCode'
import type { ById } from '../config/plain'
import type { Block } from '../config/plainBlocks'
import { moneyCode } from '../money/moneyCode'

export const pageCode = {
  ...blockCode,
  money: moneyCode,
}

/** `form` and `list` draw such blocks, `view` all others; `money` moves some. */
export type PageCode = keyof typeof pageCode

/** Names the code that draws some blocks and those within them. */
export function codeOfBlocks(blocks: ById<Block>): ReadonlySet<PageCode> {
  return new Set(Object.values(blocks).flatMap((block) => [nameOf(block), ...within(block)]))
}

function nameOf({ block }: Block): PageCode {
  return block === 'form' || block === 'list' ? block : 'view'
}

function within(block: Block): readonly PageCode[] {
  return block.block === 'tabs' ? Object.values(block.tabs).flatMap((tab) => [...codeOfBlocks(tab.blocks)]) : []
}
