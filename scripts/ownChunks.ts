// What is always loaded together, in one file: dozens of small ones cost more bytes, and a request each.
import type { Plugin } from 'vite'

/**
 * Finds our own modules that `entry` imports, directly or by another one, for the chunk `start`, and those that each of
 * `parts` is made of and `start` has not, for chunks by its name. What they need of the libraries comes along. The entry
 * itself stays apart: it waits for the start, and what is loaded meanwhile must not wait for it.
 */
export function ownChunks(
  entry: string,
  parts: { readonly [chunk: string]: readonly string[] },
): { plugin: Plugin; groups: { name(id: string): string | null; priority: number }[] } {
  const found = new Map<string, string>()
  return {
    plugin: {
      name: 'own-chunks',
      apply: 'build',
      buildEnd() {
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
        collect('start', importsOf(entry))
        for (const [chunk, ids] of Object.entries(parts)) collect(chunk, ids)

        function collect(chunk: string, ids: readonly string[]): void {
          const open = [...ids]
          for (let id = open.pop(); id !== undefined; id = open.pop()) {
            if (found.has(id) || id.includes('node_modules')) continue
            found.set(id, chunk)
            open.push(...importsOf(id))
          }
        }
      },
    },
    // A group takes what its modules need along: the start first.
    groups: [...Object.keys(parts), 'start'].map((chunk, at) => ({
      name: (id) => (found.get(id) === chunk ? chunk : null),
      priority: at,
    })),
  }
}
