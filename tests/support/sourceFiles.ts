// The files of the project and their imports, for the tests of the architecture.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

export const root = resolve(import.meta.dirname, '../..')
const folders = ['src', 'pages', 'markets', 'sandbox', 'tools', 'tests']
export const configs = ['pages.config.ts', 'markets.config.ts'].filter((file) => existsSync(join(root, file)))
export const files = [...folders.flatMap(filesUnder), ...configs].filter((file) => !file.startsWith('src/generated/'))
export const code = files.filter((file) => /\.(ts|tsx|mts)$/.test(file))

let parsed: readonly Import[] | undefined

/** Returns the imports of all code. The first call of a worker parses it, which takes about a second. */
export function allImports(): readonly Import[] {
  return (parsed ??= code.flatMap((file) => importsOf(file)))
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

export interface Import {
  readonly from: string
  /** A path from the root, or the name of a package. */
  readonly to: string
  readonly isPackage: boolean
  readonly isType: boolean
}

function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8')
  const { module, errors } = parseSync(from, text)
  if (errors.length > 0) throw new Error(`${from}: ${errors.map(({ message }) => message).join('; ')}`)
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    request: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ request: moduleRequest.value, isType }] : [])),
  )
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    request: text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    isType: false,
  }))
  return [...statics, ...again, ...dynamics].map(({ request, isType }) => {
    const isPackage = !request.startsWith('.')
    return { from, to: isPackage ? request : fileOf(from, request), isPackage, isType }
  })
}

/** Returns the file that an import without an ending means. */
function fileOf(from: string, request: string): string {
  const path = join(dirname(join(root, from)), request)
  const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts']
  const found = endings.map((ending) => path + ending).find((file) => extname(file) !== '' && existsSync(file))
  return relative(root, found ?? path).replaceAll('\\', '/')
}
