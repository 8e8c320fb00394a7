// The sandbox of a product on the port of Vite: beside the pages during development, and beside the build in a preview.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'
import { afterUrls } from './devPage'
import type { Middleware } from './middleware'
import { productHeaders } from './productHeaders'
import { serveFiles } from './serveFiles'

/** Returns whether a change of a file changes the sandbox. */
export function isOfSandbox(file: string): boolean {
  return /[\\/](sandbox|schemas)[\\/]/.test(file)
}

/** The result of a product's `sandbox/openSandbox.ts`: a server of its API for development and tests. */
export interface OpenSandbox {
  readonly answer: Middleware
  /** Printed below the address, for example who can sign in. */
  readonly about?: string
  close(): void
}

interface SandboxModule {
  /** `file` may keep the data between two starts. */
  openSandbox(options: { readonly file: string }): OpenSandbox
}

const source = 'sandbox/openSandbox.ts'

/**
 * Mounts the sandbox of the product at a root, if it has one. A change of the sandbox or of the contract opens it again
 * with the same file. A preview serves the build with its real headers; with `--mode app`, those for the app's web view.
 */
export function sandboxPlugin(root: string): Plugin {
  const hasSandbox = existsSync(join(root, source))
  return {
    name: 'sandbox',
    configureServer(server) {
      // Tests open their own.
      if (process.env.VITEST || !hasSandbox) return
      // The current code, so that its changes apply at the next load.
      const load = async () => (await server.ssrLoadModule(`/${source}`)) as unknown as SandboxModule
      const sandbox = keptOpen(async () => (await load()).openSandbox({ file: join(root, '.sandbox/data.db') }))
      server.watcher.on('all', (_event, changed) => {
        if (isOfSandbox(changed)) sandbox.close()
      })
      mount(server, sandbox)
    },
    configurePreviewServer(server) {
      if (hasSandbox) {
        const load = async () => (await runnerImport<SandboxModule>(join(root, source), { root })).module
        mount(
          server,
          keptOpen(async () => (await load()).openSandbox({ file: join(root, '.sandbox/preview.db') })),
        )
      }
      const { mode, build } = server.config
      const headers = productHeaders(root, mode === 'app' ? 'app' : 'browser')
      server.middlewares.use(serveFiles(resolve(root, build.outDir), headers))
    },
  }
}

interface KeptOpen {
  /** Opens it unless it is open. */
  get(): Promise<OpenSandbox>
  close(): void
}

function keptOpen(open: () => Promise<OpenSandbox>): KeptOpen {
  let opened: Promise<OpenSandbox> | undefined
  return {
    get() {
      opened ??= open().catch((error: unknown) => {
        opened = undefined
        throw error
      })
      return opened
    },
    close() {
      void opened?.then((sandbox) => sandbox.close()).catch(() => {})
      opened = undefined
    },
  }
}

function mount(server: ViteDevServer | PreviewServer, sandbox: KeptOpen): void {
  const { httpServer, config } = server
  server.middlewares.use((request, response, next) => {
    sandbox.get().then((opened) => opened.answer(request, response, next), next)
  })
  afterUrls(server, () => {
    sandbox.get().then(
      ({ about }) => about !== undefined && config.logger.info(`\n${about}\n`),
      (error: Error) => config.logger.error(error.stack ?? error.message),
    )
  })
  // Left alone, Ctrl+C ends the process at once, and the sandbox may be writing.
  const stop = () => process.exit()
  process.once('SIGINT', stop)
  httpServer?.once('close', () => {
    process.off('SIGINT', stop)
    sandbox.close()
  })
}
