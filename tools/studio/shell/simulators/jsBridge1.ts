// JsBridge 1 on Android. The script announces its queue through the address of a frame, and passes messages the same
// way. If an address changes before the app has read it, the message is lost.
import { android, createApp, type SimulatedApp, type Profile, type Speech } from './app'
import { AppError, type Page } from './page'
import { createScript, takeMessages } from './script'

export const jsBridge1: Profile = {
  name: 'JsBridge 1',
  wire: 'jsBridge1',
  platform: 'android',
  userAgent: android,
  start: (page) => createApp(page, (app) => speak(page, app)),
}

interface Bridge {
  _messageHandler?: unknown
  _fetchQueue(): void
  _handleMessageFromNative?(text: string): void
}

function speak(page: Page, app: SimulatedApp): Speech {
  let bridge: Bridge | undefined
  // Messages before the page calls `init`. They are delivered twice.
  let early: string[] | undefined = []

  function appear(): void {
    if (bridge) return
    let address = ''
    const visit = (next: string) => {
      address = next
      page.visit(next)
      setTimeout(() => {
        if (address === next) seen(next)
      }, 5)
    }
    const script = createScript({
      page,
      app,
      flush: () => visit('yy://__QUEUE_MESSAGE__/'),
      receiver: '_dispatch',
      callbackKey: 'callbackId',
      responseKey: 'responseId',
      isLater: false,
    })
    const made: Bridge & { [name: string]: unknown } = {
      ...script.members,
      _fetchQueue: () => visit(`yy://return/_fetchQueue/${encodeURIComponent(script.takeQueue())}`),
      init(handler: unknown) {
        if (made._messageHandler) throw new AppError('init called twice')
        made._messageHandler = handler
        const told = early ?? []
        early = undefined
        for (const text of told) script.dispatch(text)
      },
      _handleMessageFromNative(text: string) {
        early?.push(text)
        setTimeout(() => page.evaluate(() => script.dispatch(text)), 0)
      },
    }
    bridge = made
    page.globals['WebViewJavascriptBridge'] = made
    page.announce('WebViewJavascriptBridgeReady')
  }

  function seen(address: string): void {
    const [, queue] = /^yy:\/\/return\/_fetchQueue\/(.*)$/s.exec(address) ?? []
    if (queue === undefined) page.evaluate(() => bridge?._fetchQueue())
    else takeMessages(app, decodeURIComponent(queue), 'callbackId', 'responseId')
  }

  const say = (text: string) => page.evaluate(() => bridge?._handleMessageFromNative?.(text))
  return {
    appear,
    // Answers contain only text.
    answer: (id, value) =>
      say(JSON.stringify({ responseId: id, responseData: typeof value === 'string' ? value : JSON.stringify(value) })),
    callPage: (id, name, data) =>
      say(JSON.stringify({ handlerName: name, data: JSON.stringify(data), callbackId: id })),
    babble: say,
  }
}
