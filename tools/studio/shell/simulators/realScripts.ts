// Profiles of published scripts: the real script in the page, and our simulator as the app.
import { android, createApp, type SimulatedApp, type Profile } from './app'
import { androidJsBridge, jsBridge2, smallJsBridge } from './jsBridge2'
import { AppError, type Page } from './page'
import { takeMessages } from './script'
import { lision, webViewFrame, webViewOld, webViewPipe } from './webViewBridge'

/** Runs the script in a page. */
export type Run = (page: Page) => void

/** Returns the profile of a script by its file name and text. Returns undefined if no app has a script of that name. */
export function realProfile(path: string, text: string, run: Run): Profile | undefined {
  return natives[path.slice(path.lastIndexOf('/') + 1)]?.(path, run, text)
}

export function realNames(): readonly string[] {
  return Object.keys(natives)
}

type Native = (path: string, run: Run, text: string) => Profile

/** Distinguishes scripts that use methods of a Java object from those that use addresses, and names the object. */
const generations: readonly (readonly [RegExp, Profile])[] = [
  [/'window\.android\.'/, androidJsBridge],
  [/'jsbridge'/, smallJsBridge],
  [/\binited\b/, jsBridge2],
]

const natives: { readonly [file: string]: Native | undefined } = {
  'WebViewJavascriptBridge.js': (path, run, text) => {
    const java = generations.find(([mark]) => mark.test(text))?.[1]
    return java ? onJava(java, path, run) : onAddresses(path, run)
  },
  'WebViewJavascriptBridge.js.txt': (path, run) =>
    onQueue(webViewOld, path, run, (page, fetch) => {
      page.onVisit = (address) => {
        if (address === 'wvjbscheme://__WVJB_QUEUE_MESSAGE__') setTimeout(fetch, 0)
      }
    }),
  'WebViewJavascriptBridge_JS.m': (path, run) =>
    onQueue(webViewFrame, path, run, (page, fetch) => {
      const { onVisit } = page
      page.onVisit = (address) => {
        if (/__wvjb_queue_message__/i.test(address)) setTimeout(fetch, 0)
        else onVisit(address)
      }
    }),
  'WebViewJavascriptBridge.m': (path, run) =>
    onQueue(webViewPipe, path, run, (page, _fetch, app) =>
      listenTo(page, 'pipe', (text) => {
        const [, messages] = /^__bridge__(.*)$/s.exec(String(text)) ?? []
        if (messages !== undefined && !app.isBroken) takeMessages(app, messages, 'callbackId', 'responseId')
      }),
    ),
  'WKWebViewJavascriptBridgeJS.swift': (path, run) =>
    onQueue(lision, path, run, (page, fetch) => listenTo(page, 'iOS_Native_FlushMessageQueue', fetch)),
}

/** Makes the profile of an iOS script: the app fetches its queue when the script says so. */
function onQueue(
  base: Profile,
  path: string,
  run: Run,
  connect: (page: Page, fetch: () => void, app: SimulatedApp) => void,
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
          // Not every script checks whether it already exists. The app adds it once for each load.
          if (!page.globals[global]) page.evaluate(() => run(page))
        },
      })
    },
  }
}

/** Parses a queue. The oldest scripts put a separator between messages. */
function asList(queue: string): string {
  return queue.startsWith('[') ? queue : `[${queue.split('__WVJB_MESSAGE_SEPERATOR__').filter(Boolean).join()}]`
}

/** Decodes the end of an address. Some versions encode it in their own way. */
function decoded(queue: string): string {
  if (/%u[\dA-F]{4}/.test(queue))
    return queue.replaceAll(/%u([\dA-F]{4})|%([\dA-F]{2})/g, (_all, long: string, short: string) =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    )
  const text = decodeURIComponent(queue)
  return text.startsWith('[')
    ? text
    : new TextDecoder().decode(Uint8Array.from(atob(text), (one) => one.codePointAt(0) ?? 0))
}

function listenTo(page: Page, handler: string, hear: (message: unknown) => void): void {
  const { messageHandlers } = (page.globals['webkit'] ?? {}) as { messageHandlers?: object }
  // The app gets a message after the script that sent it has finished.
  const later = (message: unknown) => void setTimeout(() => hear(message), 0)
  page.globals['webkit'] = { messageHandlers: { ...messageHandlers, [handler]: { postMessage: later } } }
}

/** Makes the profile of JsBridge 2 and later: the Java object exists before the script. */
function onJava(base: Profile, path: string, run: Run): Profile {
  return {
    ...base,
    name: path,
    start(page) {
      const app = base.start(page)
      const { appear } = app
      return Object.assign(app, {
        appear() {
          appear()
          // The real script runs first, so that the simulator's own script does nothing.
          setTimeout(() => page.evaluate(() => run(page)), 20)
        },
      })
    },
  }
}

/** Makes the profile of JsBridge 1: the app sees only addresses, and misses those that change too soon. */
function onAddresses(path: string, run: Run): Profile {
  return {
    name: path,
    wire: 'jsBridge1',
    platform: 'android',
    userAgent: android,
    start: (page) =>
      createApp(page, (app) => {
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
          appear: () => page.evaluate(() => run(page)),
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

declare global {
  interface Window {
    /** Real scripts in a page of the phone, by path. Each runs with a timer. */
    realScripts?: { readonly [path: string]: (setTimeout: Timer) => void }
  }
}

type PageWindow = Window & typeof globalThis
type Timer = (job: () => void, after?: number) => unknown

/** Returns the profile of a script of a page in the phone. Throws if the page has no script of that path. */
export function scriptOfPage(window: Window, path: string): Profile {
  const script = window.realScripts?.[path]
  const profile = script && realProfile(path, String(script), (page) => script.call(window, timerOf(page)))
  if (!profile) throw new Error(`There is no script "${path}": BRIDGE_SHIMS_DIR names the folder that has it.`)
  return {
    ...profile,
    start(page) {
      followFrames(page)
      return profile.start(page)
    },
  }
}

/** Reports each address that a script sets on an existing frame to the app. */
function followFrames(page: Page): void {
  const { document, MutationObserver: Observer } = page.window as PageWindow
  const see = (changes: readonly MutationRecord[]) => {
    for (const { target } of changes) {
      const address = (target as Element).getAttribute('src')
      if (address !== null) page.onVisit(address)
    }
  }
  new Observer(see).observe(document, { subtree: true, attributeFilter: ['src'] })
}

/** Returns a timer that hides errors of the real script, because they are not errors of our page. */
function timerOf(page: Page): Timer {
  return (job, after = 0) => page.window.setTimeout(() => page.evaluate(() => asTheirs(job)), after)
}

function asTheirs(job: () => void): void {
  try {
    job()
  } catch {
    throw new AppError('A script of the app failed.')
  }
}
