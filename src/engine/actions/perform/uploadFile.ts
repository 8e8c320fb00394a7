import { throwIfAborted } from '../../api/abort'
import { isObject } from '../../language/runtime/merge'
import type { App } from '../../runtime/app/app'

/** Sends a file: asks for an address to put it, puts it there, and gives the address it can be read at. Throws ApiError. */
export async function uploadFile(
  app: App,
  file: Blob,
  options: { readonly name: string; readonly signal: AbortSignal; onProgress?(share: number): void },
): Promise<string> {
  const ticket = await app.client.write(app.upload.call, { name: options.name, size: file.size, type: file.type })
  throwIfAborted(options.signal)
  if (!isObject(ticket) || typeof ticket.upload_url !== 'string' || typeof ticket.url !== 'string') {
    throw new Error(`"${app.upload.call}" answered no addresses. It must answer { upload_url, url }.`)
  }
  await app.client.upload(ticket.upload_url, file, options)
  return ticket.url
}
