// What is always loaded together, in one file: dozens of small ones cost more bytes, and a request each.
import type { Plugin } from 'vite'

interface Chunk {
  readonly name: string
  /** With all that they import, directly or by another one. */
  readonly modules?: readonly string[]
  /** As well, but without the module itself: it waits for them, and what is loaded meanwhile must not wait for it. */
  readonly importsOf?: string
  /** Rows of sources some of which are loaded by the same page: what several of a row are made of. */
  readonly shared?: readonly (readonly string[])[]
}
type ImportsOf = (id: string) => readonly string[]

/** Makes chunks of modules; what several chunks have is in the first of them. */
export function ownChunks(chunks: readonly Chunk[]): {
  plugin: Plugin
  groups: { name(id: string): string | null; priority: number }[]
} {
  let found: ReadonlyMap<string, string> = new Map()
  return {
    plugin: {
      name: 'own-chunks',
      apply: 'build',
      buildEnd() {
        // The bundler adds modules of its own, whose names begin with a null character, after this.
        for (const id of chunks.flatMap(({ modules = [], shared = [] }) => [...modules, ...shared.flat()]))
          if (!id.startsWith('\0') && !this.getModuleInfo(id))
            throw new Error(`vite.config.ts: a chunk names ${id}, which the build does not have.`)
        found = chunksOf(chunks, (id) => this.getModuleInfo(id)?.importedIds ?? [])
      },
    },
    groups: chunks.map(({ name }, at) => ({
      name: (id) => (found.get(id) === name ? name : null),
      priority: chunks.length - at,
    })),
  }
}

/** The chunk of each module that has one. */
export function chunksOf(chunks: readonly Chunk[], importsOf: ImportsOf): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { name, modules = [], importsOf: entry, shared = [] } of chunks) {
    const all = [...reached([...modules, ...(entry === undefined ? [] : importsOf(entry))], importsOf)]
    for (const row of shared) all.push(...several(row, importsOf))
    for (const id of all) if (!found.has(id)) found.set(id, name)
  }
  return found
}

/** What more than one of some sources is made of. */
function several(sources: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
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
