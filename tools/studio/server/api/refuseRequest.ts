// Decides who may use the studio and the workbench: pages of this server alone, on this machine, with the token of this start.
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { tokenHeader } from './studioAddress'

/** A refused request: the status of HTTP, and a sentence for people. */
export interface Refusal {
  readonly status: number
  readonly says: string
}

/** The parts of a request that decide. */
export type Asking = Pick<IncomingMessage, 'headers' | 'method'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localPort'>
}

/** Returns why a request may not use studio or workbench at all, or undefined. */
export function refuseForeign({ headers, socket }: Asking): Refusal | undefined {
  if (!isLoopback(socket.remoteAddress)) return forbidden('The studio answers only this machine.')
  const { host = '' } = headers
  if (!ownHosts(socket.localPort).includes(host))
    return forbidden(`The studio does not answer to the host "${host}". Open it at http://127.0.0.1.`)
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return forbidden('The studio answers only its own pages.')
  const { origin } = headers
  return origin === undefined || origin === `http://${host}`
    ? undefined
    : forbidden(`The studio answers only its own pages, not those of ${origin}.`)
}

/** Returns why a request may not use an operation, or undefined. */
export function refuseRequest(asking: Asking, token: string): Refusal | undefined {
  const foreign = refuseForeign(asking)
  if (foreign) return foreign
  const { headers, method } = asking
  if (method !== 'POST') return { status: 405, says: 'An operation takes POST alone.' }
  if (!(headers['content-type'] ?? '').startsWith('application/json'))
    return { status: 415, says: 'An operation takes JSON alone.' }
  const given = headers[tokenHeader]
  return typeof given === 'string' && isSame(given, token)
    ? undefined
    : { status: 401, says: 'The server has been started again since. Reload the studio: your changes are kept.' }
}

function forbidden(says: string): Refusal {
  return { status: 403, says }
}

function isLoopback(address = ''): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(address)
}

function ownHosts(port: number | undefined): readonly string[] {
  return ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`)
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
