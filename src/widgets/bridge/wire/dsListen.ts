// The app's calls of the page in DSBridge: `_handleMessageFromNative({ method, callbackId, data: '[…]' })`.
import { setMember } from './globals'
import { parsed, readMessage } from './message'
import type { Ground, Handle } from './wire'

/** Listens from the first function on; the app is told once, as it keeps what it wants to say until then. */
export function listenAsDsBridge(
  { window, report }: Ground,
  post: (method: string, content: object) => unknown,
): (name: string, handle: Handle) => void {
  const handles = new Map<string, Handle>()

  function receive(message: unknown): void {
    const { method, callbackId, data } = readMessage(message) ?? {}
    const given: unknown = typeof data === 'string' ? parsed(data) : data
    const args: readonly unknown[] = Array.isArray(given) ? given : []
    const answer = (value: unknown) => reply({ id: callbackId, complete: true, data: value ?? {} })
    if (method === '_hasJavascriptMethod') return answer(handles.has(String(args[0])))
    const handle = handles.get(String(method))
    if (!handle) return report('a message that means nothing here')
    handle(args[0], answer)
  }

  function reply(content: object): void {
    try {
      post('_dsb.returnValue', { data: content })
    } catch {
      report('an answer that the app did not take')
    }
  }

  return (name, handle) => {
    handles.set(name, handle)
    if (handles.size > 1) return
    setMember(window, '_handleMessageFromNative', receive)
    window.setTimeout(() => {
      try {
        post('_dsb.dsinit', { data: {} })
      } catch {
        report('a listener that the app did not take')
      }
    }, 0)
  }
}
