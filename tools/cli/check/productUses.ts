// Every place where a product names a message.
import type { Files } from '../files'
import type { Product } from '../generate/routes'
import { engineFolder } from '../engineFile'
import { keywordUses } from './builtKeys'
import type { Bundle } from './bundle'
import { type Source, sourcesUnder, usesInCode, usesInData, type Use } from './messageUses'

/** Uses in code, in pages and markets, and those that are put together at run time. */
export function productUses(
  root: string | Files,
  { pages, markets }: Pick<Product, 'pages' | 'markets'>,
  english: Bundle,
): { readonly [from in 'code' | 'data' | 'built']: Use[] } {
  const areas = areasOf(english)
  const overlays = Object.entries(markets).map(([id, market]) => [`${id} › pages`, market.pages ?? {}] as const)
  return {
    code: [
      ...sourcesUnder(root, 'src')
        .filter(({ file }) => !file.startsWith('src/engine/'))
        .flatMap(({ file, source }) => usesInCode(source, file, areas)),
      // The engine writes out its own messages alone; a dotted name there may be anything else.
      ...engineSources(root).flatMap(({ file, source }) => usesInCode(source, file, new Set(['engine']))),
    ],
    data: [...Object.entries(pages), ...overlays].flatMap(([where, data]) => usesInData(data, where)),
    built: keywordUses(),
  }
}

/** Returns the code of the engine: that of this repository, changes included, or that of the installed package. */
function engineSources(root: string | Files): readonly Source[] {
  const own = sourcesUnder(root, 'src/engine')
  if (own.length > 0) return own
  return sourcesUnder(engineFolder, '.').map(({ file, source }) => ({ file: `@pagewright/engine/${file}`, source }))
}

/** What keys begin with: `guild` of 'guild.title'. */
export function areasOf({ texts }: Pick<Bundle, 'texts'>): ReadonlySet<string> {
  return new Set(Object.keys(texts).map((key) => key.split('.', 1)[0] ?? ''))
}
