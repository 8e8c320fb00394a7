import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import type { BuiltPlace } from './readEvent'

/** A place in the sources: a path below the root, line and column from 1. */
export interface Original {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly name?: string
  /** The text of the line. */
  readonly source?: string
}

/**
 * Returns a function that finds the source of a built place with the maps of a folder. It returns undefined if no map
 * has the place.
 */
export function openMaps(folder: string): (place: BuiltPlace) => Original | undefined {
  const maps = new Map<string, TraceMap | undefined>()
  const mapOf = (file: string) => {
    const path = join(folder, `${file}.map`)
    if (!maps.has(file)) maps.set(file, existsSync(path) ? new TraceMap(readFileSync(path, 'utf8')) : undefined)
    return maps.get(file)
  }
  return ({ file, line, column }) => {
    const map = mapOf(file)
    // A frame of a file that did not load has no line.
    if (!map || line < 1) return undefined
    const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) })
    if (found.source === null) return undefined
    const source = sourceContentFor(map, found.source)?.split(/\r?\n/)[found.line - 1]?.trim()
    return {
      file: found.source,
      line: found.line,
      column: found.column + 1,
      ...(found.name !== null && { name: found.name }),
      ...(source !== undefined && { source }),
    }
  }
}
