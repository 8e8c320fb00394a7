// Which code a page is drawn with, so that a browser can ask for it before it has the page.
import { codeOfBlocks, type PageCode } from '../../src/engine/page/pageCode'
import type { Page, Source } from '../../src/engine/config/plainPage'
import { namedBy } from './routes'
import type { Contract } from './schemaSet'

/** Gives the code of a page without problems by name; `merges` says of a form whether it has parts to merge. */
export function pageCodeOf(
  page: Page,
  contract: Contract,
  sources: { readonly [id: string]: Source },
  merges: (form: string) => boolean,
): readonly PageCode[] {
  const { endpoints, forms } = namedBy(page, sources)
  const movesMoney = [...endpoints].some((endpoint) => contract.calls[endpoint]?.kind === 'money')
  return [
    ...[...codeOfBlocks(page.blocks)].sort(),
    ...(movesMoney ? (['money'] as const) : []),
    ...([...forms].some(merges) ? (['mergeAllOf'] as const) : []),
  ]
}
