// Writes the source maps of a build beside the build, so that no server sends them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Returns the folder of the maps of a build, such as `dist-maps` for `dist`. */
export function mapsFolder(build: string): string {
  return `${build}-maps`
}

/**
 * Writes the source map of each file of a build to `mapsFolder`, as `<path of the file>.map`. No built file names its
 * map. The sources of a map are paths below the root.
 */
export function hiddenMaps(root: string): Plugin {
  let build = ''
  return {
    name: 'hidden-maps',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved(config) {
      build = resolve(config.root, config.build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const folder = mapsFolder(build)
        rmSync(folder, { recursive: true, force: true })
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue
          const path = join(folder, name)
          mkdirSync(dirname(path), { recursive: true })
          writeFileSync(path, withPathsBelow(root, dirname(join(build, name)), String(file.source)))
          delete bundle[name]
        }
      },
    },
  }
}

interface SourceMap {
  readonly sources: readonly (string | null)[]
}

/** Rewrites the sources of a map, which are relative to the map's folder, as paths below the root. */
function withPathsBelow(root: string, folder: string, text: string): string {
  const map = JSON.parse(text) as SourceMap
  const sources = map.sources.map((source) => (source === null ? null : relative(root, resolve(folder, source))))
  return JSON.stringify({ ...map, sources })
}
