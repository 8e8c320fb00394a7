// The first answer to each idempotency key. Whoever sends a key again gets that answer, and nothing is judged or done.
import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { Database } from '../database'
import { sessionHeaders } from '../headers'
import { readSettings } from '../settings'

export interface Envelope {
  readonly code: number
  readonly res: unknown
  readonly extend: object
  readonly msg: string
}

/** The same key of another person, or for another endpoint, is another one. */
export interface KeyedCall {
  readonly key: string
  /** The user id, or the device where a call needs no session. */
  readonly owner: string
  readonly endpoint: string
  /** Hash of the body. */
  readonly body: string
}

/** The key of a call, if it has one and this server honours keys. */
export function keyedCall(db: Database, request: HonoContext, body: unknown): KeyedCall | undefined {
  const { method, path } = request.req
  const key = request.req.header('idempotency-key')
  if (key === undefined || readSettings(db).honours_keys !== true) return undefined
  const owner = request.req.header(path.startsWith('/web/') ? sessionHeaders.uid : 'device-id') ?? ''
  const hash = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex')
  return { key, owner, endpoint: `${method} ${path}`, body: hash }
}

/** The first answer to the key, if it came before. */
export function firstAnswer(
  db: Database,
  { key, owner, endpoint, body }: KeyedCall,
): Envelope | 'another body' | undefined {
  const row = db.get<{ body: string; envelope: string }>(
    'select body, envelope from first_answers where key = ? and owner = ? and endpoint = ?',
    key,
    owner,
    endpoint,
  )
  if (row && row.body !== body) return 'another body'
  return row && (JSON.parse(row.envelope) as Envelope)
}

/** Keeps the first answer to a key. */
export function keepAnswer(db: Database, { key, owner, endpoint, body }: KeyedCall, envelope: Envelope): void {
  db.run('insert into first_answers values (?, ?, ?, ?, ?)', key, owner, endpoint, body, JSON.stringify(envelope))
}
