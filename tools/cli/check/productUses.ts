// Every place where a product names a message.
import type { Files } from '../files'
import type { Product } from '../generate/routes'
import { keywordUses } from './builtKeys'
import type { Bundle } from './bundle'
import { sourcesUnder, usesInCode, usesInData, type Use } from './messageUses'

/** Uses in code, in pages and markets, and those that are put together at run time. */
export function productUses(
  root: string | Files,
  { pages, markets }: Pick<Product, 'pages' | 'markets'>,
  english: Bundle,
): { readonly [from in 'code' | 'data' | 'built']: Use[] } {
  const areas = areasOf(english)
  const overlays = Object.entries(markets).map(([id, market]) => [`${id} › pages`, market.pages ?? {}] as const)
  return {
    code: sourcesUnder(root, 'src').flatMap(({ file, source }) =>
      // Only its own words are written out in the engine; a dotted name there may be anything else.
      usesInCode(source, file, file.startsWith('src/engine/') ? new Set(['engine']) : areas),
    ),
    data: [...Object.entries(pages), ...overlays].flatMap(([where, data]) => usesInData(data, where)),
    built: keywordUses(),
  }
}

/** What keys begin with: `guild` of 'guild.title'. */
export function areasOf({ texts }: Pick<Bundle, 'texts'>): ReadonlySet<string> {
  return new Set(Object.keys(texts).map((key) => key.split('.', 1)[0] ?? ''))
}
