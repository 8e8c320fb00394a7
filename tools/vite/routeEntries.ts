// How the pages of a build are found: each by its own name, in a folder that is named after what the build is made of.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { engineFile, filesAt } from '@pagewright/cli/source'

/** What a build is made of, below the root; in this repository also the plugin that makes it. */
const sources = [
  '.pagewright',
  'src',
  'pages',
  'pages.config.ts',
  'locales',
  'markets',
  'markets.config.ts',
  'package-lock.json',
  'tools/vite',
  'vite.config.ts',
]

/** The route modules as entries of the build, by name, and the folder under assets/ that they go to. */
export function routeEntries(root: string): { entries: { [name: string]: string }; folder: string } {
  const routes = join(root, '.pagewright/routes')
  const entries = readdirSync(routes).map((file) => [`routes/${file.replace(/\.ts$/, '')}`, join(routes, file)])
  // A route's file has no slash in its name, so this is none.
  const reporter = ['routes/report/report', engineFile('report/report')]
  return {
    entries: Object.fromEntries([...entries, reporter]) as { [name: string]: string },
    folder: `routes-${hashOf(root)}`,
  }
}

function hashOf(root: string): string {
  const files = filesAt(root)
  const hash = createHash('sha256')
  // Not every product has every one of them, such as the lockfile of npm.
  for (const source of sources.filter((one) => existsSync(join(root, one)))) {
    const isFile = /\w\.\w+$/.test(source)
    for (const file of isFile ? [source] : files.below(source)) hash.update(file).update(files.read(file))
  }
  return hash.digest('base64url').slice(0, 8)
}
