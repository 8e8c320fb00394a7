// What all protocols of native shells have in common: the page calls the app, the app calls the page.

export type WireName = 'dsBridge' | 'webViewBridge' | 'lision' | 'jsBridge1' | 'jsBridge2' | 'raw'
export type Platform = 'ios' | 'android'

export interface WireMessage {
  /** Of this call and no other, of this page or an earlier one; digits, so that it can be part of a name. */
  readonly id: string
  readonly name: string
  readonly data: object
}

/** Takes a value of the other side, as it came. Never throws. */
export type Receive = (value: unknown) => void
/** What the page does when the app calls; `answer` may be called later. Never throws. */
export type Handle = (data: unknown, answer: Receive) => void

/** What a wire throws where the app has no entry for a call: nothing has left the page. */
export class NoEntry extends Error {}

export interface Wire {
  readonly name: WireName
  readonly platform: Platform
  /** Sends a call; `answer` is called as often as the app does it. Throws where the app's entry throws, `NoEntry` where it is missing. */
  send(message: WireMessage, answer: Receive): void
  /** Lets the app call a function of the page. Called once a name. */
  handle(name: string, handle: Handle): void
}

/** What stands around a wire. */
export interface Ground {
  readonly window: Window
  /** Told what is dropped; it never holds what was sent or answered. */
  report(problem: string): void
}

/** Finds a protocol's entry in a page. Gives undefined while it is not there; changes nothing before the wire is used. */
export type FindWire = (ground: Ground) => Wire | undefined
