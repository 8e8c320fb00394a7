// What every page begins with, in one file: dozens of small ones cost more bytes, and a request each.
import type { Plugin } from 'vite'

/**
 * Finds our own modules that `entry` imports, directly or by another one, and puts them together with what they need of
 * the libraries. The entry itself stays apart: it waits for the start, and what is loaded meanwhile must not wait for it.
 */
export function startChunk(entry: string): { plugin: Plugin; name(id: string): string | null } {
  const found = new Set<string>()
  return {
    plugin: {
      name: 'start-chunk',
      apply: 'build',
      buildEnd() {
        const open = [...(this.getModuleInfo(entry)?.importedIds ?? [])]
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (found.has(id) || id.includes('node_modules')) continue
          found.add(id)
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      },
    },
    name: (id) => (found.has(id) ? 'start' : null),
  }
}
