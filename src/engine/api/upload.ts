// Sends a file to an address that the server named. That host is foreign and learns nothing of the session.
import { ApiError } from './answer/apiError'
import { parseUrl } from '../lib/attempt'

interface UploadOptions {
  readonly name: string
  /** Called with the share that was sent, 0 to 1. */
  onProgress?(share: number): void
  readonly signal?: AbortSignal
  /** Foreign hosts that may receive the file; by default any https host. */
  readonly hosts?: readonly string[]
}

/**
 * Sends a file by PUT as multipart form data, without uid, token, XSRF header or cookies. Rejects with ApiError.
 */
export async function upload(url: string, file: Blob, options: UploadOptions): Promise<void> {
  const target = allowedTarget(url, options.hosts)
  if (options.signal?.aborted === true) throw canceled()
  const form = new FormData()
  form.append('file', file, options.name)
  options.onProgress?.(0)
  const status =
    target.origin === globalThis.location?.origin
      ? await byFetch(target, form, options)
      : await byXhr(target, form, options)
  if (status < 200 || status > 299) {
    const code = status >= 500 ? 'bad response' : 'bad request'
    throw new ApiError('status', endpoint, `request failed with status code ${status}`, { status, code })
  }
  options.onProgress?.(1)
}

const endpoint = 'PUT upload'

function allowedTarget(url: string, hosts: readonly string[] | undefined): URL {
  const target = parseUrl(url)
  if (!target || !/^https?:$/.test(target.protocol)) throw new ApiError('protocol', endpoint, 'unsupported protocol')
  const isOwn = target.origin === globalThis.location?.origin
  const isAllowed = isOwn || (target.protocol === 'https:' && (hosts === undefined || hosts.includes(target.host)))
  if (!isAllowed || target.username !== '' || target.password !== '') {
    throw new ApiError('protocol', endpoint, 'the upload address is not allowed')
  }
  return target
}

// XMLHttpRequest always sends the cookies of its own origin. `fetch` can omit them, but reports no progress.
async function byFetch(target: URL, form: FormData, { signal }: UploadOptions): Promise<number> {
  try {
    const response = await fetch(target, {
      method: 'PUT',
      body: form,
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: signal ?? null,
    })
    return response.status
  } catch (cause) {
    throw signal?.aborted === true ? canceled() : networkError(cause)
  }
}

function byXhr(target: URL, form: FormData, { signal, onProgress }: UploadOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    signal?.addEventListener('abort', abort, { once: true })
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(Math.min(event.loaded / event.total, 1))
    }
    xhr.onload = () => resolve(xhr.status)
    xhr.onerror = () => reject(networkError(undefined))
    xhr.ontimeout = () => reject(new ApiError('timeout', endpoint, 'timeout exceeded'))
    xhr.onabort = () =>
      reject(signal?.aborted === true ? canceled() : new ApiError('aborted', endpoint, 'request aborted'))
    xhr.onloadend = () => signal?.removeEventListener('abort', abort)
    try {
      xhr.open('PUT', target.href)
      xhr.withCredentials = false
      xhr.send(form)
    } catch (cause) {
      reject(networkError(cause))
    }
  })
}

function canceled(): ApiError {
  return new ApiError('canceled', endpoint, 'canceled')
}

function networkError(cause: unknown): ApiError {
  return new ApiError('network', endpoint, 'network error', { cause })
}
