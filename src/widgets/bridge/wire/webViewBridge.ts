// WebViewJavascriptBridge on iOS, whether its script uses a queue behind a frame or a message handler.
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

/** The variant by Lision for WKWebView, which has its own names. */
export const findLision: FindWire = (ground) => {
  const find = () => globalOf(ground.window, 'WKWebViewJavascriptBridge')
  return methodOf(find(), 'callHandler') ? shimWire({ name: 'lision', platform: 'ios', find }, ground) : undefined
}
