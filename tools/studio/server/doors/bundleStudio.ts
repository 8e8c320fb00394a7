// Bundles the page of the studio in memory. One script and one style sheet need no exception in a strict
// policy. A change of the product does not reload the studio.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesAt } from '@pagewright/cli/source'
import { type ToolBundle, bundleTool } from '../bundleTool'

const folder = 'tools/studio'
/** The sources of the bundle, beside the packages. */
const sources = [folder, 'sandbox', 'markets', 'src/engine', 'tools/cli']

/** Returns a function that bundles, and bundles again only after a source has changed. */
export function createStudioBundle(root: string): () => Promise<ToolBundle> {
  let last: { readonly key: string; readonly made: Promise<ToolBundle> } | undefined
  return () => {
    const key = keyOf(root)
    if (last?.key !== key) last = { key, made: bundleTool(root, `${folder}/editor/main.tsx`) }
    return last.made
  }
}

function keyOf(root: string): string {
  const hash = createHash('sha256')
  const files = filesAt(root)
  const names = [...sources.flatMap((one) => files.below(one)), 'markets.config.ts']
  for (const name of names.filter((one) => /\.(tsx?|css|json)$/.test(one) && existsSync(join(root, one))))
    hash.update(name).update(readFileSync(join(root, name)))
  return hash.digest('hex')
}
