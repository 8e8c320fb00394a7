// Three kinds of WebViewJavascriptBridge on iOS. They differ in how the script reaches the app, and how the page asks
// for the bridge.
import { createApp, ios, throughJson, type SimulatedApp, type Profile, type Speech } from './app'
import { AppError, type Page } from './page'
import { createScript, takeMessages } from './script'

interface Kind {
  readonly global: string
  readonly receiver: string
  readonly callbackKey: string
  readonly responseKey: string
  /** The global with callbacks that wait for the script. Version 7 calls none. */
  readonly waiting?: string
  readonly isLater: boolean
  /** Whether the script holds messages of the app until the page calls `init`, which it accepts once. */
  readonly isBegun?: boolean
  /** Reports when the page asks for the bridge, and when the queue has messages. */
  listen(page: Page, invited: () => void): void
  flush(page: Page, fetched: () => void): void
}

/** The bridge by marcuswestin: the address of a frame announces the queue. */
export const webViewFrame: Profile = profile('WebViewJavascriptBridge with a frame', 'webViewBridge', {
  global: 'WebViewJavascriptBridge',
  receiver: '_handleMessageFromObjC',
  callbackKey: 'callbackId',
  responseKey: 'responseId',
  waiting: 'WVJBCallbacks',
  isLater: true,
  listen(page, invited) {
    page.onVisit = (address) => {
      if (address === 'https://__bridge_loaded__' || address === 'wvjbscheme://__BRIDGE_LOADED__') invited()
    }
  },
  flush(page, fetched) {
    page.visit('https://__wvjb_queue_message__')
    // The app sees the address after the script has finished.
    setTimeout(fetched, 0)
  },
})

/**
 * The same bridge up to version 4: it appears after the page has loaded, holds messages until `init`, and an event
 * announces it.
 */
export const webViewOld: Profile = profile('WebViewJavascriptBridge 4', 'webViewBridge', {
  global: 'WebViewJavascriptBridge',
  receiver: '_handleMessageFromObjC',
  callbackKey: 'callbackId',
  responseKey: 'responseId',
  isLater: true,
  isBegun: true,
  listen: () => undefined,
  flush(page, fetched) {
    page.visit('wvjbscheme://__WVJB_QUEUE_MESSAGE__')
    setTimeout(fetched, 0)
  },
})

/** Version 7 by housenkui: messages go through a message handler, and no callback waits for the bridge. */
export const webViewPipe: Profile = profile('WebViewJavascriptBridge with a pipe', 'webViewBridge', {
  global: 'WebViewJavascriptBridge',
  receiver: '_handleMessageFromObjC',
  callbackKey: 'callbackId',
  responseKey: 'responseId',
  isLater: false,
  listen: () => undefined,
  flush: (_page, fetched) => fetched(),
})

/** The bridge by Lision for WKWebView: it has its own names, and answers within the call. */
export const lision: Profile = profile('WKWebViewJavascriptBridge by Lision', 'lision', {
  global: 'WKWebViewJavascriptBridge',
  receiver: '_handleMessageFromiOS',
  callbackKey: 'callbackID',
  responseKey: 'responseID',
  waiting: 'WKWVJBCallbacks',
  isLater: false,
  listen(page, invited) {
    page.globals['webkit'] = { messageHandlers: { iOS_Native_InjectJavascript: { postMessage: invited } } }
  },
  flush: (_page, fetched) => fetched(),
})

function profile(name: string, wire: Profile['wire'], kind: Kind): Profile {
  return {
    name,
    wire,
    platform: 'ios',
    userAgent: ios,
    isAsked: kind.waiting !== undefined,
    start: (page) => createApp(page, (app) => speak(page, app, kind)),
  }
}

function speak(page: Page, app: SimulatedApp, kind: Kind): Speech {
  const { global, receiver, callbackKey, responseKey, waiting, isLater, isBegun } = kind
  function appear(): void {
    if (page.globals[global]) return
    const fetched = () => takeMessages(app, script.takeQueue(), callbackKey, responseKey)
    const flush = () => kind.flush(page, fetched)
    const script = createScript({ page, app, flush, receiver, callbackKey, responseKey, isLater })
    const members = { ...script.members, _fetchQueue: script.takeQueue }
    page.globals[global] = isBegun ? mute(members, receiver) : members
    if (isBegun) page.announce('WebViewJavascriptBridgeReady')
    if (waiting === undefined) return
    setTimeout(() => {
      page.evaluate(() => {
        const callbacks = page.globals[waiting] as ((bridge: unknown) => void)[]
        delete page.globals[waiting]
        // The real script throws here if nobody waits.
        if (!callbacks) throw new AppError('Nobody waits.')
        for (const callback of callbacks) callback(page.globals[global])
      })
    }, 0)
  }

  function say(message: object | string): void {
    const bridge = page.globals[global] as { [name: string]: (text: string) => void } | undefined
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    if (bridge) page.evaluate(() => bridge[receiver]?.(text))
  }

  kind.listen(page, () => {
    if (app.comesWhenInvited) appear()
  })
  return {
    appear,
    answer: (id, value) => say({ [responseKey]: id, responseData: throughJson(value) }),
    callPage: (id, name, data) => say({ handlerName: name, data, [callbackKey]: id }),
    babble: say,
  }
}

type Members = { readonly [name: string]: unknown }

/** Holds messages of the app until somebody calls `init`. */
function mute(members: Members, receiver: string): Members {
  const receive = members[receiver] as (text: string) => void
  let early: string[] | undefined = []
  const made: { [name: string]: unknown } = {
    ...members,
    init(handler: unknown) {
      if (made['_messageHandler']) throw new AppError('init called twice')
      made['_messageHandler'] = handler
      const told = early ?? []
      early = undefined
      for (const text of told) receive(text)
    },
    [receiver](text: string) {
      if (early) early.push(text)
      else receive(text)
    },
  }
  return made
}
