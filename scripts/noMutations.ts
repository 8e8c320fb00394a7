import type { Plugin } from 'vite'

/** Puts a module of ours in the place of react-query's cache of mutations, 1.6 kB gzip that every client asks for. */
export function noMutations(module: string): Plugin {
  return {
    name: 'no-mutations',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './mutationCache.js' && importer?.includes('/@tanstack/query-core/') ? module : null,
  }
}
