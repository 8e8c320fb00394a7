// The native side, whatever it speaks: what it is asked, and what it answers.
import { nativeFunctions } from '../../../../src/generated/native'
import type { Platform, WireName } from '../../../../src/widgets/bridge/wire/wire'
import { AppError, type Page } from './page'

export interface Call {
  readonly id: string
  readonly name: string
  readonly data: { readonly [name: string]: unknown }
  answer(value: unknown): void
}

/** What a protocol has of its own. */
export interface Speech {
  /** Puts into the page what the app has there. A second time changes nothing. */
  appear(): void
  /** Answers the call of an id, if the page has such a call. */
  answer(id: string, value: unknown): void
  /** Calls a function of the page. */
  callPage(id: string, name: string, data: unknown): void
  /** Says something that means nothing. */
  babble(text: string): void
}

export interface App extends Speech {
  onCall: (call: Call) => void
  /** Whatever the page uses of the app throws. */
  isBroken: boolean
  /** It comes only when the page asks for it, if it is one that can be asked. */
  comesWhenInvited: boolean
  readonly missing: Set<string>
  /** What the page answered, by the id of the call. */
  readonly answered: Map<string, unknown>
  /** For the protocol: the page calls, or answers. */
  take(id: string, name: string, data: unknown): void
  takeAnswer(id: unknown, value: unknown): void
  has(name: string): boolean
  /** Throws when the app is broken. */
  enter(): void
}

export interface Profile {
  readonly name: string
  readonly wire: WireName
  readonly platform: Platform
  readonly userAgent: string
  /** Whether the page can ask it to come; in life it then comes in no other way. */
  readonly isAsked?: boolean
  start(page: Page): App
}

export const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
export const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36'

export function createApp(speak: (app: App) => Speech): App {
  const app = {
    onCall: () => undefined,
    isBroken: false,
    comesWhenInvited: false,
    missing: new Set<string>(),
    answered: new Map<string, unknown>(),
    take(id: string, name: string, data: unknown) {
      if (!app.has(name)) return
      app.onCall({
        id,
        name,
        data: (typeof data === 'string' ? JSON.parse(data) : data) as Call['data'],
        answer: (value) => app.answer(id, value),
      })
    },
    takeAnswer: (id: unknown, value: unknown) => void app.answered.set(String(id), value),
    has: (name: string) => Object.hasOwn(nativeFunctions, name) && !app.missing.has(name),
    enter() {
      if (app.isBroken) throw new AppError('The app is broken.')
    },
  } as unknown as App
  return Object.assign(app, speak(app))
}

/** What arrives of a value that an app writes as JSON into a script. */
export function written(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
}
