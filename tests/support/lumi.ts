// Lumi as every page, navigation and market has it: the parts are in their places.
import { filesAt } from '../../tools/cli/files'
import { Tracer } from '../../tools/cli/effective/trace'
import { plain } from '../../tools/cli/effective/traced'
import { type Product, loadPersonas } from '../../tools/cli/generate/loadProduct'
import { root } from '../../tools/cli/root'
import type { User } from '@pagewright/engine/register'
import type { personas as written } from '../../pages/personas'

const tracer = new Tracer(filesAt(root))

export const pages = plain(tracer.exported('pages.config.ts', 'pages')) as Product['pages']
export const navigation = plain(tracer.exported('pages.config.ts', 'navigation')) as NonNullable<Product['navigation']>
export const sources = plain(tracer.exported('pages/sources.ts', 'sources')) as Product['sources']
export const markets = plain(tracer.exported('markets.config.ts', 'markets')) as Product['markets']
/** One person of each kind, or null for somebody without a session. */
export const personas = loadPersonas(filesAt(root)) as { readonly [name in keyof typeof written]: User | null }
