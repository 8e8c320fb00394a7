// Bundles the page of the studio in memory. One script and one style sheet need no exception in a strict
// policy. A change of the product does not reload the studio.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesAt } from '@pagewright/cli/source'
import { build } from 'vite'

export interface StudioBundle {
  readonly script: string
  readonly style: string
}

const folder = 'tools/studio'
/** The sources of the bundle, beside the packages. */
const sources = [folder, 'sandbox', 'markets', 'src/engine', 'tools/cli']

/** Returns a function that bundles, and bundles again only after a source has changed. */
export function createStudioBundle(root: string): () => Promise<StudioBundle> {
  let last: { readonly key: string; readonly made: Promise<StudioBundle> } | undefined
  return () => {
    const key = keyOf(root)
    if (last?.key !== key) last = { key, made: bundle(root) }
    return last.made
  }
}

async function bundle(root: string): Promise<StudioBundle> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: { input: join(root, folder, 'editor/main.tsx'), output: { codeSplitting: false } },
    },
  })
  const [first] = [made].flat()
  if (!first || !('output' in first)) throw new Error('The studio could not be bundled.')
  const script = first.output.find((one) => one.type === 'chunk')
  const style = first.output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'))
  return {
    script: script?.type === 'chunk' ? script.code : '',
    style: style?.type === 'asset' ? String(style.source) : '',
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
