import { demoAccounts, demoPassword } from './accounts'
import { createSandbox, type SandboxOptions } from './createSandbox'
import { sandboxMiddleware } from './nodeMiddleware'
import { duidOf } from './seed/people'

/** Opens the sandbox as one middleware of a server. Whoever opens it closes it. */
export function openSandbox(options: SandboxOptions): {
  readonly answer: ReturnType<typeof sandboxMiddleware>
  readonly about: string
  close(): void
} {
  const sandbox = createSandbox(options)
  return { answer: sandboxMiddleware(sandbox), about, close: () => sandbox.close() }
}

const about = [
  `  Sign in with a name or an ID; the password is "${demoPassword}".`,
  '',
  ...demoAccounts.map(({ account, uid, who }) => `    ${account.padEnd(10)} ${duidOf(uid)}   ${who}`),
].join('\n')
