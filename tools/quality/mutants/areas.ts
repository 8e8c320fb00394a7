// Which part of the product a place belongs to.
import type { Area } from './operator'
import type { Site } from './site'

/** The files that an operator writes. Who the people of the tests are, and what a fact is, is no config. */
export function isConfig(file: string): boolean {
  if (/^(schemas|locales)\/[\w-]+\.json$/.test(file)) return true
  return /^(pages|markets)(\/.*\.(ts|json)|\.config\.ts)$/.test(file) && !notConfigs.has(file)
}

const notConfigs: ReadonlySet<string> = new Set(['pages/personas.ts', 'markets/facts.ts'])

/** Tells it for a place; what a market changes of pages and schemas is a page, or a schema. */
export function areaOf({ file, path }: Site): Area {
  if (file.startsWith('locales/')) return 'texts'
  if (file === 'schemas/api.json' || file === 'schemas/native.json') return 'calls'
  if (file.startsWith('schemas/')) return 'schemas'
  if (!file.startsWith('markets')) return 'pages'
  if (path.length < 3) return 'markets'
  return path[1] === 'pages' ? 'pages' : path[1] === 'schemas' ? 'schemas' : 'markets'
}
