import type { Plugin, ViteDevServer } from 'vite'
import type { Middleware } from './middleware'
import { developmentApis } from './ownServer'

/** Returns whether a change of a file changes the sandbox. */
export function isOfSandbox(file: string): boolean {
  return /[\\/](sandbox|schemas)[\\/]/.test(file)
}

/** The result of a product's `sandbox/openSandbox.ts`: a server of its API for development and tests. */
export interface OpenSandbox {
  readonly answer: Middleware
  close(): void
}

interface SandboxModule {
  openSandbox(options: { readonly file: string }): OpenSandbox
}

/**
 * Mounts the sandbox of a product on Vite's own port, unless all its markets have servers of their own in development.
 * `file` keeps its data. A change of the sandbox or of the contract reopens it with the same file.
 */
export function sandboxPlugin(file: string): Plugin {
  return {
    name: 'sandbox',
    apply: 'serve',
    configureServer(server) {
      let opened: Promise<OpenSandbox> | undefined
      server.watcher.on('all', (_event, changed) => {
        if (!isOfSandbox(changed)) return
        const before = opened
        opened = undefined
        void before?.then((sandbox) => sandbox.close()).catch(() => {})
      })
      server.httpServer?.once('close', () => void opened?.then((sandbox) => sandbox.close()).catch(() => {}))
      server.middlewares.use((request, response, next) => {
        if (Object.values(developmentApis(server.config.root)).every((api) => api !== '')) return next()
        opened ??= open(server, file)
        opened.then(
          (sandbox) => sandbox.answer(request, response, next),
          (error: unknown) => {
            opened = undefined
            next(error)
          },
        )
      })
    },
  }
}

/** Loads the current code of the sandbox, so that its changes apply at the next load. */
async function open(server: ViteDevServer, file: string): Promise<OpenSandbox> {
  const { openSandbox } = (await server.ssrLoadModule('/sandbox/openSandbox.ts')) as unknown as SandboxModule
  return openSandbox({ file })
}
