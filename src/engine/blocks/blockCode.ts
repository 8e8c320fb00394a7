// The code of blocks by their kind: what is large is a chunk of its own, what is small is one together.
import type { ById } from '../config/plain'
import type { Block } from '../config/plainBlocks'
import { ahead } from '../page/ahead'

const form = ahead(() => import('./formBlocks'))
const list = ahead(() => import('./ListBlockView'))
const view = ahead(() => import('./viewBlocks'))

export const blockCode = { form, list, carousel: view, record: view, links: view, text: view, widget: view, tabs: view }

/** The kinds of some blocks and of those within them. */
export function kindsOf(blocks: ById<Block>): readonly Block['block'][] {
  return Object.values(blocks).flatMap((block) => [
    block.block,
    ...(block.block === 'tabs' ? Object.values(block.tabs).flatMap((tab) => kindsOf(tab.blocks)) : []),
  ])
}
