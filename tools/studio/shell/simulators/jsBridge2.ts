// JsBridge 2 and later on Android: a Java object that exists before any script. Its own script comes after the page has
// loaded, and compiles text to find methods. The page's policy forbids that, so calls through the script get no answer.
import { android, createApp, type SimulatedApp, type Profile, type Speech } from './app'
import { AppError, type Page } from './page'

interface Generation {
  /** The name of the Java object in the page. */
  readonly java: string
  /** Whether one method takes the calls of all functions. */
  readonly hasEntry: boolean
  /** Whether the script adds its members to the Java object, together with a queue that no function uses. */
  readonly isShared: boolean
}

/** The newest version: the script's members are on the Java object. */
export const jsBridge2: Profile = profile('JsBridge 2', {
  java: 'WebViewJavascriptBridge',
  hasEntry: false,
  isShared: true,
})

/** Earlier versions: the methods are on an object of their own. */
export const androidJsBridge: Profile = profile('JsBridge 2 with an object of its own', {
  java: 'android',
  hasEntry: false,
  isShared: false,
})

/** A fork in which one method takes all calls. */
export const smallJsBridge: Profile = profile('JsBridge by smallbuer', {
  java: 'jsbridge',
  hasEntry: true,
  isShared: false,
})

function profile(name: string, generation: Generation): Profile {
  return {
    name,
    wire: 'jsBridge2',
    platform: 'android',
    userAgent: android,
    start: (page) => createApp(page, (app) => speak(page, app, generation)),
  }
}

function speak(page: Page, app: SimulatedApp, { java: global, hasEntry, isShared }: Generation): Speech {
  const java: { [name: string]: unknown } = {}

  function called(name: unknown, json: unknown, id: unknown): void {
    if (typeof json !== 'string' || typeof id !== 'string') throw new AppError('Java takes texts only.')
    app.enter()
    if (name === 'response') app.takeAnswer(id, JSON.parse(json))
    else app.take(id, String(name), json)
  }

  function addMethod(name: string, call: (...args: readonly unknown[]) => void): void {
    java[name] = function method(this: unknown, ...args: readonly unknown[]) {
      if (this !== java) throw new AppError('Java methods belong to their object.')
      call(...args)
    }
  }

  function appear(): void {
    if (page.globals[global]) return
    addMethod('response', (json, id) => called('response', json, id))
    if (hasEntry) addMethod('handler', called)
    else
      for (const name of page.functions) {
        if (!app.missing.has(name)) addMethod(name, (json, id) => called(name, json, id))
      }
    page.globals[global] = java
    setTimeout(() => page.evaluate(loadScript), 30)
  }

  function loadScript(): void {
    const script = isShared ? java : ((page.globals['WebViewJavascriptBridge'] ??= {}) as typeof java)
    if (script['callHandler']) return
    const members = [
      'init',
      'callHandler',
      'registerHandler',
      '_handleMessageFromNative',
      ...(isShared ? ['_fetchQueue'] : []),
    ]
    // The policy forbids compiling text: the script logs a line and goes on.
    for (const name of members) script[name] = () => undefined
    page.announce('WebViewJavascriptBridgeReady')
  }

  /** Sends a message. The app sends all messages as text, and answers are text within it. */
  function say(text: string): void {
    const owner = page.globals['WebViewJavascriptBridge'] as typeof java | undefined
    const receive = owner?.['_handleMessageFromNative']
    if (typeof receive === 'function') page.evaluate(() => void Reflect.apply(receive, owner, [text]))
  }

  const throughJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return {
    appear,
    answer: (id, value) => say(JSON.stringify({ responseId: id, responseData: throughJson(value) })),
    callPage: (id, name, data) => say(JSON.stringify({ handlerName: name, data: throughJson(data), callbackId: id })),
    babble: say,
  }
}
