// Which code a page is drawn with, so that a browser can ask for it before it has the page.
import { codeOfBlocks, type PageCode } from '../../src/engine/page/pageCode'
import type { Page, Source } from '../../src/engine/config/plainPage'
import { namedBy } from './routes'
import type { Contract } from './schemaSet'

/** What is known of what a page names. */
export interface Knows {
  /** Whether a form has parts to merge. */
  merges(form: string): boolean
  /** Whether the words of a key depend on a count. */
  isCounted(key: string): boolean
}

/** Gives the code of a page without problems by name. */
export function pageCodeOf(
  page: Page,
  contract: Contract,
  sources: { readonly [id: string]: Source },
  { merges, isCounted }: Knows,
): readonly PageCode[] {
  const { endpoints, forms } = namedBy(page, sources)
  const movesMoney = [...endpoints].some((endpoint) => contract.calls[endpoint]?.kind === 'money')
  const blocks = codeOfBlocks(page.blocks)
  return [
    ...[...blocks].sort(),
    ...(movesMoney ? (['money'] as const) : []),
    // The form of a sheet brings it when the sheet is opened.
    ...(blocks.has('form') && [...forms].some(merges) ? (['mergeAllOf'] as const) : []),
    ...(stringsOf(page).some(isCounted) ? (['plurals'] as const) : []),
  ]
}

/** A key among them is said by the page. */
function stringsOf(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsOf) : []
}
