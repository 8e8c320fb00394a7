// The modules that are generated on demand, under the names that a product imports them by (client.d.ts).
import { join } from 'node:path'
import { generateIfStale, printed } from '@pagewright/cli'
import { cacheFolder, filesAt } from '@pagewright/cli/source'
import type { Plugin } from 'vite'

const prefix = 'virtual:pagewright/'
const files: { readonly [module: string]: string } = {
  endpoints: 'endpoints.ts',
  icons: 'icons.ts',
  markets: 'markets.json',
  site: 'site.ts',
}

/** Generates the product if a source has changed. A page with problems shows them, so that they stop nothing here. */
export async function generateModules(root: string): Promise<void> {
  const { problems } = await generateIfStale(root)
  for (const problem of problems) console.error(printed(problem, filesAt(root)))
}

/** Resolves `virtual:pagewright/…` to what was generated. */
export function generatedModules(root: string): Plugin {
  return {
    name: 'generated-modules',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(prefix)) return undefined
      const file = files[id.slice(prefix.length)]
      if (!file)
        throw new Error(`There is no module "${id}". Allowed: ${Object.keys(files).join(', ')} after ${prefix}.`)
      return join(root, cacheFolder, file)
    },
  }
}
