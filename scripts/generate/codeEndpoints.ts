// Endpoints that code names rather than pages: the account, the upload, and what widgets ask for.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The endpoints named in src/ outside the engine and the generated files. */
export function codeEndpoints(root: string): string[] {
  const found = new Set<string>()
  for (const file of sources(join(root, 'src'))) {
    for (const [, endpoint = ''] of readFileSync(file, 'utf8').matchAll(/'((?:GET|POST|PUT) \/[\w/]+)'/g))
      found.add(endpoint)
  }
  return [...found].sort()
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'engine' || entry.name === 'generated') return []
    if (entry.isDirectory()) return sources(join(folder, entry.name))
    return /\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : []
  })
}
