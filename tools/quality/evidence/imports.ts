// Reads the imports of a file with Vite's parser.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  readonly from: string
  /** A path from the root, or the name of a package. */
  readonly to: string
  readonly isPackage: boolean
  readonly isType: boolean
}

/** Returns the imports of a file: static, dynamic and re-exported ones. Throws if the file cannot be parsed. */
export function importsOf(root: string, from: string): Import[] {
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
    return { from, to: isPackage ? request : fileOf(root, from, request), isPackage, isType }
  })
}

/** Returns the file that an import without an ending means. */
function fileOf(root: string, from: string, request: string): string {
  const path = join(dirname(join(root, from)), request)
  const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts']
  const found = endings.map((ending) => path + ending).find((file) => extname(file) !== '' && existsSync(file))
  return relative(root, found ?? path).replaceAll('\\', '/')
}
