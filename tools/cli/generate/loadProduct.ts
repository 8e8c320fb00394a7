// Loads pages, sources and markets with the places of their values. Reads plain data; runs the rest.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { Tracer, type Repeated, type Unknown } from '../effective/trace'
import { expandPlain, expandPlainMarkets, plainPartsByName } from '../effective/expandParts'
import { plain, type Traced } from '../effective/traced'
import type { Files } from '../files'
import type { Permissions } from './permissions'
import type { Product } from './routes'

export interface Loaded {
  readonly product: Product
  /** The same values with places, by export. Omits values that only running shows. */
  readonly traced: { readonly [name in (typeof exported)[number][0]]: Traced }
  readonly repeated: readonly Repeated[]
  /** Values that neither reading nor running shows. */
  readonly unknown: readonly Unknown[]
  /** True if the modules ran, because reading did not show all values. */
  readonly isRun: boolean
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

/** Loads the product. Throws `Unreadable` if a file has a syntax error, and an error if the folder has no pages.config.ts. */
export async function loadProduct(files: Files): Promise<Loaded> {
  files.read('pages.config.ts')
  const tracer = new Tracer(files)
  const of = ([name, file]: (typeof exported)[number]) => {
    const isAbsent = optional.has(name) && !tracer.has(file, name)
    const nothing: Traced = { kind: 'value', value: undefined, file, line: 1, column: 1, endColumn: 1 }
    return [name, isAbsent ? nothing : tracer.exported(file, name)] as const
  }
  const traced = Object.fromEntries(exported.map(of)) as unknown as Loaded['traced']
  const { repeated, unknown } = tracer
  const lost = unknown.filter(({ isLost }) => isLost)
  const mayRun = unknown.length > 0 && lost.length === 0 && !files.isChanged
  const ran = mayRun ? await runAll(files) : undefined
  if (ran) return { product: ran, traced, repeated, unknown: [], isRun: true }
  const product = Object.fromEntries(exported.map(([name]) => [name, plain(traced[name])])) as unknown as Product
  return { product, traced, repeated, unknown: lost.length > 0 ? lost : unknown, isRun: false }
}

/** Returns undefined if a module cannot run. The values that could not be read are then the problem. */
async function runAll(files: Files): Promise<Product | undefined> {
  try {
    const entries = exported.map(async ([name, file]) => [name, await run(files, file, name)])
    const product = Object.fromEntries(await Promise.all(entries)) as unknown as Product
    const { pages, navigation, sources, markets, parts } = product
    if (parts === undefined) return product
    return {
      ...product,
      parts: plainPartsByName(parts) as typeof parts,
      pages: expandPlain(pages, parts) as Product['pages'],
      ...(navigation && { navigation: expandPlain(navigation, parts) as typeof navigation }),
      sources: expandPlain(sources, parts) as Product['sources'],
      markets: expandPlainMarkets(markets, pages, parts) as Product['markets'],
    }
  } catch {
    return undefined
  }
}

/** Loads the personas of docs/permissions.md. */
export async function loadPersonas(files: Files): Promise<Permissions['personas']> {
  const tracer = new Tracer(files)
  const read = plain(tracer.exported('pages/personas.ts', 'personas'))
  const personas = tracer.unknown.length > 0 ? await run(files, 'pages/personas.ts', 'personas') : read
  return personas as Permissions['personas']
}

async function run(files: Files, file: string, name: string): Promise<unknown> {
  const options = { root: files.root, configFile: false, logLevel: 'error' } as const
  const { module } = await runnerImport<{ readonly [name: string]: unknown }>(join(files.root, file), options)
  return module[name]
}
