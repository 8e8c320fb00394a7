// Finds every place where a product uses a message.
import type { Files } from '../../files'
import type { Product } from '../../generate/routes'
import { engineFolder } from '../../engineFile'
import { keywordUses } from './builtKeys'
import type { MessageFile } from './bundle'
import { type MessageSource, sourcesUnder, usesInCode, usesInData, type Use } from './messageUses'

/** Returns the uses in code, in pages and markets, and of keys that the engine builds at run time. */
export function productUses(
  root: string | Files,
  {
    pages,
    sources = {},
    markets,
    navigation = {},
  }: Pick<Product, 'pages' | 'markets' | 'navigation'> & Partial<Pick<Product, 'sources'>>,
  english: MessageFile,
): { readonly [from in 'code' | 'data' | 'built']: Use[] } {
  const areas = areasOf(english)
  const overlays = Object.entries(markets).map(([id, market]) => [`${id} › pages`, market.pages ?? {}] as const)
  return {
    code: [
      ...sourcesUnder(root, 'src')
        .filter(({ file }) => !file.startsWith('src/engine/'))
        .flatMap(({ file, source }) => usesInCode(source, file, areas)),
      // In the engine, only its own messages are literal. Any other dotted string may be something else.
      ...engineSources(root).flatMap(({ file, source }) => usesInCode(source, file, new Set(['engine']))),
    ],
    data: [
      ...Object.entries(pages),
      ...overlays,
      ['sources', sources] as const,
      ['navigation', navigation] as const,
    ].flatMap(([where, data]) => usesInData(data, where)),
    built: keywordUses(),
  }
}

/** Returns the code of the engine: of this repository with its changes, or of the installed package. */
function engineSources(root: string | Files): readonly MessageSource[] {
  const own = sourcesUnder(root, 'src/engine')
  if (own.length > 0) return own
  return sourcesUnder(engineFolder, '.').map(({ file, source }) => ({ file: `@pagewright/engine/${file}`, source }))
}

/** Returns the first parts of all keys: `guild` for 'guild.title'. */
export function areasOf({ texts }: Pick<MessageFile, 'texts'>): ReadonlySet<string> {
  return new Set(Object.keys(texts).map((key) => key.split('.', 1)[0] ?? ''))
}
