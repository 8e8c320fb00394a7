// JsBridge 2 and later on Android: a Java object with a method for each function. Its script compiles text to find
// them, which a strict policy forbids, and then silently loses every call. So the page calls the methods directly.
import { createOpenCalls } from './openCalls'
import { globalOf, isForeign, memberOf, methodOf, setMember, type ForeignFunction } from './globals'
import { answering, isJava } from './java'
import { readMessage } from './message'
import { NoEntry, type FindWire, type Ground, type Handle } from './wire'

export const findJsBridge2: FindWire = (ground) =>
  // Without a listening object, answers would be lost.
  isForeign(listeningOf(ground.window)) && entryOf(ground.window) ? directWire(ground) : undefined

interface Entry {
  readonly owner: unknown
  method(name: string): ForeignFunction | undefined
}

/** Returns the object through which the app calls the page: its own or that of its script. */
function listeningOf(window: Window): unknown {
  return globalOf(window, 'WebViewJavascriptBridge')
}

/**
 * Returns the object with the methods. Depending on the version it is the same object, another one, or has one method
 * for all calls.
 */
function entryOf(window: Window): Entry | undefined {
  const small = globalOf(window, 'jsbridge')
  const handler = methodOf(small, 'handler')
  if (handler)
    return {
      owner: small,
      method:
        (name) =>
        (...args) =>
          handler(name, ...args),
    }
  const owner = [listeningOf(window), globalOf(window, 'android')].find(isJava)
  return owner === undefined ? undefined : { owner, method: (name) => methodOf(owner, name) }
}

function directWire({ window, report }: Ground) {
  const open = createOpenCalls()
  const handles = new Map<string, Handle>()
  let next: ForeignFunction | undefined

  function receive(given: unknown): void {
    const message = readMessage(given)
    const { responseId, responseData, handlerName, callbackId, data } = message ?? {}
    if (responseId !== undefined && open.answer(responseId, responseData)) return
    const handle = handles.get(String(handlerName))
    if (message && handle) return handle(data, (value) => respond(callbackId, value))
    if (!next || !message) return report('a message that means nothing here')
    try {
      next(given)
    } catch {
      report("a message that the app's script did not take")
    }
  }

  function respond(callbackId: unknown, value: unknown): void {
    if (callbackId === undefined) return
    try {
      methodOf(entryOf(window)?.owner, answering)?.(JSON.stringify(value ?? {}), callbackId)
    } catch {
      report('an answer that the app did not take')
    }
  }

  /** Installs the listener each time, because the script may come later and replace it, or the object. */
  function listen(): void {
    const bridge = listeningOf(window)
    const present = memberOf(bridge, '_handleMessageFromNative')
    if (present === receive) return
    next = methodOf({ present }, 'present')
    setMember(bridge, '_handleMessageFromNative', receive)
  }

  return {
    name: 'jsBridge2',
    platform: 'android',
    send({ id, name, data }, answer) {
      const call = entryOf(window)?.method(name)
      if (!call) throw new NoEntry('The app has no such method.')
      listen()
      const key = `cb_${id}`
      open.add(key, answer)
      const value = call(JSON.stringify(data), key)
      if (value !== undefined && value !== null && value !== '') open.answer(key, value)
    },
    handle(name: string, handle: Handle) {
      if (handles.size === 0) window.document.addEventListener('WebViewJavascriptBridgeReady', listen)
      handles.set(name, handle)
      listen()
    },
  } as const satisfies ReturnType<FindWire>
}
