// Every call that a page makes, as the workbench tells of it, on its way to the sandbox of the page's column.
import type { CallLog } from '../../shell/callLog'
import { benchHeader, isCall } from '../benchAddress'
import { withoutSecrets } from './withoutSecrets'

/** How a call ended. */
export interface Outcome {
  readonly asked: unknown
  /** Absent where no answer came. */
  readonly status?: number
  readonly body: unknown
}

/** Lets a window's calls be logged, and go to the sandbox of a slot. */
export function watchCalls(window: Window & typeof globalThis, slot: string, log: CallLog): void {
  window.fetch = watchedFetch(window, slot, log)
  watchUploads(window, slot, log)
}

/** A `fetch` whose calls go to the sandbox of a slot and are logged. */
export function watchedFetch(window: Window & typeof globalThis, slot: string, log: CallLog): typeof fetch {
  const send = window.fetch.bind(window)
  return async (input, init) => {
    // Cookies are one browser's: those of two columns would replace one another.
    const request = new window.Request(new window.Request(input, init), { credentials: 'omit' })
    const { pathname, search } = new URL(request.url)
    if (!isCall(pathname)) return send(input, init)
    request.headers.set(benchHeader, slot)
    const asked = parsed(await request.clone().text())
    const done = log.add('page', `${request.method} ${pathname}${search}`, withoutSecrets(asked)[0])
    const end = (body: unknown, status?: number) => {
      // The last word on what was asked comes with the answer: it may be the answer that tells a sign-in.
      const [safe, safeBody] = withoutSecrets(asked, body)
      done({ asked: safe, body: safeBody, ...(status !== undefined && { status }) })
    }
    try {
      const response = await send(request)
      void response
        .clone()
        .text()
        .then(
          (text) => end(parsed(text), response.status),
          () => end('The answer broke off.', response.status),
        )
      return response
    } catch (error) {
      end(error instanceof Error ? error.message : String(error))
      throw error
    }
  }
}

/** Uploads go another way, because only that one tells of its progress. */
function watchUploads(window: Window & typeof globalThis, slot: string, log: CallLog): void {
  const { prototype } = window.XMLHttpRequest
  const open = Object.getOwnPropertyDescriptor(prototype, 'open')?.value as (...args: unknown[]) => void
  prototype.open = function opened(this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
    open.call(this, method, url, ...(rest.length === 0 ? [true] : rest))
    const { pathname } = new URL(url, window.location.href)
    if (!isCall(pathname)) return
    this.setRequestHeader(benchHeader, slot)
    const done = log.add('page', `${method} ${pathname}`, 'a file')
    this.addEventListener('loadend', () =>
      done({ asked: 'a file', body: this.responseText, ...(this.status > 0 && { status: this.status }) }),
    )
  }
}

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
