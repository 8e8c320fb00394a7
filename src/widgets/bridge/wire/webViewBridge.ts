// WebViewJavascriptBridge on iOS, by whatever its script reaches the app: a queue behind a frame, or a pipe of messages.
import { globalOf, methodOf } from './globals'
import { isJava } from './java'
import { shimWire } from './shim'
import type { FindWire } from './wire'

export const findWebViewBridge: FindWire = (ground) => {
  const find = () => globalOf(ground.window, 'WebViewJavascriptBridge')
  const bridge = find()
  // JsBridge has an object of the same name.
  const isOther = isJava(bridge) || methodOf(bridge, '_handleMessageFromNative') !== undefined
  return methodOf(bridge, 'callHandler') && !isOther
    ? shimWire({ name: 'webViewBridge', platform: 'ios', find }, ground)
    : undefined
}

/** The variant for WKWebView by Lision, under names of its own. */
export const findLision: FindWire = (ground) => {
  const find = () => globalOf(ground.window, 'WKWebViewJavascriptBridge')
  return methodOf(find(), 'callHandler') ? shimWire({ name: 'lision', platform: 'ios', find }, ground) : undefined
}
