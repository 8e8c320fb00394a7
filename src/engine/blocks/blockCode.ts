// Each kind of block is a chunk of its own: a page loads only those that it uses.
import type { ById } from '../config/plain'
import type { Block } from '../config/plainBlocks'
import { ahead } from '../page/ahead'

export const blockCode = {
  form: ahead(() => import('./FormBlockView')),
  list: ahead(() => import('./ListBlockView')),
  carousel: ahead(() => import('./CarouselBlockView')),
  record: ahead(() => import('./RecordBlockView')),
  links: ahead(() => import('./LinksBlockView')),
  text: ahead(() => import('./TextBlockView')),
  widget: ahead(() => import('./WidgetBlockView')),
  tabs: ahead(() => import('./TabsBlockView')),
}

/** Begins to load the code of blocks and of those within them; a failure is told by what draws the block. */
export function beginBlocks(blocks: ById<Block>): void {
  for (const block of Object.values(blocks)) {
    blockCode[block.block].begin().catch(() => {})
    if (block.block === 'tabs') for (const tab of Object.values(block.tabs)) beginBlocks(tab.blocks)
  }
}
