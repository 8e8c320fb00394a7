// Reads what each page of the product is made of.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Graph } from './graph'

export interface PageFacts {
  /** The modules of its config. */
  readonly files: ReadonlySet<string>
  /** Its config as text, with that of its markets and of the named reads that it uses. */
  readonly text: string
}

export type SiteFacts = ReadonlyMap<string, PageFacts>

interface Configs {
  readonly pages: { readonly [route: string]: object }
  readonly markets: { readonly [id: string]: { readonly pages?: { readonly [route: string]: object } } }
  readonly sources: { readonly [id: string]: object }
}

/** Reads the pages of the product. Throws if a config cannot be loaded. */
export async function readSite(root: string, graph: Graph): Promise<SiteFacts> {
  const load = async <Name extends keyof Configs>(file: string): Promise<Pick<Configs, Name>> =>
    (await runnerImport<Pick<Configs, Name>>(join(root, file), { root, logLevel: 'silent' })).module
  const [{ pages }, { markets }, { sources }] = await Promise.all([
    load<'pages'>('pages.config.ts'),
    load<'markets'>('markets.config.ts'),
    load<'sources'>('pages/sources.ts'),
  ])
  const modules = modulesOf(readFileSync(join(root, 'pages.config.ts'), 'utf8'))
  const facts = Object.entries(pages).map(([route, page]) => {
    const own = JSON.stringify([page, ...Object.values(markets).map((market) => market.pages?.[route] ?? {})])
    const reads = Object.entries(sources).filter(([id]) => new RegExp(`\\bdata\\.${id}\\b`).test(own))
    const file = modules.get(route)
    return [
      route,
      { files: graph.loadedBy(file === undefined ? [] : [file]), text: own + JSON.stringify(reads) },
    ] as const
  })
  return new Map(facts)
}

/** Returns the module of each route, as the text of pages.config.ts names it. */
export function modulesOf(text: string): ReadonlyMap<string, string> {
  const imports = [...text.matchAll(/^import (?:\{([^}]*)\}|(\w+)) from '\.\/([^']+)'/gm)].flatMap(
    ([, names = '', whole = '', path = '']) =>
      [...names.split(','), whole].map((name) => [name.trim(), /\.\w+$/.test(path) ? path : `${path}.ts`] as const),
  )
  const files = new Map(imports)
  const routes = [...text.matchAll(/^ {2}'(\/[^']*)': (\w+)/gm)]
  return new Map(
    routes.flatMap(([, route = '', name = '']) => {
      const file = files.get(name)
      return file === undefined ? [] : [[route, file] as const]
    }),
  )
}
