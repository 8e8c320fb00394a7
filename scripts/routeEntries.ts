// How the pages of a build are found: each by its own name, in a folder that is named after what the build is made of.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build is made of, below the root; besides, what vite.config.ts imports of ours. */
const sources = ['src', 'locales', 'markets', 'markets.config.ts', 'package-lock.json', 'vite.config.ts']

/** The route modules as entries of the build, by name, and the folder under assets/ that they go to. */
export function routeEntries(root: string): { entries: { [name: string]: string }; folder: string } {
  const routes = join(root, 'src/generated/routes')
  const entries = readdirSync(routes).map((file) => [`routes/${file.replace(/\.ts$/, '')}`, join(routes, file)])
  return { entries: Object.fromEntries(entries) as { [name: string]: string }, folder: `routes-${hashOf(root)}` }
}

function hashOf(root: string): string {
  const hash = createHash('sha256')
  for (const source of [...sources, ...pluginsOf(root)]) {
    for (const file of filesAt(root, source)) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('base64url').slice(0, 8)
}

/** The scripts that shape a build: one that is changed makes other chunks, and the pages name them. */
function pluginsOf(root: string): readonly string[] {
  const config = readFileSync(join(root, 'vite.config.ts'), 'utf8')
  return [...config.matchAll(/from '\.\/(scripts\/\w+\.ts)'/g)].map(([, file = '']) => file)
}

/** A file, or all files of a folder, from the root, in the same order on every machine. */
function filesAt(root: string, source: string): readonly string[] {
  if (/\.\w+$/.test(source)) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}
