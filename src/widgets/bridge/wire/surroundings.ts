// Whether a page stands in an app, as far as can be told before the app says so.
import { globalOf, isForeign, memberOf } from './globals'

/** Whether an app is around the page for all one can see: a web view says so, or leaves something in the page. */
export function isLikelyShell(window: Window): boolean {
  return isWebView(window.navigator.userAgent) || traces.some((name) => isForeign(globalOf(window, name)))
}

/** Whether a page stands in a web view of iOS, whose apps may have to be invited. */
export function isAppleShell(window: Window): boolean {
  const handlers = memberOf(globalOf(window, 'webkit'), 'messageHandlers')
  return isAppleWebView(window.navigator.userAgent) || isForeign(handlers)
}

const traces = ['_dsbridge', 'WebViewJavascriptBridge', 'WKWebViewJavascriptBridge', 'jsbridge', 'nativeBridge']

function isWebView(browser: string): boolean {
  return isAppleWebView(browser) || /Android.*; wv\)|_dsbridge/.test(browser)
}

/** Browsers call themselves Safari or pretend to be it; a web view does not. An iPad may say it is a Macintosh. */
function isAppleWebView(browser: string): boolean {
  return /iPhone|iPad|iPod|Macintosh/.test(browser) && /AppleWebKit/.test(browser) && !/Safari\//.test(browser)
}
