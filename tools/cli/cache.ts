// Modules that the build and the development server need and nobody edits: made on demand into a folder that is not checked in.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesAt } from './files'

/** The folder of the cache, below the root of a product. */
export const cacheFolder = '.pagewright'

const keyFile = `${cacheFolder}/key`

/** What the cache is made of; in this repository also what makes it. */
const sources = ['pages', 'markets', 'schemas', 'locales', 'public', 'src', 'tools/cli']
const sourceFiles = ['pages.config.ts', 'markets.config.ts', 'package-lock.json']

/** Returns whether a source has changed since the product at `root` was generated last. */
export function isStale(root: string): boolean {
  return currentKey(root) !== keyOf(root)
}

/** Notes that the cache is made of the sources as they are. */
export function noteKey(root: string): void {
  const path = join(root, keyFile)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, keyOf(root))
}

function currentKey(root: string): string | undefined {
  const path = join(root, keyFile)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function keyOf(root: string): string {
  const files = filesAt(root)
  const names = [...sources.flatMap((folder) => files.below(folder)), ...sourceFiles].filter(
    (file) => !file.startsWith('src/generated/') && !file.includes('/node_modules/') && existsSync(join(root, file)),
  )
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(root, name)))
  return hash.digest('hex')
}
