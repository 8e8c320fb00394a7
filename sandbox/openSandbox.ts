import { createSandbox, type SandboxOptions } from './createSandbox'
import { sandboxMiddleware } from './nodeMiddleware'

/** Opens the sandbox as one middleware of a server. Whoever opens it closes it. */
export function openSandbox(options: SandboxOptions): {
  readonly answer: ReturnType<typeof sandboxMiddleware>
  close(): void
} {
  const sandbox = createSandbox(options)
  return { answer: sandboxMiddleware(sandbox), close: () => sandbox.close() }
}
