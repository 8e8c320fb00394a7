import { createSandbox, type SandboxOptions } from '../../sandbox/createSandbox'
import { sandboxMiddleware } from '../../sandbox/nodeMiddleware'
import type { Middleware } from './middleware'

/** The sandbox as one middleware, for servers other than Vite's. */
export function openSandbox(options: SandboxOptions): { readonly answer: Middleware; close(): void } {
  const sandbox = createSandbox(options)
  return { answer: sandboxMiddleware(sandbox), close: () => sandbox.close() }
}
