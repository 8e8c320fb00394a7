import type { ApiRequest } from './createRequest'

/** Adds a member that TypeScript does not know. Without it no browser takes a stream. */
interface StreamedInit extends RequestInit {
  readonly duplex: 'half'
}

/**
 * Returns the request in a form that the browser cannot send again by itself. Browsers repeat a request, also a POST, if a
 * kept connection ends before the answer begins. A stream can be read only once, so nothing is there to repeat. Chromium
 * takes one over HTTP/2 and newer. Elsewhere the request stays as it is: docs/money.md has what was measured.
 */
export function sentOnce(request: ApiRequest): ApiRequest {
  const { url, init } = request
  if (typeof init.body !== 'string' || !takesStreams() || !/^h[23]/.test(protocolOf(url))) return request
  const streamed: StreamedInit = { ...init, body: new Blob([init.body]).stream(), duplex: 'half' }
  return { url, init: streamed }
}

/** Returns true if the browser sends a stream as a body. Others make it a text, and say so by a content type. */
function takesStreams(): boolean {
  let isAsked = false
  const asking: StreamedInit = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex(): 'half' {
      isAsked = true
      return 'half'
    },
  }
  const { headers } = new Request('https://stream.invalid', asking)
  return isAsked && !headers.has('content-type')
}

/** Returns the protocol of the last answer from the same origin, or an empty text if none is known. */
function protocolOf(url: string): string {
  const answers = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const { origin } = new URL(url)
  const known = answers.filter(({ name, nextHopProtocol }) => nextHopProtocol !== '' && name.startsWith(`${origin}/`))
  return known.at(-1)?.nextHopProtocol ?? ''
}
