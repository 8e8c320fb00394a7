// The common interface of all protocols: the page calls the app, the app calls the page.

export type WireName = 'dsBridge' | 'webViewBridge' | 'lision' | 'jsBridge1' | 'jsBridge2' | 'raw'
export type Platform = 'ios' | 'android'

export interface WireMessage {
  /** Unique across this page and earlier ones. Digits, so that it can be part of a name. */
  readonly id: string
  readonly name: string
  readonly data: object
}

/** Takes a value from the other side, unchecked. Never throws. */
export type Receive = (value: unknown) => void
/** Handles a call from the app. `answer` may be called later. Never throws. */
export type Handle = (data: unknown, answer: Receive) => void

/** The app has no entry for a call, so nothing has left the page. */
export class NoEntry extends Error {}

export interface Wire {
  readonly name: WireName
  readonly platform: Platform
  /**
   * Sends a call. `answer` is called as often as the app answers. Throws if the app's entry throws, and `NoEntry` if
   * there is no entry.
   */
  send(message: WireMessage, answer: Receive): void
  /** Registers a function that the app can call. Called once for each name. */
  handle(name: string, handle: Handle): void
}

/** The environment of a wire. */
export interface Ground {
  readonly window: Window
  /** Called with a problem about an ignored message. The text never contains data that was sent or answered. */
  report(problem: string): void
}

/** Finds a protocol's entry in a page. Returns undefined if there is none. Changes nothing before the wire is used. */
export type FindWire = (ground: Ground) => Wire | undefined
