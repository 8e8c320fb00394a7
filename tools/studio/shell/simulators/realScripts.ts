// Scripts that apps have published, as profiles: the script in the page, our simulator as the app behind it.
import { android, createApp, type App, type Profile } from './app'
import { androidJsBridge, jsBridge2, smallJsBridge } from './jsBridge2'
import { AppError, type Page } from './page'
import { takeMessages } from './script'
import { lision, webViewFrame, webViewOld, webViewPipe } from './webViewBridge'

/** Runs the script in a page. */
export type Run = (page: Page) => void

/** Gives the profile of a script by the name of its file and its text; undefined where no app has a script of that name. */
export function realProfile(path: string, text: string, run: Run): Profile | undefined {
  return natives[path.slice(path.lastIndexOf('/') + 1)]?.(path, run, text)
}

/** Gives the names of the files that are known. */
export function realNames(): readonly string[] {
  return Object.keys(natives)
}

type Native = (path: string, run: Run, text: string) => Profile

/** What tells a script that finds methods of Java from one that speaks by addresses, and in which object it finds them. */
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

/** Scripts of iOS: a queue that the app fetches when it is told. */
function onQueue(
  base: Profile,
  path: string,
  run: Run,
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
          if (!page.globals[global]) page.evaluate(() => run(page))
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
  return text.startsWith('[')
    ? text
    : new TextDecoder().decode(Uint8Array.from(atob(text), (one) => one.codePointAt(0) ?? 0))
}

function listenTo(page: Page, handler: string, hear: (message: unknown) => void): void {
  const { messageHandlers } = (page.globals['webkit'] ?? {}) as { messageHandlers?: object }
  // The app hears of a message after the script that sent it is done.
  const later = (message: unknown) => void setTimeout(() => hear(message), 0)
  page.globals['webkit'] = { messageHandlers: { ...messageHandlers, [handler]: { postMessage: later } } }
}

/** JsBridge from 2 on: the object of Java is there before the script. */
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
          // Before the simulator's own script, which then stays away.
          setTimeout(() => page.evaluate(() => run(page)), 20)
        },
      })
    },
  }
}

/** JsBridge 1: all that the app hears are addresses, and those that change too soon are lost. */
function onAddresses(path: string, run: Run): Profile {
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
    /** Real scripts in a page of the phone, by the paths of their files; each is run with a timer. */
    realScripts?: { readonly [path: string]: (setTimeout: Timer) => void }
  }
}

type PageWindow = Window & typeof globalThis
type Timer = (job: () => void, after?: number) => unknown

/** Gives the profile of a script that a page in the phone has. Throws where it has none of that path. */
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

/** Lets the app see each address that a script gives to a frame which stands in the page already. */
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

/** What a script does later goes wrong without us: it is not our page's error. */
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
