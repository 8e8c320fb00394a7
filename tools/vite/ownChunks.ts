// Puts modules that load together into one chunk, because dozens of small files cost more bytes and a request each, and
// loads the chunks of the start early.
import type { Plugin, Rolldown } from 'vite'

interface Chunk {
  readonly name: string
  /** Modules of the chunk. Everything that they import joins them. */
  readonly modules?: readonly string[]
  /**
   * A module whose imports join the chunk without the module itself. It waits for them, and other code must not wait
   * for it.
   */
  readonly importsOf?: string
  /**
   * Groups of sources that one page loads together. The modules that several sources of a group import join the chunk.
   */
  readonly shared?: readonly (readonly string[])[]
}
type ImportsOf = (id: string) => readonly string[]

/**
 * Returns Vite options that make the chunks. A module of several chunks goes to the first of them. The document preloads
 * `main`, which its entry imports dynamically, and all that it imports.
 */
export function ownChunks(
  chunks: readonly Chunk[],
  main: string,
): {
  plugin: Plugin
  groups: { name(id: string): string | null; debugName: string; priority: number }[]
} {
  let found: ReadonlyMap<string, string> = new Map()
  return {
    plugin: {
      name: 'own-chunks',
      apply: 'build',
      buildEnd(error?: Error) {
        // A build that failed lacks modules, and says why itself.
        if (error) return
        // Later, the bundler adds modules of its own, whose names begin with a null character.
        for (const id of chunks.flatMap(({ modules = [], shared = [] }) => [...modules, ...shared.flat()]))
          if (!id.startsWith('\0') && !this.getModuleInfo(id))
            throw new Error(`vite.config.ts: a chunk names ${id}, which the build does not have.`)
        found = chunksOf(chunks, (id) => this.getModuleInfo(id)?.importedIds ?? [])
      },
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) => withPreloads(html, main, bundle),
      },
    },
    groups: chunks.map(({ name }, at) => ({
      name: (id) => (found.get(id) === name ? name : null),
      debugName: name,
      priority: chunks.length - at,
    })),
  }
}

/** Returns the chunk of each module that has one. */
export function chunksOf(chunks: readonly Chunk[], importsOf: ImportsOf): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { name, modules = [], importsOf: entry, shared = [] } of chunks) {
    const all = [...reached([...modules, ...(entry === undefined ? [] : importsOf(entry))], importsOf)]
    for (const row of shared) all.push(...sharedModules(row, importsOf))
    for (const id of all) if (!found.has(id)) found.set(id, name)
  }
  return found
}

/** Returns the modules that more than one of some sources imports. */
function sharedModules(sources: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
  const once = new Set<string>()
  const more = new Set<string>()
  for (const id of sources.flatMap((source) => [...reached([source], importsOf)])) (once.has(id) ? more : once).add(id)
  return more
}

function reached(ids: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...ids]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...importsOf(id))
  }
  return seen
}

/** Returns the document of a build with an entry that runs early, and links that preload a module and its imports. */
export function withPreloads(html: string, module: string, bundle: Bundle): string {
  const entry = '<script type="module" crossorigin'
  if (!html.includes(entry)) throw new Error('The document of the build has no entry script.')
  const links = filesOf(module, bundle)
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n    `)
  // With `async`, the entry waits neither for the style sheet nor for the end of the document. The bundler may let a
  // script of its own precede it.
  return html.replace(entry, `${links.join('')}${entry}`).replaceAll(entry, '<script type="module" async crossorigin')
}

type Bundle = { readonly [file: string]: Rolldown.OutputChunk | Rolldown.OutputAsset }

function filesOf(module: string, bundle: Bundle): readonly string[] {
  const first = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId === module)
  if (!first) throw new Error(`The build has no chunk of ${module}, which its entry imports.`)
  const files = new Set<string>()
  const open = [first.fileName]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') continue
    files.add(file)
    open.push(...chunk.imports)
  }
  return [...files]
}
