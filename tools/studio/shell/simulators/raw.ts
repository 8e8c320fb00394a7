// Apps without a bridge library: a WebKit message handler, an Android interface, or its newer message listener.
import { android, createApp, ios, throughJson, type SimulatedApp, type Profile } from './app'
import type { Page } from './page'

export const rawHandler: Profile = {
  name: 'a message handler of WebKit',
  wire: 'raw',
  platform: 'ios',
  userAgent: ios,
  start: (page) =>
    createRawApp(page, (postMessage) => {
      page.globals['webkit'] = { messageHandlers: { nativeBridge: { postMessage } } }
    }),
}

export const rawInterface: Profile = {
  name: 'an interface of Android',
  wire: 'raw',
  platform: 'android',
  userAgent: android,
  start: (page) =>
    createRawApp(page, (post) => {
      page.globals['nativeBridge'] ??= { postMessage: (text: string) => post(JSON.parse(text) as Message) }
    }),
}

export const rawListener: Profile = {
  name: 'a message listener of Android',
  wire: 'raw',
  platform: 'android',
  userAgent: android,
  start(page) {
    const listener: { onmessage?: (event: { data: string }) => void; postMessage?: (text: string) => void } = {}
    return createRawApp(
      page,
      (post) => {
        listener.postMessage = (text) => post(JSON.parse(text) as Message)
        page.globals['nativeBridge'] = listener
      },
      (text) => listener.onmessage?.({ data: text }),
    )
  },
}

interface Message {
  readonly id: string
  readonly call?: string
  readonly data?: unknown
  readonly answer?: unknown
}

/** Creates an app that exchanges texts with the page. `expose` makes it visible to the page; `tell` sends it a text. */
function createRawApp(
  page: Page,
  expose: (post: (message: Message) => void) => void,
  tell = (text: string) => {
    const receive = page.globals['onNativeMessage']
    if (typeof receive === 'function') receive(text)
  },
): SimulatedApp {
  return createApp(page, (app) => {
    const say = (message: object | string) =>
      page.evaluate(() => tell(typeof message === 'string' ? message : JSON.stringify(message)))
    return {
      appear() {
        expose(({ id, call, data, answer }) => {
          app.enter()
          if (call === undefined) app.takeAnswer(id, answer)
          else app.take(id, call, data)
        })
      },
      answer: (id, value) => say({ id, answer: throughJson(value) }),
      callPage: (id, name, data) => say({ id, call: name, data }),
      babble: say,
    }
  })
}
