// Finds the part of the product that a place belongs to.
import type { Area } from './operator'
import type { Site } from './site'

/** Returns true for files in which operators plant mistakes. Personas and type definitions of facts are not config. */
export function isConfig(file: string): boolean {
  if (/^(schemas|locales)\/[\w-]+\.json$/.test(file)) return true
  return /^(pages|markets)(\/.*\.(ts|json)|\.config\.ts)$/.test(file) && !notConfigs.has(file)
}

const notConfigs: ReadonlySet<string> = new Set(['pages/personas.ts', 'markets/facts.ts'])

/** Returns the area of a place. A market's overlay of a page counts as a page, that of a schema as a schema. */
export function areaOf({ file, path }: Site): Area {
  if (file.startsWith('locales/')) return 'texts'
  if (file === 'schemas/api.json' || file === 'schemas/native.json') return 'calls'
  if (file.startsWith('schemas/')) return 'schemas'
  if (!file.startsWith('markets')) return 'pages'
  if (path.length < 3) return 'markets'
  return path[1] === 'pages' ? 'pages' : path[1] === 'schemas' ? 'schemas' : 'markets'
}
