// Asks an app to add its script to the page. Such scripts come only on request.
import { globalOf, memberOf, methodOf, setMember } from './globals'

/** Registers `found` for scripts that look for waiting callbacks. Sends nothing to the app. */
export function registerCallback(window: Window, found: () => void): void {
  for (const name of ['WVJBCallbacks', 'WKWVJBCallbacks']) {
    const waiting = globalOf(window, name)
    if (Array.isArray(waiting)) waiting.push(found)
    else setMember(window, name, [found])
  }
  window.document.addEventListener('WebViewJavascriptBridgeReady', found)
}

/** Asks an iOS app to add its script: by a message if it has a handler, otherwise by an address. */
export function invite(window: Window): void {
  const handlers = memberOf(globalOf(window, 'webkit'), 'messageHandlers')
  const ask = methodOf(memberOf(handlers, 'iOS_Native_InjectJavascript'), 'postMessage')
  if (!ask) return visit(window, 'https://__bridge_loaded__')
  try {
    ask(null)
  } catch {
    // An app without a handler needs no invitation.
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
