// The import graph of the repository, across its packages. Imports of types alone are left out: they change no behaviour.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importsOf } from './imports'

const folders = ['src', 'pages', 'markets', 'sandbox', 'tools', 'tests']
const configs = ['pages.config.ts', 'markets.config.ts', 'vite.config.ts', 'playwright.config.ts']
const packages = ['src/engine', 'tools/cli', 'tools/vite', 'tools/testkit', 'tools/studio']
/** Code that is built elsewhere, or that is not there in a fresh clone. */
const foreign = /\/node_modules\/|^tools\/quality\/bench\/(?:results|references|react18)\//

export class Graph {
  readonly #imports: ReadonlyMap<string, readonly string[]>
  readonly #importers = new Map<string, string[]>()

  constructor(imports: ReadonlyMap<string, readonly string[]>) {
    this.#imports = imports
    for (const [from, targets] of imports)
      for (const to of targets) this.#importers.set(to, [...(this.#importers.get(to) ?? []), from])
  }

  get files(): readonly string[] {
    return [...this.#imports.keys()]
  }

  /** Returns what some files load, themselves included. Files for which `stops` is true are left out with all behind them. */
  loadedBy(files: Iterable<string>, stops: (file: string) => boolean = () => false): ReadonlySet<string> {
    const found = new Set<string>()
    const waiting = [...files]
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (found.has(file) || stops(file)) continue
      found.add(file)
      waiting.push(...(this.#imports.get(file) ?? []))
    }
    return found
  }

  /** Returns what loads some files, with the number of imports in between, nearest first. The files themselves have 0. */
  loading(files: Iterable<string>): ReadonlyMap<string, number> {
    const found = new Map([...files].map((file) => [file, 0]))
    for (const [file, distance] of found)
      for (const importer of this.#importers.get(file) ?? [])
        if (!found.has(importer)) found.set(importer, distance + 1)
    return found
  }
}

/** Reading takes some seconds, and two steps of a run ask for the same graph. */
const known = new Map<string, Graph>()

/** Returns the import graph of a repository, read once. A file that cannot be parsed imports nothing. */
export function graphOf(root: string): Graph {
  const graph = known.get(root) ?? readGraph(root)
  known.set(root, graph)
  return graph
}

function readGraph(root: string): Graph {
  const files = [...folders.flatMap((folder) => filesBelow(root, folder)), ...configs]
  const code = files.filter((file) => /\.m?tsx?$/.test(file) && existsSync(join(root, file)))
  const entries = entriesOf(root)
  return new Graph(
    new Map(
      code.map((from) => [
        from,
        valuesOf(root, from).flatMap(({ to, isPackage }) => (isPackage ? (entries.get(to) ?? []) : to)),
      ]),
    ),
  )
}

function valuesOf(root: string, from: string) {
  try {
    return importsOf(root, from).filter(({ isType }) => !isType)
  } catch {
    return []
  }
}

/** Returns the files that the exports of the repository's own packages lead to. */
function entriesOf(root: string): ReadonlyMap<string, string> {
  const entries = packages.flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string
      readonly exports?: { readonly [path: string]: string }
    }
    return Object.entries(exports).map(([path, file]) => [join(name, path), join(folder, file)] as const)
  })
  return new Map(entries)
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !foreign.test(file))
}
