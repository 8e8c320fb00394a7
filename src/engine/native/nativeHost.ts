// Defines what the engine asks of the app around the page. A product brings an implementation; a browser has none.
import type { StoredSession } from '../session/session'

/** Connects the engine to the app around the page. A product implements it; a browser has none. */
export interface NativeHost {
  /** True if the page is inside an app, as far as is known. */
  readonly isHosted: boolean
  /** Changes whenever `isHosted` or `has` may answer differently. */
  readonly version: number
  subscribe(listener: () => void): () => void
  /** Returns true if the host can make the call now. Actions that it cannot make are hidden. */
  has(call: string): boolean
  /**
   * Makes a call. Always resolves, because the host logs failures itself. Resolves to what is left for the page to do.
   */
  call(call: string, args: { readonly [name: string]: unknown }): Promise<CopyRequest | undefined>
  /** Resolves to the app's user if the host knows one. Always resolves; `late` gets an answer that comes later. */
  user(late?: (user: StoredSession) => void): Promise<StoredSession | undefined>
  /**
   * Resolves to what the host knows of itself and the device. Always resolves; `late` gets an answer that comes later.
   */
  device(late?: (device: HostDevice) => void): Promise<HostDevice | undefined>
  /** Resolves to the app's own choice of pictures, or to undefined if the browser chooses. Always resolves. */
  images(): Promise<ImageSource | undefined>
  /** Called once, when the first page is shown. */
  shown(): void
  /** Returns to the app, because no page is behind this one. */
  leave(): void
  /** Listens to the host's calls, and returns a function that stops it. */
  listen(listener: HostListener): () => void
}

/** A text that the page must copy for the host, and the tip to show then. */
export interface CopyRequest {
  readonly text: string
  readonly tips?: string
}

/** Lets the person choose pictures. */
export interface ImageSource {
  /** Resolves to at most `max` pictures, and to an empty list if nothing is chosen. Never rejects. */
  choose(max: number): Promise<readonly File[]>
  /** The source's own upload, for example by the app. */
  readonly own?: {
    has(file: Blob): boolean
    /** Uploads a picture and returns its address. Rejects if the upload fails. */
    send(file: Blob): Promise<string>
  }
}

/** Describes the app and its device. Calls send these values as headers. */
export interface HostDevice {
  readonly appVersion?: string
  readonly deviceId?: string
  readonly phoneModel?: string
  readonly systemVersion?: string
  readonly language?: string
}

/** Handles calls that the app makes to the page. */
export interface HostListener {
  /** Called when the app returns to the front. */
  onResume(): void
  /** Called when the app's back button is pressed. Returns true if the page handled it. */
  onBack(): boolean
  /** Called with the app's loading progress, 0 to 100 percent. */
  onProgress(percent: number): void
  /** Called with true while what is behind the page shows through. */
  onSeeThrough(isOpen: boolean): void
}

/** The host of an ordinary browser, which can do nothing native. */
export const browserHost: NativeHost = {
  isHosted: false,
  version: 0,
  subscribe: () => () => undefined,
  has: () => false,
  call: () => Promise.resolve(undefined),
  user: () => Promise.resolve(undefined),
  device: () => Promise.resolve(undefined),
  images: () => Promise.resolve(undefined),
  shown: () => undefined,
  leave: () => undefined,
  listen: () => () => undefined,
}
