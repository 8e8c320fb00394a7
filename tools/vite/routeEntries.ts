// Gives the pages of a build stable names, in a folder whose name is a hash of the sources.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, engineFile, filesAt } from '@pagewright/cli/source'
import { developmentApis } from './ownServer'

/** The sources of a build, below the root. In this repository, they include the plugin. */
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

/** Returns the route modules as entries of the build by name, and their folder under assets/. */
export function routeEntries(root: string): { entries: { [name: string]: string }; folder: string } {
  const routes = join(root, '.pagewright/routes')
  const entries = readdirSync(routes).map((file) => [`routes/${file.replace(/\.ts$/, '')}`, join(routes, file)])
  // The file of a route has no slash in its name, so this cannot be one.
  const reporter = ['routes/report/report', engineFile('report/report')]
  return {
    entries: Object.fromEntries([...entries, reporter]) as { [name: string]: string },
    folder: `routes-${hashOf(root)}`,
  }
}

function hashOf(root: string): string {
  const files = filesAt(root)
  const hash = createHash('sha256')
  // A build is the same whatever server development asks. The key of the cache is a hash of the sources itself.
  const apis = Object.values(developmentApis(root)).filter((api) => api !== '')
  const read = (file: string) => apis.reduce((text, api) => text.replaceAll(api, ''), files.read(file))
  const isKey = (file: string) => file === `${cacheFolder}/key`
  // A product may lack some of them, such as npm's lockfile.
  for (const source of sources.filter((one) => existsSync(join(root, one)))) {
    const isFile = /\w\.\w+$/.test(source)
    for (const file of isFile ? [source] : files.below(source)) if (!isKey(file)) hash.update(file).update(read(file))
  }
  return hash.digest('base64url').slice(0, 8)
}
