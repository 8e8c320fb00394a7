// Bundles the page of the studio in memory. One script and one style sheet need no exception in a strict
// policy. A change of the product does not reload the studio.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { engineFile, filesAt } from '@pagewright/cli/source'
import { type ToolBundle, bundleTool } from '../bundleTool'
import { studioFolder } from '../productModule'

/** Returns a function that bundles, and bundles again only after a source has changed. */
export function createStudioBundle(root: string): () => Promise<ToolBundle> {
  let last: { readonly key: string; readonly made: Promise<ToolBundle> } | undefined
  return () => {
    const key = keyOf(root)
    if (last?.key !== key) last = { key, made: bundleTool(root, 'editor/main.tsx') }
    return last.made
  }
}

function keyOf(root: string): string {
  const hash = createHash('sha256')
  for (const path of sourcesOf(root).filter((one) => /\.(tsx?|css|json)$/.test(one) && existsSync(one)))
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/** Returns the paths of the sources of the bundle: files of the product, and the packages. */
function sourcesOf(root: string): readonly string[] {
  const engine = dirname(engineFile('index'))
  const below = (folder: string) =>
    filesAt(dirname(folder))
      .below(basename(folder))
      .map((file) => join(dirname(folder), file))
  const folders = ['sandbox', 'markets', 'schemas'].map((name) => join(root, name))
  return [...folders, studioFolder, engine, join(studioFolder, '../cli')]
    .flatMap(below)
    .concat(join(root, 'markets.config.ts'))
}
