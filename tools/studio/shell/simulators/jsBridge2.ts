// JsBridge from 2 on, on Android: an object of Java, there before anything runs. Its script comes when the page has been loaded
// and finds methods by compiling text, which the policy of the page forbids: whoever calls the script is not heard.
import { nativeFunctions } from '../../../../src/generated/native'
import { android, createApp, type App, type Profile, type Speech } from './app'
import { AppError, type Page } from './page'

interface Generation {
  /** The global of the object of Java. */
  readonly java: string
  /** Whether one method of it takes the calls of all functions. */
  readonly hasEntry: boolean
  /** Whether the script puts its members into the object of Java, with a queue that no function comes by. */
  readonly isShared: boolean
}

/** The newest one: the script's members stand beside the methods. */
export const jsBridge2: Profile = profile('JsBridge 2', {
  java: 'WebViewJavascriptBridge',
  hasEntry: false,
  isShared: true,
})

/** The years before that: the methods are on an object of their own. */
export const androidJsBridge: Profile = profile('JsBridge 2 with an object of its own', {
  java: 'android',
  hasEntry: false,
  isShared: false,
})

/** A descendant with all functions behind one method. */
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
    start: (page) => createApp((app) => speak(page, app, generation)),
  }
}

function speak(page: Page, app: App, { java: global, hasEntry, isShared }: Generation): Speech {
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
      for (const name of Object.keys(nativeFunctions)) {
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
    // What compiling text comes to here: the script writes a line to the console and goes on.
    for (const name of members) script[name] = () => undefined
    page.announce('WebViewJavascriptBridgeReady')
  }

  /** The app says everything as text, and answers are text in it. */
  function say(text: string): void {
    const owner = page.globals['WebViewJavascriptBridge'] as typeof java | undefined
    const receive = owner?.['_handleMessageFromNative']
    if (typeof receive === 'function') page.evaluate(() => void Reflect.apply(receive, owner, [text]))
  }

  const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return {
    appear,
    answer: (id, value) => say(JSON.stringify({ responseId: id, responseData: written(value) })),
    callPage: (id, name, data) => say(JSON.stringify({ handlerName: name, data: written(data), callbackId: id })),
    babble: say,
  }
}
