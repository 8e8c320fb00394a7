// The files of the project and their imports, for the tests of the architecture.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { importsOf, type Import } from '../../tools/quality/evidence/imports'

export const root = resolve(import.meta.dirname, '../..')
const folders = ['src', 'pages', 'markets', 'sandbox', 'tools', 'tests']
export const configs = ['pages.config.ts', 'markets.config.ts'].filter((file) => existsSync(join(root, file)))
export const files = [...folders.flatMap(filesUnder), ...configs].filter((file) => !file.startsWith('src/generated/'))
export const code = files.filter((file) => /\.(ts|tsx|mts)$/.test(file))

let parsed: readonly Import[] | undefined

/** Returns the imports of all code. The first call of a worker parses it, which takes about a second. */
export function allImports(): readonly Import[] {
  return (parsed ??= code.flatMap((file) => importsOf(root, file)))
}

/** Returns the lines of some files that match a pattern, each with its file and number. */
export function linesOf(some: readonly string[], pattern: RegExp): string[] {
  return some.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/results|node_modules/.test(entry.parentPath.slice(root.length)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}
