// Puts modules that load together into one chunk. Dozens of small files cost more bytes and a request each.
import type { Plugin } from 'vite'

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

/** Returns Vite options that make the chunks. A module of several chunks goes to the first of them. */
export function ownChunks(chunks: readonly Chunk[]): {
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
