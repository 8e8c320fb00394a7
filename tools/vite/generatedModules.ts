// Serves the generated modules under the names that a product imports (client.d.ts), and refuses a build that lacks texts.
import { join, sep } from 'node:path'
import { generate, generateIfStale, loadProduct, missingTexts, printed } from '@pagewright/cli'
import { cacheFolder, filesAt, runAfterChanges } from '@pagewright/cli/source'
import type { Plugin, ViteDevServer } from 'vite'
import { isConfig } from './watchConfigs'

const prefix = 'virtual:pagewright/'
const pagesModule = `${prefix}pages`
const files: { readonly [module: string]: string } = {
  endpoints: 'endpoints.ts',
  icons: 'icons.ts',
  site: 'site.ts',
}

/**
 * Generates the product if a source has changed, and prints problems. Returns those that kept it from writing anything;
 * others stop nothing here, because the affected pages show them.
 */
export async function generateModules(root: string): Promise<readonly string[]> {
  const { problems, isStopped } = await generateIfStale(root)
  const said = problems.map((problem) => printed(problem, filesAt(root)))
  for (const one of said) console.error(one)
  return isStopped ? said : []
}

/**
 * Resolves `virtual:pagewright/…` to generated files. During development, a change of a config generates again and
 * reloads the page. Problems are printed, and shown on top of the page; those for which all pages are still the old ones
 * (`stopped`), after each load. A build warns while a market offers a
 * language that lacks texts, in which a person would read English; `pagewright check --release` refuses them. `settings` are
 * Vite's own.
 */
export function generatedModules(root: string, settings?: Plugin['config'], stopped: readonly string[] = []): Plugin {
  let isBuild = false
  let stopping = stopped
  return {
    name: 'pagewright',
    enforce: 'pre',
    ...(settings && { config: settings }),
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      if (!isBuild) return
      const files = filesAt(root)
      const missing = missingTexts(files, loadProduct(files).product.markets)
      if (missing.length > 0) this.warn(missing.join('\n'))
    },
    resolveId(id) {
      if (!id.startsWith(prefix)) return undefined
      if (id === pagesModule) return `\0${id}`
      const file = files[id.slice(prefix.length)]
      if (!file)
        throw new Error(`There is no module "${id}". Allowed: ${Object.keys(files).join(', ')}, pages after ${prefix}.`)
      return join(root, cacheFolder, file)
    },
    load(id) {
      if (id !== `\0${pagesModule}`) return undefined
      const at = (file: string) => JSON.stringify(join(root, cacheFolder, file))
      const protocol = `export { protocol } from ${at('site.ts')}\n`
      if (isBuild) return `${protocol}export const developed = undefined`
      return `${protocol}import { navigation, site } from ${at('site.ts')}
import markets from ${at('markets.json')}
export const developed = { id: '', site, navigation, markets }`
    },
    configureServer(server) {
      // Tests use the product as it was when they started.
      if (process.env.VITEST) return
      server.ws.on('connection', () => show(server, stopping))
      const changed = runAfterChanges(async () => {
        stopping = await regenerate(root, server)
      }, 30)
      server.watcher.on('all', (_event, file) => {
        if (isConfig(root, file)) changed()
      })
    },
    hotUpdate({ file }) {
      // No module accepts hot updates of generated modules, so the page reloads.
      if (this.environment.name !== 'client' || !file.includes(`${sep}${cacheFolder}${sep}`)) return undefined
      this.environment.hot.send({ type: 'full-reload', path: '*' })
      return []
    },
  }
}

/** Generates again, prints and shows the problems, and returns those that kept it from writing anything. */
async function regenerate(root: string, server: ViteDevServer): Promise<readonly string[]> {
  const { problems, isStopped } = await problemsOf(root)
  for (const problem of problems) console.error(problem)
  show(server, problems)
  return isStopped ? problems : []
}

function show(server: ViteDevServer, problems: readonly string[]): void {
  if (problems.length === 0) return
  server.ws.send({ type: 'error', err: { message: problems.join('\n\n'), stack: '', plugin: 'generate' } })
}

async function problemsOf(
  root: string,
): Promise<{ readonly problems: readonly string[]; readonly isStopped: boolean }> {
  try {
    const { problems, isStopped = false } = await generate({ root })
    return { problems: problems.map((problem) => printed(problem, filesAt(root))), isStopped }
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)], isStopped: true }
  }
}
