// The sandbox of one column of a workbench: one that can change lists and time, or any other one of a product.
import type { Middleware, OpenSandbox } from '@pagewright/vite/source'
import type { DataState } from '../workbench/benchAddress'
import { answersIn, slowMs, type BenchSandbox } from './answersIn'

export interface ColumnSandbox {
  /** Restores the initial data. Returns the handler of calls in a state; the sandbox's clock is `shift` milliseconds ahead. */
  open(shift: number, data: DataState): Middleware
  /** Returns the handler of a path that names no column, if the sandbox has something there. */
  handlerFor(path: string): Promise<Middleware | undefined>
  close(): void
}

/** The exports of a product's `sandbox/createSandbox.ts`, `nodeMiddleware.ts` and `accounts.ts` that the workbench uses. */
export interface SandboxModules {
  createSandbox(options: { readonly file: string; now(): number }): BenchSandbox
  sandboxMiddleware(sandbox: BenchSandbox): Middleware
  /** The call of the account. It never fails. */
  readonly accountCall?: string | undefined
}

/** Creates a sandbox that can be reset, moved in time and disturbed. It takes seconds. */
export function fullSandbox({ createSandbox, sandboxMiddleware, accountCall }: SandboxModules): ColumnSandbox {
  // The sandbox reads the clock while it is created.
  let shift = 0
  const sandbox = createSandbox({ file: ':memory:', now: () => Date.now() + shift })
  return {
    open(ahead, data) {
      shift = ahead
      sandbox.reset()
      return sandboxMiddleware(answersIn(sandbox, data, accountCall))
    },
    async handlerFor(path) {
      const answer = await sandbox.fetch(new Request(new URL(path, 'http://localhost')))
      return answer.ok ? sandboxMiddleware(allowFrames(sandbox)) : undefined
    },
    close: () => sandbox.close(),
  }
}

/**
 * Creates a sandbox from a product's `sandbox/openSandbox.ts`. Its calls can be slow or fail. Its data have the real time;
 * pages follow the time that it states in each answer.
 */
export function plainSandbox(openSandbox: (options: { readonly file: string }) => OpenSandbox): ColumnSandbox {
  let opened: OpenSandbox | undefined
  return {
    open(shift, data) {
      opened?.close()
      const { answer } = (opened = openSandbox({ file: ':memory:' }))
      const answerAtTime: Middleware = (request, response, next) => {
        response.setHeader('date', new Date(Date.now() + shift).toUTCString())
        answer(request, response, next)
      }
      if (data === 'slow') return (...call) => void setTimeout(() => answerAtTime(...call), slowMs)
      if (data === 'failing') return (_request, response) => void response.writeHead(500).end()
      return answerAtTime
    },
    handlerFor: async () => undefined,
    close: () => opened?.close(),
  }
}

/** Allows the workbench to show pages of the sandbox, such as a payment page, in a frame. */
function allowFrames(sandbox: BenchSandbox): BenchSandbox {
  const name = 'content-security-policy'
  return {
    ...sandbox,
    async fetch(request) {
      const response = await sandbox.fetch(request)
      const policy = response.headers.get(name)
      if (policy !== null)
        response.headers.set(name, policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
      return response
    },
  }
}
