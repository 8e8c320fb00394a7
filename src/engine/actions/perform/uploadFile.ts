import { throwIfAborted } from '../../api/abort'
import { isObject } from '../../language/runtime/merge'
import type { App } from '../../runtime/app/app'

/** Uploads a file to a URL that the server names, and returns the URL to read it from. Throws ApiError. */
export async function uploadFile(
  app: App,
  file: Blob,
  options: { readonly name: string; readonly signal: AbortSignal; onProgress?(share: number): void },
): Promise<string> {
  const { call } = app.upload ?? {}
  if (call === undefined) throw new Error('The product has no upload. Pass its call to start().')
  const ticket = await app.client.write(call, { name: options.name, size: file.size, type: file.type })
  throwIfAborted(options.signal)
  if (!isObject(ticket) || typeof ticket.upload_url !== 'string' || typeof ticket.url !== 'string') {
    throw new Error(`"${call}" answered no URLs. It must answer { upload_url, url }.`)
  }
  await app.client.upload(ticket.upload_url, file, options)
  return ticket.url
}
