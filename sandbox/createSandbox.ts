// The reference server of the contract in `schemas/`: stateful, strict, and made to be broken on purpose by tests.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openAnswers } from '@pagewright/testkit/sandbox'
import { Hono } from 'hono'
import { createClock } from './clock'
import { readContract } from './contract'
import { openDatabase } from './database'
import type { Handlers } from './handler'
import { handlers as own } from './handlers'
import { answerCall } from './http/calls'
import { cashierRoutes } from './http/cashier'
import { controlRoutes } from './http/control'
import { ConnectionDropped, createFaults, type Faults } from './http/faults'
import { refuseOtherSites } from './http/foreign'
import { imageRoutes } from './http/images'
import { createCallLog, type CallLog } from './http/callLog'
import type { State } from './http/state'
import { checkXsrf } from './http/xsrf'
import type { Clock } from './clock'
import { createReset } from './seed/pristine'
import { isSeeded, seed } from './seed/seed'

export interface SandboxOptions {
  /** A path, kept between runs; or `:memory:`. */
  readonly file: string
  /** Milliseconds; the real time unless told. */
  readonly now?: () => number
  /** Refuses calls whose headers are not those of `headers.ts`. The default is true. */
  readonly strict?: boolean
  /** The default is those of `handlers.ts`. Calls without one are answered from schemas and examples. */
  readonly handlers?: Handlers
}

export interface Sandbox {
  /** Answers a request; rejects with `ConnectionDropped` where a fault cuts the line. */
  fetch(request: Request): Promise<Response>
  readonly clock: Clock
  readonly faults: Faults
  readonly log: CallLog
  /** Back to the seeded people and orders, the real time, no faults, an empty log. */
  reset(): void
  close(): void
}

/** Opens the database, fills it if it is new or of another version, and gives the server. */
export function createSandbox({ file, now = Date.now, strict = true, handlers = own }: SandboxOptions): Sandbox {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = openDatabase(file)
  const clock = createClock(now)
  const faults = createFaults()
  const log = createCallLog()
  if (!isSeeded(db)) seed(db, clock.now())

  const putBack = createReset(db)
  const reset = () => {
    clock.set(null)
    faults.clear()
    log.clear()
    putBack(clock.now())
    answers = undefined
  }
  let answers: ReturnType<typeof openAnswers> | undefined
  const withoutHandler: State['withoutHandler'] = (endpoint, body) =>
    (answers ??= openAnswers(join(import.meta.dirname, '..')))(endpoint, body)
  const contract = readContract()
  const app = routes({ db, clock, faults, log, contract, strict, handlers, withoutHandler, reset })
  return { fetch: async (request) => app.fetch(request), clock, faults, log, reset, close: () => db.close() }
}

function routes(state: State): Hono {
  const app = new Hono()
  for (const path of ['/web/*', '/withoutsign/*']) {
    app.use(path, checkXsrf)
    app.all(path, (context) => answerCall(state, context))
  }
  app.route('/__sandbox', cashierRoutes(state))
  app.route('/__sandbox', imageRoutes(state))
  app.use('/__sandbox/*', refuseOtherSites)
  app.route('/__sandbox', controlRoutes(state))
  app.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error
    console.error('[sandbox]', error)
    return context.text(error.message, 500)
  })
  return app
}
