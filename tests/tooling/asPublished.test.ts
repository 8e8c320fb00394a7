// Tests that a build uses libraries as published: no plugin of ours changes a file of a library (docs/adr/0002).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadConfigFromFile, type Plugin } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))

const files = [
  join(folderOf('react-dom'), 'cjs/react-dom-client.production.js'),
  join(folderOf('react'), 'cjs/react.production.js'),
  join(folderOf('i18next'), 'dist/esm/i18next.js'),
  join(root, 'node_modules/react-router/dist/development/index.mjs'),
  join(root, 'node_modules/react-virtuoso/dist/index.mjs'),
  join(root, 'node_modules/@tanstack/query-core/build/modern/queryClient.js'),
]
let plugins: readonly Plugin[] = []

beforeAll(async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'))
  plugins = (await flat(loaded?.config.plugins)).filter(({ name }) => !name.startsWith('vite:'))
})

it('the build has plugins of ours to look at', () => {
  expect(plugins.map(({ name }) => name)).toContain('own-chunks')
})

it.each(files)('no plugin of ours changes %s', async (file) => {
  const code = readFileSync(file, 'utf8')
  const changed: string[] = []
  for (const plugin of plugins) {
    const transform = hookOf(plugin.transform)
    if ((await transform?.call({}, code, file)) ?? undefined) changed.push(plugin.name)
    const load = hookOf(plugin.load)
    if ((await load?.call({}, file)) ?? undefined) changed.push(plugin.name)
    const resolve = hookOf(plugin.resolveId)
    if ((await resolve?.call({}, './mutationCache.js', file, {})) ?? undefined) changed.push(plugin.name)
  }
  expect(changed).toEqual([])
})

type Hook = (this: object, ...args: readonly unknown[]) => unknown

/** Returns the function of a hook, which may also be the `handler` of an object. */
function hookOf(hook: unknown): Hook | undefined {
  if (typeof hook === 'function') return hook as Hook
  return typeof hook === 'object' && hook !== null && 'handler' in hook ? (hook.handler as Hook) : undefined
}

/** Flattens plugins, which may be lists, promises or absent. */
async function flat(option: unknown): Promise<Plugin[]> {
  const found: unknown = await option
  if (Array.isArray(found)) return (await Promise.all(found.map(flat))).flat()
  return found ? [found as Plugin] : []
}
