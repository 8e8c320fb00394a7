// Faults of answers, and the expected outcomes.
import type { ApiErrorKind } from '../../../src/engine/api/answer/apiError'
import type { Call } from './calls'

export interface Fault {
  readonly name: string
  readonly answer: (call: Call) => Response | Promise<Response>
  readonly becomes: Outcome | ((call: Call) => Outcome)
  /** Requests of a read with this fault, including retries. The default is 1; a second try must be able to help. */
  readonly tries?: 3
}
type Outcome = 'ok' | ApiErrorKind

/** Returns the outcome when a call meets the fault. */
export function outcomeOf({ becomes }: Fault, call: Call): Outcome {
  return typeof becomes === 'string' ? becomes : becomes(call)
}

export const faults: readonly Fault[] = [
  {
    name: 'network error',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    becomes: 'network',
    tries: 3,
  },
  { name: 'abort', answer: () => Promise.reject(new DOMException('left', 'AbortError')), becomes: 'aborted' },
  { name: 'timeout', answer: () => Promise.reject(new DOMException('late', 'TimeoutError')), becomes: 'timeout' },
  // With `redirect: 'error'`, a browser rejects. Some web views answer with status 0 instead.
  { name: 'opaque redirect', answer: () => Response.error(), becomes: 'status' },
  {
    name: 'status 302',
    answer: () => new Response(null, { status: 302, headers: { location: '/x' } }),
    becomes: 'status',
  },
  { name: 'status 304', answer: () => new Response(null, { status: 304 }), becomes: 'status' },
  { name: 'status 400', answer: () => json({ code: 5, msg: 'no' }, 400), becomes: 'status' },
  { name: 'status 401', answer: () => json({}, 401), becomes: 'status' },
  { name: 'status 403', answer: () => html(403), becomes: 'status' },
  { name: 'status 404', answer: () => html(404), becomes: 'status' },
  { name: 'status 408', answer: () => json('', 408), becomes: 'status' },
  { name: 'status 429', answer: () => json({ code: 5 }, 429), becomes: 'status', tries: 3 },
  { name: 'status 500', answer: () => json({}, 500), becomes: 'status', tries: 3 },
  {
    name: 'status 500 around a good answer',
    answer: ({ res }) => json({ code: 0, res }, 500),
    becomes: 'status',
    tries: 3,
  },
  { name: 'status 502', answer: () => html(502), becomes: 'status', tries: 3 },
  { name: 'status 503 as HTML', answer: () => html(503), becomes: 'status', tries: 3 },
  { name: 'status 401 with code 10', answer: () => json({ code: 10 }, 401), becomes: 'session' },
  { name: 'status 204', answer: () => new Response(null, { status: 204 }), becomes: 'malformed' },
  { name: 'an empty body', answer: () => new Response(''), becomes: 'malformed' },
  { name: 'a body that breaks off', answer: () => new Response(broken()), becomes: 'malformed' },
  { name: 'JSON cut short', answer: (call) => new Response(good(call).slice(0, -3)), becomes: 'malformed' },
  { name: 'a byte order mark', answer: (call) => new Response(`\uFEFF${good(call)}`), becomes: 'ok' },
  { name: 'UTF-16', answer: (call) => new Response(Buffer.from(good(call), 'utf16le')), becomes: 'malformed' },
  { name: 'HTML with status 200', answer: () => html(200), becomes: 'malformed' },
  { name: 'a list', answer: ({ res }) => json([{ code: 0, res }]), becomes: 'malformed' },
  { name: 'a text', answer: (call) => json(good(call)), becomes: 'malformed' },
  { name: 'null', answer: () => json(null), becomes: 'malformed' },
  { name: 'no res', answer: () => json({ code: 0 }), becomes: nothing },
  { name: 'res null', answer: () => json({ code: 0, res: null }), becomes: nothing },
  { name: 'res a list', answer: ({ res }) => json({ code: 0, res: [res] }), becomes: 'malformed' },
  { name: 'res a text', answer: ({ res }) => json({ code: 0, res: JSON.stringify(res) }), becomes: 'malformed' },
  { name: 'res a number', answer: () => json({ code: 0, res: 1 }), becomes: 'malformed' },
  { name: 'list null', answer: ({ res }) => json({ code: 0, res: { ...res, list: null } }), becomes: needsList },
  { name: 'list an object', answer: ({ res }) => json({ code: 0, res: { ...res, list: {} } }), becomes: needsList },
  { name: 'code "0"', answer: ({ res }) => json({ code: '0', res }), becomes: 'ok' },
  { name: 'code null', answer: ({ res }) => json({ code: null, res }), becomes: 'malformed' },
  { name: 'no code', answer: ({ res }) => json({ res }), becomes: 'malformed' },
  { name: 'code false', answer: ({ res }) => json({ code: false, res }), becomes: 'malformed' },
  { name: 'a negative code', answer: ({ res }) => json({ code: -1, res }), becomes: 'business' },
  { name: 'a code of words', answer: ({ res }) => json({ code: 'OK', res }), becomes: 'business' },
  { name: 'code 10', answer: ({ res }) => json({ code: 10, res }), becomes: 'session' },
  { name: 'code 11', answer: ({ res }) => json({ code: '11', res }), becomes: 'session' },
  { name: 'an unknown code', answer: ({ res }) => json({ code: 70_001, msg: 'Not today', res }), becomes: 'business' },
  { name: 'members too many', answer: ({ res }) => json({ code: 0, res: { ...res, junk }, junk }), becomes: 'ok' },
  {
    name: 'a huge body',
    answer: ({ res }) => new Response(`{"code":0,"extend":"${huge}","res":${JSON.stringify(res)}}`),
    becomes: 'ok',
  },
]

const junk = { deep: [[{ a: null }]], code: 10, uid: {}, constructor: { prototype: 1 } }
const huge = 'x'.repeat(1_000_000)

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status })
}

function html(status: number): Response {
  return new Response('<!doctype html><title>Sign in to the network</title>', { status })
}

function good({ res }: Call): string {
  return JSON.stringify({ code: 0, msg: 'ok', res })
}

function broken(): ReadableStream {
  return new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) })
}

// Code 0 without further members is a valid answer to a write without a response.
function nothing({ kind, response }: Call): Outcome {
  return kind !== 'read' && (response.required ?? []).length === 0 ? 'ok' : 'malformed'
}

function needsList({ response }: Call): Outcome {
  return response.properties?.list ? 'malformed' : 'ok'
}
