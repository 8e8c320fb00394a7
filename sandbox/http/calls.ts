import type { SandboxRow } from '@pagewright/testkit/sandbox'
import type { Context as HonoContext } from 'hono'
import { codes, Refused } from '../codes'
import type { Call, Endpoint } from '../contract'
import type { Context } from '../handler'
import { withCountryNames } from '../localNames'
import { headerProblems, sessionHeaders } from '../headers'
import { authenticate } from '../session'
import { settleWithdrawals } from '../withdrawal/settle'
import { withFault } from './faults'
import { firstAnswer, keepAnswer, keyedCall, type Envelope, type KeyedCall } from './keys'
import type { State } from './state'

/** Answers a call of the contract: headers, fault, request, session, handler, answer, envelope. */
export async function answerCall(state: State, context: HonoContext): Promise<Response> {
  const { method, path } = context.req
  const endpoint = `${method} ${path}`
  const headers = context.req.raw.headers
  const call = state.contract.get(endpoint)
  if (!call) return context.text(`There is no call ${endpoint} in schemas/api.json.`, 404)

  const body = await readBody(context, call)
  const fault = state.faults.take(endpoint)
  const logged = { method, path, endpoint, headers: [...headers.keys()], body, ...(fault && { fault: fault.kind }) }
  let done: { readonly code?: number; readonly isRepeated?: true } = {}
  try {
    const response = await withFault(
      state.faults,
      fault,
      () => {
        const wrong = headerProblems(headers, method)
        if (wrong.length > 0) state.log.complain({ endpoint, side: 'header', messages: wrong })
        if (wrong.length > 0 && state.strict) return context.text(wrong.join('\n'), 400)
        const misfits = call.request(body)
        if (misfits.length > 0) {
          state.log.complain({ endpoint, side: 'request', messages: misfits })
          return context.text(misfits.join('\n'), 400)
        }
        const keyed = keyedCall(state.db, context, body)
        const first = keyed && firstAnswer(state.db, keyed)
        if (first === 'another body') {
          const message = 'The idempotency key belongs to a request with another body.'
          state.log.complain({ endpoint, side: 'header', messages: [message] })
          return context.text(message, 422)
        }
        const envelope = first ?? run(state, endpoint as Endpoint, body, context, keyed)
        done = { code: envelope.code, ...(first && { isRepeated: true }) }
        return context.json(envelope)
      },
      call.answer(),
    )
    state.log.note({ ...logged, status: response.status, ...done })
    // The product's days follow this header, so it says what this server's clock says.
    response.headers.set('date', new Date(state.clock.now() * 1000).toUTCString())
    return response
  } catch (error) {
    state.log.note({ ...logged, status: 0, ...done })
    throw error
  }
}

async function readBody(context: HonoContext, call: Call): Promise<unknown> {
  if (context.req.method === 'GET') return call.fromQuery(context.req.query())
  return context.req.json<unknown>().catch(() => undefined)
}

function run(
  state: State,
  endpoint: Endpoint,
  body: unknown,
  request: HonoContext,
  keyed: KeyedCall | undefined,
): Envelope {
  const { db, clock, log, contract } = state
  const now = clock.now()
  const keep = (envelope: Envelope): Envelope => {
    if (keyed) keepAnswer(db, keyed, envelope)
    return envelope
  }
  try {
    const envelope = db.transaction(() => {
      settleWithdrawals(db, now)
      const res = withCountryNames(db, runHandler(state, endpoint, body, callContext(state, request, now)))
      return keep({ code: 0, res, extend: {}, msg: 'success' })
    })
    const misfits = contract.get(endpoint)?.response(envelope.res) ?? []
    if (misfits.length > 0) {
      log.complain({ endpoint, side: 'answer', messages: misfits })
      throw new Error(`The answer of ${endpoint} breaks the contract: ${misfits.join('; ')}`)
    }
    return envelope
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const refusal = { code: error.code, res: null, extend: {}, msg: error.message }
    // Whoever has signed in again may send the key again.
    return sessionCodes.includes(error.code) ? refusal : keep(refusal)
  }
}

const sessionCodes: readonly number[] = [codes.noSession.code, codes.sessionOver.code]

function callContext({ db }: State, request: HonoContext, now: number): Context {
  const who = () =>
    authenticate(
      db,
      request.req.header(sessionHeaders.uid) ?? null,
      request.req.header(sessionHeaders.token) ?? null,
      now,
    )
  const base = { db, now, origin: new URL(request.req.url).origin }
  // A call under /web/ needs a session even where its handler never looks who asks.
  if (request.req.path.startsWith('/web/')) return { ...base, asker: who() }
  return {
    ...base,
    get asker() {
      return who()
    },
  }
}

/** The body was checked against the schema that the handler's type comes from, which the compiler cannot see. */
function runHandler({ handlers, withoutHandler }: State, endpoint: Endpoint, body: unknown, context: Context): unknown {
  const handle = handlers[endpoint] as ((context: Context, body: unknown) => unknown) | undefined
  if (handle) return handle(context, body)
  return withoutHandler(endpoint, body as SandboxRow)
}
