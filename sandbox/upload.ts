import { randomBytes, randomUUID } from 'node:crypto'
import { Refused } from './codes'
import type { Database } from './database'
import { paths } from './images/address'
import { imageTypes, isImage } from './images/magic'

const ticketSeconds = 600
/** The bytes that an image must stay below: 3 MB. */
const maxBytes = 3 * 1024 * 1024

export interface Ticket {
  readonly uploadPath: string
  readonly imagePath: string
}

/** Promises a place for one image; throws `badImage` for what would be refused anyway. */
export function openUpload(db: Database, file: { size: number; type: string }, now: number): Ticket {
  if (!imageTypes.includes(file.type) || file.size <= 0 || file.size >= maxBytes) throw new Refused('badImage')
  const id = randomUUID()
  const signature = randomBytes(16).toString('hex')
  db.run('insert into images values (?, ?, ?, ?, null)', id, signature, file.type, now + ticketSeconds)
  return { uploadPath: `${paths.upload}${id}?sig=${signature}`, imagePath: paths.image + id }
}

interface ImageRow {
  readonly signature: string
  readonly type: string
  readonly expires_at: number
  readonly data: Uint8Array<ArrayBuffer> | null
}

/** Stores the bytes; gives the HTTP status, which says what was wrong. */
export function storeUpload(db: Database, id: string, signature: string, bytes: Uint8Array, now: number): number {
  const row = imageRow(db, id)
  if (!row || row.signature !== signature || row.expires_at < now) return 403
  if (row.data) return 409
  if (bytes.length >= maxBytes) return 413
  if (!isImage(bytes, row.type)) return 415
  db.run('update images set data = ? where id = ?', bytes, id)
  return 200
}

export function storedImage(db: Database, id: string): { type: string; data: Uint8Array<ArrayBuffer> } | undefined {
  const row = imageRow(db, id)
  return row?.data ? { type: row.type, data: row.data } : undefined
}

/** The path to keep for an address that somebody sends as an image; throws `unknownImage` when nothing is there. */
export function checkUploaded(db: Database, url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  if (!path.startsWith(paths.image) || !storedImage(db, path.slice(paths.image.length)))
    throw new Refused('unknownImage')
  return path
}

function imageRow(db: Database, id: string): ImageRow | undefined {
  return db.get<ImageRow>('select signature, type, expires_at, data from images where id = ?', id)
}
