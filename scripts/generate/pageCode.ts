// Which code a page is drawn with, so that a browser can ask for it before it has the page.
import { blockDefinitions } from '../../src/engine/blocks/definitions'
import { own } from '../../src/engine/language/check/known'
import type { Rule } from '../../src/engine/language/grammar/grammar'
import type { Page, Source } from '../../src/engine/language/types/plainPage'
import type { ById } from '../../src/engine/language/types/plain'
import type { Block } from '../../src/engine/language/types/plainBlocks'
import type { CodeGroup } from '../../src/engine/runtime/site/site'
import { heldIn } from '../language/held'
import { namedBy } from './routes'
import type { Contract } from './schemaSet'

/** Returns the names of the code that renders a page without problems. */
export function pageCodeOf(
  page: Page,
  contract: Contract,
  sources: { readonly [id: string]: Source },
): readonly CodeGroup[] {
  const { endpoints } = namedBy(page, sources)
  const movesMoney = [...endpoints].some((endpoint) => contract.calls[endpoint]?.kind === 'money')
  const blocks = codeOfBlocks(page.blocks)
  return [...[...blocks].sort(), ...(movesMoney ? (['money'] as const) : [])]
}

/** Names the code that draws some blocks and those within them. */
export function codeOfBlocks(blocks: ById<Block>): ReadonlySet<CodeGroup> {
  return new Set(Object.values(blocks).flatMap((block) => [...codeOf(block)]))
}

function codeOf(block: Block): readonly CodeGroup[] {
  const definition = own(definitions, block.block)
  // What nobody draws fails where the small kinds are drawn.
  if (!definition) return ['view']
  const within = heldIn(definition.rule, block).filter(({ type }) => type === 'Block')
  return [definition.codeGroup, ...within.flatMap(({ value }) => codeOf(value as Block))]
}

const definitions: { readonly [kind: string]: { readonly rule: Rule; readonly codeGroup: CodeGroup } } =
  blockDefinitions
