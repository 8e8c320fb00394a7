// Every place where this product names a message.
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import type { Market } from '../../src/engine/config/market'
import { keywordUses, paymentUses } from './builtKeys'
import type { Bundle } from './bundle'
import { sourcesUnder, usesInCode, usesInData, type Use } from './messageUses'

/** Uses in code, in pages and markets, and those that are put together at run time. */
export function productUses(root: string, english: Bundle): { readonly [from in 'code' | 'data' | 'built']: Use[] } {
  const areas = areasOf(english)
  const overlays = Object.entries<Market>(markets).map(([id, { pages }]) => [id, pages ?? {}] as const)
  return {
    code: sourcesUnder(root, 'src').flatMap(({ file, source }) =>
      // Only its own words are written out in the engine; a dotted name there may be anything else.
      usesInCode(source, file, file.startsWith('src/engine/') ? new Set(['engine']) : areas),
    ),
    data: [...Object.entries(pages), ...overlays].flatMap(([where, data]) => usesInData(data, where)),
    built: [...keywordUses(), ...paymentUses()],
  }
}

/** What keys begin with: `guild` of 'guild.title'. */
export function areasOf({ texts }: Bundle): ReadonlySet<string> {
  return new Set(Object.keys(texts).map((key) => key.split('.', 1)[0] ?? ''))
}
