// WebViewJavascriptBridge on iOS, by whatever its script reaches the app: a queue behind a frame, or a pipe of messages.
import { globalOf, methodOf } from './globals'
import { shimWire } from './shim'
import type { FindWire } from './wire'

export const findWebViewBridge: FindWire = ({ window }) => {
  const bridge = globalOf(window, 'WebViewJavascriptBridge')
  // JsBridge has an object of the same name.
  const isOther = methodOf(bridge, '_handleMessageFromNative') !== undefined
  return methodOf(bridge, 'callHandler') && !isOther ? shimWire('webViewBridge', 'ios', bridge) : undefined
}

/** The variant for WKWebView by Lision, under names of its own. */
export const findLision: FindWire = ({ window }) => {
  const bridge = globalOf(window, 'WKWebViewJavascriptBridge')
  return methodOf(bridge, 'callHandler') ? shimWire('lision', 'ios', bridge) : undefined
}
