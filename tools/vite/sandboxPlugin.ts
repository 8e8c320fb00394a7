import type { Plugin, ViteDevServer } from 'vite'
import type { Sandbox } from '../../sandbox/createSandbox'
import type { Middleware } from './middleware'

/** True for a file whose change makes another sandbox. */
export function isOfSandbox(file: string): boolean {
  return /[\\/](sandbox|schemas)[\\/]/.test(file)
}

interface LoadedSandbox {
  readonly answer: Middleware
  close(): void
}

/** Mounts the sandbox on Vite's own port; a change of the sandbox or of the contract starts it anew on the same file. */
export function sandboxPlugin(file: string): Plugin {
  return {
    name: 'sandbox',
    apply: 'serve',
    configureServer(server) {
      let loaded: Promise<LoadedSandbox> | undefined
      server.watcher.on('all', (_event, changed) => {
        if (!isOfSandbox(changed)) return
        const before = loaded
        loaded = undefined
        void before?.then((sandbox) => sandbox.close()).catch(() => {})
      })
      server.httpServer?.once('close', () => void loaded?.then((sandbox) => sandbox.close()).catch(() => {}))
      server.middlewares.use((request, response, next) => {
        loaded ??= load(server, file)
        loaded.then(
          (sandbox) => sandbox.answer(request, response, next),
          (error: unknown) => {
            loaded = undefined
            next(error)
          },
        )
      })
    },
  }
}

async function load(server: ViteDevServer, file: string): Promise<LoadedSandbox> {
  const { createSandbox, sandboxMiddleware } = await loadSandboxModules(server)
  const sandbox: Sandbox = createSandbox({ file })
  return { answer: sandboxMiddleware(sandbox), close: () => sandbox.close() }
}

/** The sandbox's own code as it stands now: a change of it is there with the next load. */
export async function loadSandboxModules(server: ViteDevServer) {
  const [{ createSandbox }, { sandboxMiddleware }] = (await Promise.all([
    server.ssrLoadModule('/sandbox/createSandbox.ts'),
    server.ssrLoadModule('/sandbox/nodeMiddleware.ts'),
  ])) as [typeof import('../../sandbox/createSandbox'), typeof import('../../sandbox/nodeMiddleware')]
  return { createSandbox, sandboxMiddleware }
}
