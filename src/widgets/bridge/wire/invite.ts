// Asks an app to put its script into the page: such scripts come only when asked.
import { globalOf, memberOf, methodOf, setMember } from './globals'

/** Leaves word for scripts that look for it; `found` is called when one has come. Asks nothing. */
export function leaveWord(window: Window, found: () => void): void {
  for (const name of ['WVJBCallbacks', 'WKWVJBCallbacks']) {
    const waiting = globalOf(window, name)
    if (Array.isArray(waiting)) waiting.push(found)
    else setMember(window, name, [found])
  }
  window.document.addEventListener('WebViewJavascriptBridgeReady', found)
}

/** Asks an app on iOS to come, by a message where it listens to one and by an address otherwise. */
export function invite(window: Window): void {
  const handlers = memberOf(globalOf(window, 'webkit'), 'messageHandlers')
  const ask = methodOf(memberOf(handlers, 'iOS_Native_InjectJavascript'), 'postMessage')
  if (!ask) return visit(window, 'https://__bridge_loaded__')
  try {
    ask(null)
  } catch {
    // Whoever does not listen has nothing to say: the page goes on without.
  }
}

/** Asks an older app, which waits for an address of its own scheme. */
export function inviteOld(window: Window): void {
  visit(window, 'wvjbscheme://__BRIDGE_LOADED__')
}

function visit(window: Window, address: string): void {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- nothing is loaded: the app takes the address before
  const frame = window.document.createElement('iframe')
  frame.hidden = true
  frame.src = address
  window.document.documentElement.append(frame)
  window.setTimeout(() => frame.remove(), 0)
}
