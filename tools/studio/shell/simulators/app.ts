// The native side of the bridge, independent of the protocol: its calls and answers.
import type { Platform, WireName } from '../appTypes'
import { AppError, type Page } from './page'

export interface Call {
  readonly id: string
  readonly name: string
  readonly data: { readonly [name: string]: unknown }
  answer(value: unknown): void
}

/** The parts that differ by protocol. */
export interface Speech {
  /** Adds the app's globals to the page. A second call changes nothing. */
  appear(): void
  /** Answers the call with an id, if the page has such a call. */
  answer(id: string, value: unknown): void
  /** Calls a function of the page. */
  callPage(id: string, name: string, data: unknown): void
  /** Sends a message that is not valid. */
  babble(text: string): void
}

export interface SimulatedApp extends Speech {
  onCall: (call: Call) => void
  /** If true, everything that the page uses of the app throws. */
  isBroken: boolean
  /** If true, the bridge appears only when the page asks for it, in protocols that allow asking. */
  comesWhenInvited: boolean
  readonly missing: Set<string>
  /** Answers of the page, by the id of the call. */
  readonly answered: Map<string, unknown>
  /** Called by the protocol when the page calls or answers. */
  take(id: string, name: string, data: unknown): void
  takeAnswer(id: unknown, value: unknown): void
  has(name: string): boolean
  /** Throws if the app is broken. */
  enter(): void
}

export interface Profile {
  readonly name: string
  readonly wire: WireName
  readonly platform: Platform
  readonly userAgent: string
  /** Whether the page can ask for the bridge. A real app then brings it in no other way. */
  readonly isAsked?: boolean
  start(page: Page): SimulatedApp
}

export const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
export const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36'

/** Creates the app of a page. `speak` adds the protocol. */
export function createApp({ functions }: Page, speak: (app: SimulatedApp) => Speech): SimulatedApp {
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
    has: (name: string) => functions.includes(name) && !app.missing.has(name),
    enter() {
      if (app.isBroken) throw new AppError('The app is broken.')
    },
  } as unknown as SimulatedApp
  return Object.assign(app, speak(app))
}

/** Returns a value as it arrives after the app has written it as JSON into a script. */
export function throughJson(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
}
