// The code of blocks, by the names that definitions have for its parts.
import type { ComponentType } from 'react'
import type { BlockCode, BlockOf } from '../language/types/plain'
import { preloadable, type Preloadable } from '../lib/preload'
import type { blockDefinitions } from './definitions'

type Definitions = typeof blockDefinitions
/** What a part of the code exports: the view of each kind that names the part, under the name of the kind. */
type Views<Code extends BlockCode> = {
  readonly [Kind in keyof Definitions as Definitions[Kind]['codeGroup'] extends Code ? Kind : never]: ComponentType<{
    id: string
    block: BlockOf<Kind>
  }>
}

export const blockCode = {
  form: preloadable(() => import('./form/formBlocks')),
  list: preloadable(() => import('./list/ListBlockView')),
  timeline: preloadable(() => import('./timeline/TimelineBlockView')),
  view: preloadable(() => import('./viewBlocks')),
} satisfies { readonly [Code in BlockCode]: Preloadable<Views<Code>> }
