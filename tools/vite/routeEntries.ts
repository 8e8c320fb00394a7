// The pages of a build: a release, whose files have stable names in a folder that is named by a hash of what they are made from.
import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { abilitiesOfEngine, cacheFolder, changesFolder, engineFile, filesAt } from '@pagewright/cli/source'
import { developmentApis } from './ownServer'

/** What a release is made from, below the root. In this repository, that includes the plugin. */
const release = [
  '.pagewright',
  'pages',
  'pages.config.ts',
  'locales',
  'markets',
  'markets.config.ts',
  'package-lock.json',
  'tools/vite',
]

/** What the reporter is made from: the engine, which is in the lockfile or in `src`. */
const engine = ['src', 'package-lock.json', 'tools/vite']

/** What the engine and the widgets of a build can do, and a hash of that. */
export interface Engine {
  readonly id: string
  readonly abilities: readonly string[]
}

interface RouteEntries {
  /** The route modules by name, as entries of the build. */
  readonly entries: { [name: string]: string }
  /** Id of the release that they are. */
  readonly id: string
  readonly engine: Engine
  /** The address of the reporter. Its code loads it by its name: a failure of a known import would reload the page. */
  readonly report: string
}

export function routeEntries(root: string): RouteEntries {
  const routes = join(root, '.pagewright/routes')
  const entries = readdirSync(routes).map((file) => [`routes/${file.replace(/\.ts$/, '')}`, join(routes, file)])
  const abilities = abilitiesOfEngine(root)
  return {
    entries: Object.fromEntries([...entries, ['report', engineFile('report/report')]]) as { [name: string]: string },
    id: releaseId(root),
    engine: { id: shortHash(createHash('sha256').update(abilities.join('\n'))), abilities },
    report: `/assets/report-${hashOfSources(root, engine)}.js`,
  }
}

/** Returns the id of the release that the pages of a product would be now, without building them. */
export function releaseId(root: string): string {
  return hashOfSources(root, release)
}

function hashOfSources(root: string, sources: readonly string[]): string {
  const files = filesAt(root)
  const hash = createHash('sha256')
  // A build is the same whatever server development asks. The key of the cache is a hash of the sources itself, and the
  // history says how they came to be.
  const apis = Object.values(developmentApis(root)).filter((api) => api !== '')
  const read = (file: string) => apis.reduce((text, api) => text.replaceAll(api, ''), files.read(file))
  const isOther = (file: string) => file === `${cacheFolder}/key` || file.startsWith(`${changesFolder}/`)
  // A product may lack some of them, such as npm's lockfile.
  for (const source of sources.filter((one) => existsSync(join(root, one)))) {
    const isFile = /\w\.\w+$/.test(source)
    for (const file of isFile ? [source] : files.below(source)) if (!isOther(file)) hash.update(file).update(read(file))
  }
  return shortHash(hash)
}

function shortHash(hash: Hash): string {
  return hash.digest('base64url').slice(0, 8)
}
