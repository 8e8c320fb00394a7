// A server of the API for developing and tests, made of `schemas/` and `sandbox/examples/`.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Contract, inline, type JsonSchema, readContract, membersOfRequest } from '@pagewright/cli/source'
import type { Middleware } from '@pagewright/vite/source'
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import { automaticAnswer } from './automatic'
import { readCollections } from './collections'
import { bodyOf, placesOf, routeFor, routesOf } from './routes'
import { SandboxRefusal, type SandboxFile, type SandboxRow, type SandboxCall, type SandboxHandler } from './handler'
import { createUploads, preparesUpload } from './uploads'

export interface SandboxOptions {
  /** The folder of the product. */
  readonly root: string
  /** Answers that schema and examples cannot describe, by endpoint. */
  readonly handlers?: { readonly [endpoint: string]: SandboxHandler }
  /** Returns the body of the answer to a request that does not fit its schema. Its status is 422. */
  readonly refusal?: (messages: readonly string[]) => unknown
}

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly link?: string | undefined
  readonly file?: SandboxFile
}

/**
 * Opens a sandbox. It answers each call of `schemas/api.json`, takes and shows uploaded files, and passes all other requests
 * on. Its data lasts until it is opened again. Requests must fit the contract, and so must answers: one that does not is an error with status 500.
 */
export function createSandbox({ root, handlers = {}, refusal = toMessage }: SandboxOptions): {
  readonly answer: Middleware
  close(): void
} {
  const contract = readContract(root)
  const collections = readCollections(join(root, 'sandbox/examples'))
  const how = { strict: false, allErrors: true, validateFormats: false }
  // The query of an address has only texts.
  const requests = { ajv: new Ajv({ ...how, coerceTypes: true }), validators: new Map<string, ValidateFunction>() }
  // Rows may have members that only the sandbox needs.
  const answers = { ajv: new Ajv({ ...how, removeAdditional: 'all' }), validators: new Map<string, ValidateFunction>() }
  const routes = routesOf(contract)
  const uploads = createUploads()

  function problems(
    { ajv, validators }: typeof requests,
    ref: string,
    resolve: () => JsonSchema,
    value: unknown,
  ): readonly string[] {
    const validate = validators.get(ref) ?? ajv.compile(resolve())
    validators.set(ref, validate)
    validate(value)
    return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath.slice(1)} ${message}`.trim())
  }

  function run(endpoint: string, body: SandboxRow, { headers }: IncomingMessage): Answer {
    const call = contract.calls[endpoint]
    if (!call) return { status: 404, body: {} }
    const wrong = problems(requests, call.request, () => membersOfRequest(contract.set, call), body)
    if (wrong.length > 0) return { status: 422, body: refusal(wrong) }
    let link: string | undefined
    const auto = (own: SandboxRow = body): unknown => {
      if (preparesUpload(contract, endpoint)) return uploads.prepare(headers.origin ?? `http://${headers.host}`)
      const found = automaticAnswer(contract, call, endpoint, collections, own)
      link = found.link
      return found.answer
    }
    const asked: SandboxCall = {
      endpoint,
      body,
      token: tokenOf(headers, contract),
      rows: (name) => collections[name]?.rows ?? [],
      answer: auto,
    }
    try {
      const answer = structuredClone(handlers[endpoint] ? handlers[endpoint](asked) : auto())
      if (call.answer === 'file') return { status: 200, body: {}, file: toFile(answer) }
      const misfits = problems(
        answers,
        call.response,
        () => inline(contract.set, { $ref: call.response }, ''),
        answer ?? {},
      )
      if (misfits.length > 0) return { status: 500, body: { message: `${endpoint}: ${misfits.join('; ')}` } }
      return { status: 200, body: call.answer === 'bare' ? answer : envelope(answer, contract), link }
    } catch (error) {
      if (error instanceof SandboxRefusal) return { status: error.status, body: error.body }
      throw error
    }
  }

  return {
    answer(request, response, next) {
      if (uploads.serve(request, response)) return
      const url = new URL(request.url ?? '/', 'http://sandbox.example')
      const asked = `${request.method} ${url.pathname}`
      const found = routes.filter(({ pattern }) => pattern.test(asked))
      if (found.length === 0) return next()
      void bodyOf(request, url)
        .then(({ members, query, json }) => {
          const route = routeFor(found, members, request.headers)
          if (!route) return { status: 404, body: refusal([`No call of ${asked} has these constants and headers.`]) }
          const { endpoint, constants, whole } = route
          const body = whole === undefined ? members : { ...query, [whole]: json }
          const rest = Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(constants, name)))
          return run(endpoint, { ...rest, ...placesOf(route, asked) }, request)
        })
        .then((answer) => send(response, answer))
        .catch((error: unknown) => send(response, { status: 500, body: { message: String(error) } }))
    },
    close() {},
  }
}

/** Returns the token of a session, without its scheme, from the first header that has it. */
function tokenOf(headers: IncomingMessage['headers'], { protocol }: Contract): string | undefined {
  for (const [name, rule] of Object.entries(protocol?.headers ?? {})) {
    const sent = headers[name.toLowerCase()]
    if (typeof rule === 'string' || rule.from !== 'token' || typeof sent !== 'string') continue
    const scheme = rule.scheme === undefined ? '' : `${rule.scheme} `
    if (sent.startsWith(scheme)) return sent.slice(scheme.length)
  }
  return undefined
}

function toFile(answer: unknown): SandboxFile {
  return typeof answer === 'string' ? { text: answer, type: 'text/plain' } : (answer as SandboxFile)
}

function send(response: ServerResponse, { status, body, link, file }: Answer): void {
  response.statusCode = status
  if (file) return sendFile(response, file)
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  if (link !== undefined) response.setHeader('link', link)
  response.end(JSON.stringify(body ?? {}))
}

function sendFile(response: ServerResponse, { text, type, name }: SandboxFile): void {
  response.setHeader('content-type', type)
  response.setHeader('cache-control', 'no-store')
  if (name !== undefined)
    response.setHeader('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  response.end(text)
}

function toMessage(messages: readonly string[]): unknown {
  return { message: messages.join('; ') }
}

function envelope(res: unknown, { protocol }: Contract): object {
  return { code: protocol?.envelope?.success[0] ?? '0', res, extend: {}, msg: 'success' }
}
