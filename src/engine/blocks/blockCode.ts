// The chunks with the views of blocks, by the value of `codeGroup` in definitions.
import type { ComponentType } from 'react'
import type { BlockCode, BlockOf } from '../language/types/plain'
import { preloadable, type Preloadable } from '../lib/preload'
import type { blockDefinitions } from './definitions'

type Definitions = typeof blockDefinitions
/** The exports of a chunk: the view of each kind in it, under the name of the kind. */
type Views<Code extends BlockCode> = {
  readonly [Kind in keyof Definitions as Definitions[Kind]['codeGroup'] extends Code ? Kind : never]: ComponentType<{
    id: string
    block: BlockOf<Kind>
  }>
}

export const blockCode = {
  carousel: preloadable(() => import('./carousel/CarouselBlockView')),
  form: preloadable(() => import('./form/formBlocks')),
  kept: preloadable(() => import('./kept/KeptBlockView')),
  list: preloadable(() => import('./list/ListBlockView')),
  media: preloadable(() => import('./media/MediaBlockView')),
  receipt: preloadable(() => import('./receipt/ReceiptBlockView')),
  timeline: preloadable(() => import('./timeline/TimelineBlockView')),
  view: preloadable(() => import('./viewBlocks')),
} satisfies { readonly [Code in BlockCode]: Preloadable<Views<Code>> }
