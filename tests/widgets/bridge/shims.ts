// Real scripts of apps as profiles: the script in the page, our simulator as the app behind it.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { android, createApp, type App, type Profile } from '../../../shell/simulators/app'
import { androidJsBridge, jsBridge2, smallJsBridge } from '../../../shell/simulators/jsBridge2'
import type { Page } from '../../../shell/simulators/page'
import { takeMessages } from '../../../shell/simulators/script'
import { lision, webViewFrame, webViewOld, webViewPipe } from '../../../shell/simulators/webViewBridge'
import { runScript } from './pageScript'

/** Gives a profile for each script in a folder whose file has one of the known names. Throws where there is none. */
export function shimProfiles(folder: string): readonly Profile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const profiles = paths.flatMap((path) => {
    const native = natives[basename(path)]
    return native ? [native(path, scriptOf(readFileSync(join(folder, path), 'utf8')))] : []
  })
  if (profiles.length > 0) return profiles
  throw new Error(`${folder} has no script of a known name: ${Object.keys(natives).join(', ')}.`)
}

/** Some apps keep their script as a text within another language. */
export function scriptOf(text: string): string {
  const [, inside] = /@__wvjb_js_func__\(([\s\S]*?)\);\s*\/\/ END/i.exec(text) ?? /"""([\s\S]*?)"""/.exec(text) ?? []
  return (inside ?? text).trim()
}

type Native = (path: string, script: string) => Profile

/** What tells a script that finds methods of Java from one that speaks by addresses, and in which object it finds them. */
const generations: readonly (readonly [RegExp, Profile])[] = [
  [/'window\.android\.'/, androidJsBridge],
  [/'jsbridge'/, smallJsBridge],
  [/\binited\b/, jsBridge2],
]

const natives: { readonly [file: string]: Native | undefined } = {
  'WebViewJavascriptBridge.js': (path, script) => {
    const java = generations.find(([mark]) => mark.test(script))?.[1]
    return java ? onJava(java, path, script) : onAddresses(path, script)
  },
  'WebViewJavascriptBridge.js.txt': (path, script) =>
    onQueue(webViewOld, path, script, (page, fetch) => {
      page.onVisit = (address) => {
        if (address === 'wvjbscheme://__WVJB_QUEUE_MESSAGE__') setTimeout(fetch, 0)
      }
    }),
  'WebViewJavascriptBridge_JS.m': (path, script) =>
    onQueue(webViewFrame, path, script, (page, fetch) => {
      const { onVisit } = page
      page.onVisit = (address) => {
        if (/__wvjb_queue_message__/i.test(address)) setTimeout(fetch, 0)
        else onVisit(address)
      }
    }),
  'WebViewJavascriptBridge.m': (path, script) =>
    onQueue(webViewPipe, path, script, (page, _fetch, app) =>
      listenTo(page, 'pipe', (text) => {
        const [, messages] = /^__bridge__(.*)$/s.exec(String(text)) ?? []
        if (messages !== undefined && !app.isBroken) takeMessages(app, messages, 'callbackId', 'responseId')
      }),
    ),
  'WKWebViewJavascriptBridgeJS.swift': (path, script) =>
    onQueue(lision, path, script, (page, fetch) => listenTo(page, 'iOS_Native_FlushMessageQueue', fetch)),
}

/** Scripts of iOS: a queue that the app fetches when it is told. */
function onQueue(
  base: Profile,
  path: string,
  script: string,
  connect: (page: Page, fetch: () => void, app: App) => void,
): Profile {
  const [global, id] = base === lision ? ['WKWebViewJavascriptBridge', 'ID'] : ['WebViewJavascriptBridge', 'Id']
  return {
    ...base,
    name: path,
    start(page) {
      const app = base.start(page)
      const fetch = () =>
        page.evaluate(() => {
          const bridge = page.globals[global] as { _fetchQueue(): string }
          if (!app.isBroken) takeMessages(app, asList(bridge._fetchQueue()), `callback${id}`, `response${id}`)
        })
      connect(page, fetch, app)
      return Object.assign(app, {
        appear() {
          // Not all of these scripts look whether they are there: it is the app that brings them once a load.
          if (!page.globals[global]) page.evaluate(() => runScript(page, script, path))
        },
      })
    },
  }
}

/** The oldest scripts put a word of their own between messages. */
function asList(queue: string): string {
  return queue.startsWith('[') ? queue : `[${queue.split('__WVJB_MESSAGE_SEPERATOR__').filter(Boolean).join()}]`
}

/** What an app makes of the end of an address; some versions wrote it in ways of their own. */
function decoded(queue: string): string {
  if (/%u[\dA-F]{4}/.test(queue))
    return queue.replaceAll(/%u([\dA-F]{4})|%([\dA-F]{2})/g, (_all, long: string, short: string) =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    )
  const text = decodeURIComponent(queue)
  return text.startsWith('[') ? text : Buffer.from(text, 'base64').toString()
}

function listenTo(page: Page, handler: string, hear: (message: unknown) => void): void {
  const { messageHandlers } = (page.globals['webkit'] ?? {}) as { messageHandlers?: object }
  // The app hears of a message after the script that sent it is done.
  const later = (message: unknown) => void setTimeout(() => hear(message), 0)
  page.globals['webkit'] = { messageHandlers: { ...messageHandlers, [handler]: { postMessage: later } } }
}

/** JsBridge from 2 on: the object of Java is there before the script. */
function onJava(base: Profile, path: string, script: string): Profile {
  return {
    ...base,
    name: path,
    start(page) {
      const app = base.start(page)
      const { appear } = app
      return Object.assign(app, {
        appear() {
          appear()
          // Before the simulator's own script, which then stays away.
          setTimeout(() => page.evaluate(() => runScript(page, script, path)), 20)
        },
      })
    },
  }
}

/** JsBridge 1: all that the app hears are addresses, and those that change too soon are lost. */
function onAddresses(path: string, script: string): Profile {
  return {
    name: path,
    wire: 'jsBridge1',
    platform: 'android',
    userAgent: android,
    start: (page) =>
      createApp((app) => {
        const bridge = () => page.globals['WebViewJavascriptBridge'] as { [name: string]: (text?: string) => void }
        const say = (text: string) => page.evaluate(() => bridge()?.['_handleMessageFromNative']?.(text))
        let last = ''
        page.onVisit = (address) => {
          last = address
          setTimeout(() => {
            if (address === last && !app.isBroken) seen(address)
          }, 5)
        }
        function seen(address: string): void {
          const [, queue] = /^yy:\/\/return\/_fetchQueue\/(.*)$/s.exec(address) ?? []
          if (queue !== undefined) takeMessages(app, decoded(queue), 'callbackId', 'responseId')
          else if (address.startsWith('yy://')) page.evaluate(() => bridge()['_fetchQueue']?.())
        }
        return {
          appear: () => page.evaluate(() => runScript(page, script, path)),
          answer: (id, value) => {
            const responseData = typeof value === 'string' ? value : JSON.stringify(value)
            say(JSON.stringify({ responseId: id, responseData }))
          },
          callPage: (id, name, data) =>
            say(JSON.stringify({ handlerName: name, data: JSON.stringify(data), callbackId: id })),
          babble: say,
        }
      }),
  }
}
