import { createContext, type ReactNode } from 'react'
import { useProvided } from '../../lib/react'
import type { ById } from '../../language/types/plain'
import type { Block } from '../../language/types/plainBlocks'

export interface BlocksProps {
  /** Identifies the place: the route and the ids of the blocks around it. */
  readonly id: string
  readonly blocks: ById<Block>
  readonly order?: readonly string[] | undefined
}

type RenderBlocks = (props: BlocksProps) => ReactNode

/** Renders blocks. Sheets and tabs hold blocks, and may not import the kinds of blocks. */
export const BlocksContext = createContext<RenderBlocks | null>(null)

/** Returns the function that renders blocks. Throws outside a page. */
export function useRenderBlocks(): RenderBlocks {
  return useProvided(BlocksContext, 'BlocksContext')
}
