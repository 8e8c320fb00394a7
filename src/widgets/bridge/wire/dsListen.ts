// Handles the app's calls of the page in DSBridge: `_handleMessageFromNative({ method, callbackId, data: '[…]' })`.
import { methodOf, setMember, type ForeignFunction } from './globals'
import { parsed, readMessage } from './message'
import type { Ground, Handle } from './wire'

/**
 * Listens from the first function on. The app is told once, because it holds its calls until then. The library of
 * DSBridge may also be in the page, loaded before or after, and gets the other calls.
 */
export function listenAsDsBridge(
  { window, report }: Ground,
  post: (method: string, content: object) => unknown,
): (name: string, handle: Handle) => void {
  const handles = new Map<string, Handle>()
  let theirs: ForeignFunction | undefined

  function receive(message: unknown): void {
    const { method, callbackId, data } = readMessage(message) ?? {}
    const given: unknown = typeof data === 'string' ? parsed(data) : data
    const args: readonly unknown[] = Array.isArray(given) ? given : []
    const answer = (value: unknown) => reply({ id: callbackId, complete: true, data: value ?? {} })
    const isOurs = handles.has(String(args[0]))
    if (method === '_hasJavascriptMethod' && (isOurs || !theirs)) return answer(isOurs)
    const handle = handles.get(String(method))
    if (handle) return handle(args[0], answer)
    if (!theirs) return report('a message that means nothing here')
    try {
      theirs(message)
    } catch {
      report('a message that another listener did not take')
    }
  }

  /** Installs the handler. If another script replaces the global later, its handler runs after ours. */
  function takeEntry(): void {
    theirs = methodOf(window, entry)
    const set = (later: unknown) => {
      theirs = typeof later === 'function' ? (...args) => Reflect.apply(later, window, args) as unknown : undefined
    }
    if (!Reflect.defineProperty(window, entry, { configurable: true, enumerable: true, get: () => receive, set }))
      setMember(window, entry, receive)
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
    takeEntry()
    window.setTimeout(() => {
      try {
        post('_dsb.dsinit', { data: {} })
      } catch {
        report('a listener that the app did not take')
      }
    }, 0)
  }
}

const entry = '_handleMessageFromNative'
