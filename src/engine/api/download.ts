// Receives a file that the server makes. Its code loads with the first action that saves one.
import { ApiError } from './answer/apiError'
import { parseEnvelope, type EnvelopeCodes } from './answer/envelope'
import { bodyError } from './sendRequest'

/** A file as the server sent it. */
export interface ServerFile {
  readonly blob: Blob
  /** The name in the header `Content-Disposition`, without folders. */
  readonly name: string | undefined
}

/** The most bytes of a file. The browser holds all of them in memory. */
export const mostFileBytes = 50_000_000
/** The code of the error for a larger file. */
export const tooLarge = 'too large'

/**
 * Reads the file of an answer. Rejects with ApiError if it is too large or cut off, and if the server refused with an
 * envelope, which has status 200.
 */
export async function readFile(
  response: Response,
  endpoint: string,
  codes?: EnvelopeCodes,
  most = mostFileBytes,
): Promise<ServerFile> {
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim() ?? ''
  const disposition = response.headers.get('content-disposition')
  if (disposition === null && /^application\/json$/i.test(type)) {
    parseEnvelope(await response.text().catch((error: unknown) => fail(error, endpoint)), endpoint, codes)
    throw new ApiError('malformed', endpoint, 'the answer is an envelope and not a file')
  }
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel()
    throw largeError(endpoint, most)
  }
  const parts = await readParts(response, endpoint, most)
  return { blob: new Blob(parts, { type: /^[\w.+/-]+$/.test(type) ? type : '' }), name: fileNameIn(disposition) }
}

async function readParts(response: Response, endpoint: string, most: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  if (!reader) return parts
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => fail(error, endpoint))
    if (done) break
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      throw largeError(endpoint, most)
    }
    parts.push(value)
  }
  return parts
}

function fail(error: unknown, endpoint: string): never {
  throw bodyError(error, endpoint)
}

function largeError(endpoint: string, most: number): ApiError {
  return new ApiError('malformed', endpoint, `the file has more than ${most} bytes`, { code: tooLarge })
}

/** Returns the name in a header such as `attachment; filename="a.csv"; filename*=UTF-8''%C3%A4.csv` (RFC 6266). */
export function fileNameIn(disposition: string | null): string | undefined {
  const extended = /(?:^|;)\s*filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1]
  const [, quoted, plain] = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '') ?? []
  const name = (extended && decoded(extended)) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? plain
  return name === undefined ? undefined : safeFileName(name)
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const mostOfName = 120

/** Returns a name without folders, leading dots and invisible characters. Undefined if nothing is left. */
export function safeFileName(name: string): string | undefined {
  const last =
    name
      .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  const plain = last
    .replaceAll(/[<>:"|?*]/g, '_')
    .trim()
    .replace(/^\.+/, '')
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? ''
  const stem = Array.from(plain.slice(0, plain.length - ending.length)).slice(0, mostOfName - ending.length)
  return stem.join('') + ending || undefined
}
