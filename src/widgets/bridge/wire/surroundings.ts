// Guesses whether a page runs in an app before the app says so.
import { globalOf, isForeign, memberOf } from './globals'

/** Returns whether an app seems to be around the page: a web view, or traces in the page. */
export function isLikelyShell(window: Window): boolean {
  return isWebView(window.navigator.userAgent) || traces.some((name) => isForeign(globalOf(window, name)))
}

/** Returns whether the page runs in an iOS web view, whose app may need an invitation. */
export function isAppleShell(window: Window): boolean {
  const handlers = memberOf(globalOf(window, 'webkit'), 'messageHandlers')
  return isAppleWebView(window.navigator.userAgent) || isForeign(handlers)
}

const traces = ['_dsbridge', 'WebViewJavascriptBridge', 'WKWebViewJavascriptBridge', 'jsbridge', 'nativeBridge']

function isWebView(browser: string): boolean {
  return isAppleWebView(browser) || /Android.*; wv\)|_dsbridge/.test(browser)
}

/** Browsers have Safari in their user agent; a web view does not. An iPad may pretend to be a Mac. */
function isAppleWebView(browser: string): boolean {
  return /iPhone|iPad|iPod|Macintosh/.test(browser) && /AppleWebKit/.test(browser) && !/Safari\//.test(browser)
}
