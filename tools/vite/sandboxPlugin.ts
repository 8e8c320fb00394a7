import type { Plugin, ViteDevServer } from 'vite'
import type { Middleware } from './middleware'

/** Returns whether a change of a file makes another sandbox. */
export function isOfSandbox(file: string): boolean {
  return /[\\/](sandbox|schemas)[\\/]/.test(file)
}

/** What `sandbox/openSandbox.ts` of a product returns: a server of its API for developing and tests. */
export interface OpenSandbox {
  readonly answer: Middleware
  close(): void
}

interface SandboxModule {
  openSandbox(options: { readonly file: string }): OpenSandbox
}

/**
 * Mounts the sandbox of a product on Vite's own port; `file` keeps its data. A change of the sandbox or of the contract
 * opens it anew on the same file.
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

/** Loads the sandbox's code as it stands now: a change of it is there with the next load. */
async function open(server: ViteDevServer, file: string): Promise<OpenSandbox> {
  const { openSandbox } = (await server.ssrLoadModule('/sandbox/openSandbox.ts')) as unknown as SandboxModule
  return openSandbox({ file })
}
