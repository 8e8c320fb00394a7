// JsBridge 2 on Android: an object of Java, there before anything runs. Its script comes when the page has been loaded, takes
// the object's listener, and finds methods by compiling text, which the policy of the page forbids.
import { nativeFunctions } from '../../src/generated/native'
import { android, createApp, type App, type Profile, type Speech } from './app'
import { AppError, type Page } from './page'

export const jsBridge2: Profile = {
  name: 'JsBridge 2',
  wire: 'jsBridge2',
  platform: 'android',
  userAgent: android,
  start: (page) => createApp((app) => speak(page, app, false)),
}

/** A descendant with all functions behind one method of another object. */
export const smallJsBridge: Profile = {
  ...jsBridge2,
  name: 'JsBridge by smallbuer',
  start: (page) => createApp((app) => speak(page, app, true)),
}

function speak(page: Page, app: App, hasEntry: boolean): Speech {
  const java: { [name: string]: unknown } = {}

  function methodCalled(this: unknown, name: string, json: unknown, id: unknown): void {
    if (typeof json !== 'string' || typeof id !== 'string') throw new AppError('Java takes texts only.')
    app.enter()
    if (name === 'response') app.takeAnswer(id, JSON.parse(json))
    else app.take(id, name, json)
  }

  function appear(): void {
    if (page.globals['WebViewJavascriptBridge']) return
    for (const name of hasEntry ? ['response'] : [...Object.keys(nativeFunctions), 'response']) {
      if (app.missing.has(name)) continue
      java[name] = function method(this: unknown, json: unknown, id: unknown) {
        if (this !== java) throw new AppError('Java methods belong to their object.')
        methodCalled(name, json, id)
      }
    }
    if (hasEntry) page.globals['jsbridge'] = { handler: methodCalled }
    page.globals['WebViewJavascriptBridge'] = java
    setTimeout(() => page.evaluate(loadScript), 30)
  }

  function loadScript(): void {
    if (java['inited']) return
    java['inited'] = true
    java['callHandler'] = () => {
      throw new AppError('Refused to evaluate a string: the policy of the page has no unsafe-eval.')
    }
    java['registerHandler'] = () => undefined
    java['_handleMessageFromNative'] = () => undefined
    page.announce('WebViewJavascriptBridgeReady')
  }

  function say(message: unknown): void {
    const receive = java['_handleMessageFromNative']
    if (typeof receive === 'function') page.evaluate(() => void Reflect.apply(receive, java, [message]))
  }

  return {
    appear,
    answer: (id, value) => say(JSON.stringify({ responseId: id, responseData: value })),
    callPage: (id, name, data) => say({ handlerName: name, data, callbackId: id }),
    babble: say,
  }
}
