import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { Finding } from './finding'

/** Moves findings in a built file to their sources, and tells whether the file has a map. */
export interface Origin {
  readonly isMapped: boolean
  sourceOf(finding: Finding): Finding
}

export interface Folders {
  readonly root: string
  readonly dist: string
  /** Holds the map of `dist/assets/a.js` as `assets/a.js.map`. */
  readonly maps: string
}

/** Opens the map of a built file, beside it or in the folder of maps. */
export function originOf({ root, dist, maps }: Folders, name: string): Origin {
  const hidden = join(maps, `${name}.map`)
  const file = [hidden, join(dist, `${name}.map`)].find((path) => existsSync(path))
  if (file === undefined) return { isMapped: false, sourceOf: (finding) => finding }
  const map = new TraceMap(readFileSync(file, 'utf8'))
  // Sources of the folder of maps are paths below the root (tools/vite/hiddenMaps.ts); others stand relative to the built file.
  const folder = file === hidden ? root : dirname(join(dist, name))
  return {
    isMapped: true,
    sourceOf(finding) {
      const { source, line, column } = originalPositionFor(map, { line: finding.line, column: finding.column - 1 })
      if (source === null) return finding
      // The name of a plugin's module begins with a zero.
      const path = source.startsWith('\0') ? source : relative(root, resolve(folder, source)).replaceAll(sep, '/')
      return { ...finding, file: path, line, column: column + 1 }
    },
  }
}
