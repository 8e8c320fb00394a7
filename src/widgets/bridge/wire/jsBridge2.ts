// JsBridge 2 on Android: an object of Java with a method for each function. Its script finds them by compiling text, which
// a strict policy forbids (and loses every call silently), so they are called here as what they are: methods.
import { createOpenCalls } from './openCalls'
import { globalOf, memberOf, methodOf, setMember } from './globals'
import { readMessage } from './message'
import type { FindWire, Ground, Handle } from './wire'

export const findJsBridge2: FindWire = (ground) => {
  const bridge = globalOf(ground.window, 'WebViewJavascriptBridge')
  if (bridge === undefined || bridge === null || isOther(bridge)) return undefined
  return directWire(ground, bridge)
}

/** The scripts of other protocols keep a queue, which the app asks them for. */
function isOther(bridge: unknown): boolean {
  return methodOf(bridge, '_fetchQueue') !== undefined
}

function directWire({ window, report }: Ground, bridge: object) {
  const open = createOpenCalls()
  const handles = new Map<string, Handle>()
  // A descendant keeps all functions behind one method of an object of its own.
  const entry = methodOf(globalOf(window, 'jsbridge'), 'handler')
  let next: ReturnType<typeof methodOf>

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
      methodOf(bridge, 'response')?.(JSON.stringify(value ?? {}), callbackId)
    } catch {
      report('an answer that the app did not take')
    }
  }

  function listen(): void {
    const present = memberOf(bridge, '_handleMessageFromNative')
    if (present === receive) return
    next = methodOf({ present }, 'present')
    setMember(bridge, '_handleMessageFromNative', receive)
  }
  listen()
  // The script may come later and put its own listener there.
  window.document.addEventListener('WebViewJavascriptBridgeReady', listen)

  return {
    name: 'jsBridge2',
    platform: 'android',
    send({ id, name, data }, answer) {
      const call = entry ? (...args: readonly unknown[]) => entry(name, ...args) : methodOf(bridge, name)
      if (!call) throw new Error('The app has no such method.')
      const key = `cb_${id}`
      open.add(key, answer)
      const value = call(JSON.stringify(data), key)
      if (value !== undefined && value !== null && value !== '') open.answer(key, value)
    },
    handle: (name: string, handle: Handle) => void handles.set(name, handle),
  } as const satisfies ReturnType<FindWire>
}
