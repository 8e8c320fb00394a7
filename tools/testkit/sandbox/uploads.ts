// The files that people upload to the sandbox: each gets an address that takes it, and that shows it afterwards.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { inline, type Contract } from '@pagewright/cli/source'

const folder = '/__sandbox/files/'
/** Types that a browser shows and never runs. It saves files of other types. */
const shown: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

interface StoredFile {
  readonly type: string
  readonly bytes: Uint8Array
}

export interface Uploads {
  /** Returns the answer of a call that prepares an upload, for a page of this origin. */
  prepare(origin: string): { readonly upload_url: string; readonly url: string }
  /** Takes and shows files. Returns false for a request that is for no file. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
}

/** Opens uploads. Files last as long as they do. */
export function createUploads(): Uploads {
  /** Undefined until the file has arrived. */
  const files = new Map<string, StoredFile | undefined>()

  async function take(path: string, request: IncomingMessage): Promise<number> {
    const type = request.headers['content-type'] ?? ''
    const body = new Uint8Array(await buffer(request))
    const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
    const file = form?.get('file')
    if (!(file instanceof Blob)) return 400
    files.set(path, { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) })
    return 200
  }

  function show(path: string, response: ServerResponse): void {
    const file = files.get(path)
    if (!file) return void response.writeHead(404).end()
    const type = shown.has(file.type) ? file.type : 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(file.bytes)
  }

  return {
    prepare(origin) {
      const path = `${folder}${files.size + 1}`
      files.set(path, undefined)
      const url = new URL(path, origin).href
      return { upload_url: url, url }
    },
    serve(request, response) {
      const path = new URL(request.url ?? '/', 'http://sandbox.example').pathname
      if (!path.startsWith(folder)) return false
      if (request.method === 'GET') show(path, response)
      else if (request.method !== 'PUT' || !files.has(path)) response.writeHead(404).end()
      else
        void take(path, request).then(
          (status) => response.writeHead(status).end(),
          (error: unknown) => response.writeHead(500).end(String(error)),
        )
      return true
    },
  }
}

/** Returns true for a call whose answer says where a file goes. */
export function preparesUpload({ calls, set }: Contract, endpoint: string): boolean {
  const response = calls[endpoint]?.response
  const { required = [] } = response === undefined ? {} : inline(set, { $ref: response }, '')
  return required.includes('upload_url') && required.includes('url')
}
