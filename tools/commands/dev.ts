// Serves a workspace to try and edit: the showcase of the engine (`npm run dev -- engine`), or an example with its
// sandbox, studio and workbench (`npm run dev -- conduit`). With `--built`, the build of the example is served with its real headers.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, runnerImport, type InlineConfig } from 'vite'
import { showcasePlugin } from '@pagewright/studio/showcase'
import { type OpenSandbox, pagewright, productHeaders, sandboxPlugin, startSite } from '@pagewright/vite'
import { type Command, examples, allowed, program, readPort, root, untilStopped } from '@pagewright/cli/source'
import { buildForPeople } from './buildForPeople'

/** The workspaces that can be served. */
const workspaces: { readonly [name: string]: (options: Address) => Promise<void> } = {
  engine: serveShowcase,
  ...Object.fromEntries(
    readdirSync(join(root, 'examples')).map((name) => [name, (options: Address) => serveExample(name, options)]),
  ),
}

interface Address {
  readonly port: number
  readonly host: string
  readonly isBuilt: boolean
}

const options = (command: Command) =>
  command
    .argument('<workspace>', `one of ${Object.keys(workspaces).join(', ')}`, allowed(Object.keys(workspaces)))
    .option('--host <name>', 'the host to listen on', '127.0.0.1')
    .option('--port <number>', 'the port', readPort, 5180)
    .option('--built', 'serve the build of an example with its real headers')
    .addHelpText('after', examples('engine', 'conduit --built'))

/** Runs the development server of a workspace until it is stopped. */
export const main = program(options, async (name, { host, port, built }) => {
  await workspaces[name]?.({ host, port, isBuilt: built !== undefined })
  return 0
})

async function serveShowcase({ host, port }: Address): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    cacheDir: join(root, '.cache', 'showcase'),
    plugins: [react(), showcasePlugin()],
    optimizeDeps: { entries: ['tools/studio/showcase/main.tsx', 'tools/studio/showcase/preview/main.ts'] },
    server: { port, host },
    appType: 'custom',
  })
  await server.listen()
  announce(server.resolvedUrls?.local[0] ?? `http://${host}:${port}/`, 'the showcase of the engine')
  await untilStopped()
  await server.close()
}

async function serveExample(name: string, { port, host, isBuilt }: Address): Promise<void> {
  const folder = join(root, 'examples', name)
  const config: InlineConfig = {
    root: folder,
    configFile: false,
    cacheDir: join(root, '.cache', name),
    plugins: [react(), pagewright({ root: folder, project: name }), ...(isBuilt ? [] : [sandboxPlugin('')])],
  }
  if (isBuilt) return serveBuild(folder, config, { port, host })
  const server = await createServer({ ...config, server: { port, host } })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? `http://${host}:${port}/`
  const { benchAddress, studioAddress } = await import('@pagewright/studio')
  const tools = [studioAddress, benchAddress].map((path) => new URL(path, address).href)
  announce(address, [`examples/${name}`, ...tools].join('\n  '))
  await untilStopped()
  await server.close()
}

interface SandboxModule {
  openSandbox(): OpenSandbox
}

async function serveBuild(folder: string, config: InlineConfig, at: Omit<Address, 'isBuilt'>): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'example-'))
  try {
    await buildForPeople({ ...config, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
    const { module } = await runnerImport<SandboxModule>(join(folder, 'sandbox/openSandbox.ts'), { root })
    const sandbox = module.openSandbox()
    const site = await startSite({ folder: outDir, api: sandbox.answer, ...at, headers: productHeaders(folder) })
    announce(`${site.origin}/`, folder)
    await untilStopped()
    await site.stop()
    sandbox.close()
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

function announce(address: string, what: string): void {
  console.log(`\n  ${address}   ${what}\n\n  Stop with Ctrl+C.\n`)
}
