// How the pages of a build are found: each by its own name, in a folder that is named after what the build is made of.
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Files, filesAt } from '@pagewright/cli/source'

/** What a build is made of, below the root; besides, what vite.config.ts imports of ours. */
const sources = [
  'src',
  'pages',
  'pages.config.ts',
  'locales',
  'markets',
  'markets.config.ts',
  'package-lock.json',
  'vite.config.ts',
]

/** The route modules as entries of the build, by name, and the folder under assets/ that they go to. */
export function routeEntries(root: string): { entries: { [name: string]: string }; folder: string } {
  const routes = join(root, 'src/generated/routes')
  const entries = readdirSync(routes).map((file) => [`routes/${file.replace(/\.ts$/, '')}`, join(routes, file)])
  // A route's file has no slash in its name, so this is none.
  const reporter = ['routes/report/report', join(root, 'src/engine/report/report.ts')]
  return {
    entries: Object.fromEntries([...entries, reporter]) as { [name: string]: string },
    folder: `routes-${hashOf(root)}`,
  }
}

function hashOf(root: string): string {
  const files = filesAt(root)
  const hash = createHash('sha256')
  for (const source of [...sources, ...pluginsOf(files)]) {
    const isFile = /\.\w+$/.test(source)
    for (const file of isFile ? [source] : files.below(source)) hash.update(file).update(files.read(file))
  }
  return hash.digest('base64url').slice(0, 8)
}

/** The scripts that shape a build: one that is changed makes other chunks, and the pages name them. */
function pluginsOf(files: Files): readonly string[] {
  return [...files.read('vite.config.ts').matchAll(/from '\.\/(tools\/vite\/\w+\.ts)'/g)].map(([, file = '']) => file)
}
