// Logs every call of a page, and sends it to the sandbox of its column.
import type { CallLog } from '../../shell/callLog'
import { benchHeader, sandboxGone } from '../benchAddress'
import { hasOwnSandbox, isCall } from './calls'
import { withoutSecrets } from './withoutSecrets'

/** The result of a call. */
export interface Outcome {
  readonly asked: unknown
  /** Absent if no answer came. */
  readonly status?: number
  readonly body: unknown
}

/** Logs the calls of a window, and sends them to the sandbox of a slot. Calls `onGone` if that sandbox is no more. */
export function watchCalls(window: Window & typeof globalThis, slot: string, log: CallLog, onGone: () => void): void {
  window.fetch = watchedFetch(window, slot, log, onGone)
  watchUploads(window, slot, log, onGone)
}

/** Returns a `fetch` that logs calls and sends them to the sandbox of a slot. Calls `onGone` if that sandbox is no more. */
export function watchedFetch(
  window: Window & typeof globalThis,
  slot: string,
  log: CallLog,
  onGone: () => void,
): typeof fetch {
  const send = window.fetch.bind(window)
  return async (input, init) => {
    const whole = new window.Request(input, init)
    const { pathname, search } = new URL(whole.url)
    if (!isCall(pathname)) return send(whole)
    // All columns share the browser's cookies, so one would replace those of another. A product's own server needs them.
    const request = hasOwnSandbox ? new window.Request(whole, { credentials: 'omit' }) : whole
    if (hasOwnSandbox) request.headers.set(benchHeader, slot)
    const asked = parsed(await request.clone().text())
    const done = log.add('page', `${request.method} ${pathname}${search}`, withoutSecrets(asked)[0])
    const end = (body: unknown, status?: number) => {
      // The answer decides whether the request may be shown, because it may show that the call was a sign-in.
      const [safe, safeBody] = withoutSecrets(asked, body)
      done({ asked: safe, body: safeBody, ...(status !== undefined && { status }) })
    }
    try {
      const response = await send(request)
      if (response.headers.get(benchHeader) === sandboxGone) {
        onGone()
        // The page gives way to one with a new sandbox, and says no more.
        return await new Promise<never>(() => undefined)
      }
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

/** Uploads use XMLHttpRequest, because only it reports progress. */
function watchUploads(window: Window & typeof globalThis, slot: string, log: CallLog, onGone: () => void): void {
  const { prototype } = window.XMLHttpRequest
  const open = Object.getOwnPropertyDescriptor(prototype, 'open')?.value as (...args: unknown[]) => void
  prototype.open = function opened(this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
    open.call(this, method, url, ...(rest.length === 0 ? [true] : rest))
    const { pathname } = new URL(url, window.location.href)
    if (!isCall(pathname)) return
    if (hasOwnSandbox) this.setRequestHeader(benchHeader, slot)
    const done = log.add('page', `${method} ${pathname}`, 'a file')
    this.addEventListener('loadend', () => {
      done({ asked: 'a file', body: this.responseText, ...(this.status > 0 && { status: this.status }) })
      if (this.getResponseHeader(benchHeader) === sandboxGone) onGone()
    })
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
