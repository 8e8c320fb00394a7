// Lists the code chunks of a page, so that a browser can request them before the page has loaded.
import { type CodeGroup, codeOfBlocks, type PageConfig, type Source } from '@pagewright/engine/tools'
import { namesOfPage } from './routes'
import type { Contract } from './schemaSet'

/** Returns the names of the code groups that render a page without problems. */
export function pageCodeOf(
  page: PageConfig,
  contract: Contract,
  sources: { readonly [id: string]: Source },
): readonly CodeGroup[] {
  const { endpoints } = namesOfPage(page, sources)
  const movesMoney = [...endpoints].some((endpoint) => contract.calls[endpoint]?.kind === 'money')
  const blocks = codeOfBlocks(page.blocks)
  return [...[...blocks].sort(), ...(movesMoney ? (['money'] as const) : [])]
}
