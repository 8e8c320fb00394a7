import type { Plugin, ViteDevServer } from 'vite'
import type { Sandbox } from '../sandbox/createSandbox'
import type { Middleware } from './middleware'

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
        if (!/[\\/](sandbox|schemas)[\\/]/.test(changed)) return
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
  const [{ createSandbox }, { sandboxMiddleware }] = (await Promise.all([
    server.ssrLoadModule('/sandbox/createSandbox.ts'),
    server.ssrLoadModule('/sandbox/nodeMiddleware.ts'),
  ])) as [typeof import('../sandbox/createSandbox'), typeof import('../sandbox/nodeMiddleware')]
  const sandbox: Sandbox = createSandbox({ file })
  return { answer: sandboxMiddleware(sandbox), close: () => sandbox.close() }
}
