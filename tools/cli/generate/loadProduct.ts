// Pages, sources and markets with the places that they are written at: read where they are plain data, and else run.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { Tracer, type Repeated, type Unknown } from '../effective/trace'
import { plain, type Traced } from '../effective/traced'
import type { Files } from '../files'
import type { Permissions } from './permissions'
import type { Product } from './routes'

export interface Loaded {
  readonly product: Product
  /** The same by what is exported; without what only running tells. */
  readonly traced: { readonly [name in (typeof exported)[number][0]]: Traced }
  readonly repeated: readonly Repeated[]
  /** What could be told neither by reading nor by running. */
  readonly unknown: readonly Unknown[]
}

const exported = [
  ['pages', 'pages.config.ts'],
  ['entries', 'pages.config.ts'],
  ['sources', 'pages/sources.ts'],
  ['markets', 'markets.config.ts'],
] as const

/** Loads what a product is made of. Throws `Unreadable` where a file is no source. */
export async function loadProduct(files: Files): Promise<Loaded> {
  const tracer = new Tracer(files)
  const of = ([name, file]: (typeof exported)[number]) => [name, tracer.exported(file, name)] as const
  const traced = Object.fromEntries(exported.map(of)) as unknown as Loaded['traced']
  const { repeated, unknown } = tracer
  const lost = unknown.filter(({ isLost }) => isLost)
  const isRun = unknown.length > 0 && lost.length === 0 && !files.isChanged
  const ran = isRun ? await runAll(files) : undefined
  if (ran) return { product: ran, traced, repeated, unknown: [] }
  const product = Object.fromEntries(exported.map(([name]) => [name, plain(traced[name])])) as unknown as Product
  return { product, traced, repeated, unknown: lost.length > 0 ? lost : unknown }
}

/** Undefined where something cannot be run: what reading did not tell is then what is wrong. */
async function runAll(files: Files): Promise<Product | undefined> {
  try {
    const entries = exported.map(async ([name, file]) => [name, await run(files, file, name)])
    return Object.fromEntries(await Promise.all(entries)) as Product
  } catch {
    return undefined
  }
}

/** The people that permissions are told for. */
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
