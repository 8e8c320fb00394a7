// The cache of generated modules. The build and the development server need them, nobody edits them, and Git ignores
// them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesAt } from './files'

/** The folder of the cache, below the root of a product. */
export const cacheFolder = '.pagewright'

const keyFile = `${cacheFolder}/key`

/** The sources that the cache depends on. In this repository, the generator itself is one of them. */
const sources = ['pages', 'markets', 'schemas', 'locales', 'public', 'src', 'tools/cli']
const sourceFiles = ['pages.config.ts', 'markets.config.ts', 'package-lock.json']

/** Returns whether a source has changed since the last `generate` at `root`. */
export function isStale(root: string): boolean {
  return storedKey(root) !== sourcesKey(root)
}

/** Stores the key of the current sources, so that `isStale` can compare it later. */
export function storeKey(root: string): void {
  const path = join(root, keyFile)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, sourcesKey(root))
}

/** Removes the stored key while the cache is written. */
export function forgetKey(root: string): void {
  rmSync(join(root, keyFile), { force: true })
}

function storedKey(root: string): string | undefined {
  const path = join(root, keyFile)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function sourcesKey(root: string): string {
  const files = filesAt(root)
  const names = [...sources.flatMap((folder) => files.below(folder)), ...sourceFiles].filter(
    (file) => !file.startsWith('src/generated/') && !file.includes('/node_modules/') && existsSync(join(root, file)),
  )
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(root, name)))
  return hash.digest('hex')
}
