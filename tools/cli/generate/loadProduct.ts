// Loads pages, sources and markets with the places of their values.
import {
  type Destination,
  isObject,
  type Market,
  mergePatch,
  type PageConfig,
  type Source,
} from '@pagewright/engine/tools'
import { isUse, problemsOfUse } from '../check/grammar/checkUse'
import { valueInPlace } from '../effective/expandParts'
import { Tracer, traceExport, type Repeated, type Unknown } from '../effective/trace'
import { plain, type Traced } from '../effective/traced'
import type { Files } from '../files'
import type { Permissions } from './permissions'

export interface Product {
  readonly pages: { readonly [route: string]: PageConfig }
  readonly sources: { readonly [id: string]: Source }
  readonly markets: { readonly [id: string]: Market }
  /** The events that the product hears, each with the sentence that says when it happens. */
  readonly events?: { readonly [name: string]: string }
  /** The parts that pages use, already in their places. */
  readonly parts?: { readonly [name: string]: unknown }
  /** Routes that are opened from outside, so that no page must link to them. */
  readonly entries?: readonly string[]
  /** The bar or rail that leads to the parts of the site. */
  readonly navigation?: { readonly [id: string]: Destination }
}

/**
 * Returns the pages of one market: merged with its overlays (RFC 7396), without those whose overlay is `null`. Throws
 * for an overlay of a page that does not exist.
 */
export function effectivePages(product: Product, market: string): { readonly [route: string]: PageConfig } {
  const patches = product.markets[market]?.pages ?? {}
  const unknown = Object.keys(patches).find((route) => !Object.hasOwn(product.pages, route))
  if (unknown !== undefined)
    throw new Error(
      `The market "${market}" changes the page "${unknown}", which does not exist. Pages: ${Object.keys(product.pages).join(', ')}.`,
    )
  return mergePatch(product.pages, patches) as { readonly [route: string]: PageConfig }
}

export interface Loaded {
  readonly product: Product
  /** The same values with places, by export. Omits values that are no literals. */
  readonly traced: { readonly [name in (typeof exported)[number][0]]: Traced }
  /** The pages by route as they are written, with uses of parts. */
  readonly written: unknown
  readonly repeated: readonly Repeated[]
  readonly unknown: readonly Unknown[]
}

const exported = [
  ['pages', 'pages.config.ts'],
  ['entries', 'pages.config.ts'],
  ['navigation', 'pages.config.ts'],
  ['parts', 'pages.config.ts'],
  ['events', 'pages.config.ts'],
  ['sources', 'pages/sources.ts'],
  ['markets', 'markets.config.ts'],
] as const

/** A site needs none of these. */
const optional: ReadonlySet<string> = new Set(['navigation', 'parts', 'events'])

/**
 * Loads the product. Values of a file with a syntax error are unknown; throws `Unreadable` if it is the file of a config,
 * and an error if the folder has no pages.config.ts.
 */
export function loadProduct(files: Files): Loaded {
  files.read('pages.config.ts')
  const tracer = new Tracer(files, { isTolerant: true })
  const entries = exported.map(([name, file]): readonly [string, Traced] => {
    const isAbsent = optional.has(name) && !tracer.has(file, name)
    const nothing: Traced = { kind: 'value', value: undefined, file, line: 1, column: 1, endColumn: 1 }
    return [name, isAbsent ? nothing : tracer.exported(file, name)]
  })
  const product = Object.fromEntries(entries.map(([name, one]) => [name, plain(one)])) as unknown as Product
  const written = plain(tracer.written('pages.config.ts', 'pages'))
  const { repeated, unknown } = tracer
  return { product, written, traced: Object.fromEntries(entries) as unknown as Loaded['traced'], repeated, unknown }
}

/** Returns the personas of docs/permissions.md. One may use another, as a page uses a part. Throws for an unknown one. */
export function loadPersonas(files: Files): Permissions['personas'] {
  const written = plain(traceExport(files, 'pages/personas.ts', 'personas')) as Permissions['personas']
  const parts = Object.fromEntries(Object.entries(written).map(([name, value]) => [name, { value }]))
  const entries = Object.entries(written).map(([name, one]) => {
    const whole = one && valueInPlace(one, parts)
    const [problem] = isObject(whole) && isUse(whole) ? problemsOfUse(whole, parts) : []
    if (problem) throw new Error(`The persona "${name}" in pages/personas.ts uses none that there is. ${problem.what}`)
    return [name, whole]
  })
  return Object.fromEntries(entries) as Permissions['personas']
}
