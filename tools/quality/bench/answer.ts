// The server of all measured pages. It answers each call after 15 ms.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Middleware } from '@pagewright/vite'
import { counts } from './drawn/fields'
import { countries, membersOf, methodsOf } from './drawn/rows'

const delayMs = 15

/** Answers `POST /bench/<name>` with the contract's envelope, and leaves other requests to the next handler. */
export const answerBench: Middleware = (request, response, next) => {
  const name = /^\/bench\/(\w+)$/.exec(request.url ?? '')?.[1] ?? ''
  const call = request.method === 'POST' && Object.hasOwn(calls, name) ? calls[name] : undefined
  if (call) void reply(request, response, call)
  else next()
}

type Call = (body: { readonly [name: string]: unknown }) => object

const calls: { readonly [name: string]: Call } = {
  account: () => ({ uid: '1' }),
  country: () => ({ list: countries, has_more: false }),
  method: ({ country_id }) => ({ list: methodsOf(String(country_id)), has_more: false }),
  order: () => ({}),
  save: () => ({}),
  ...Object.fromEntries(counts.map((count) => [`save${count}`, () => ({})])),
  member({ page, size, total }) {
    const [at, rows, all] = [page, size, total].map(Number) as [number, number, number]
    return { list: membersOf(at, rows, all), has_more: at * rows < all }
  },
}

async function reply(request: IncomingMessage, response: ServerResponse, call: Call): Promise<void> {
  let text = ''
  for await (const part of request) text += String(part)
  const res = call(JSON.parse(text === '' ? '{}' : text) as { readonly [name: string]: unknown })
  setTimeout(() => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 0, res, extend: {}, msg: 'success' }))
  }, delayMs)
}
