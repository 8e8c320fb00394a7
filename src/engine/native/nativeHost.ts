// What the engine asks of the app around the page. A product brings an implementation; a browser has none.
import type { StoredSession } from '../session/session'

export interface NativeHost {
  /** Whether the page stands inside an app, as far as is known. */
  readonly isHosted: boolean
  /** Another number each time that `isHosted` or `has` may answer otherwise. */
  readonly version: number
  subscribe(listener: () => void): () => void
  /** Whether the host can do it now; an action that it cannot do is not shown. */
  has(call: string): boolean
  /** Settles always: failures are the host's to log. Gives what is left for the page to do. */
  call(call: string, args: { readonly [name: string]: unknown }): Promise<CopyRequest | undefined>
  /** Who uses the app, where the host knows. Settles always; `late` is told what the host says after that. */
  user(late?: (user: StoredSession) => void): Promise<StoredSession | undefined>
  /** What the host says of itself and of the device. Settles always; `late` is told what the host says after that. */
  device(late?: (device: HostDevice) => void): Promise<HostDevice | undefined>
  /** Told once, when the first page is shown. */
  shown(): void
  /** Leaves the page for the app: there is no page behind this one. */
  leave(): void
  /** Listens to what the host calls in the page; gives what stops it. */
  listen(listener: HostListener): () => void
}

/** What a host may leave to the page: a text for the clipboard, and what to say once it is there. */
export interface CopyRequest {
  readonly text: string
  readonly tips?: string
}

export interface HostDevice {
  readonly appVersion?: string
  readonly deviceId?: string
  readonly phoneModel?: string
  readonly systemVersion?: string
  readonly language?: string
}

export interface HostListener {
  /** The app is in front again. */
  onResume(): void
  /** The app's back button was pressed. Tells whether the page took it. */
  onBack(): boolean
  /** How far the app has loaded something, 0 to 100 percent. */
  onProgress(percent: number): void
  /** Whether what lies behind the page is to be seen through it. */
  onSeeThrough(isOpen: boolean): void
}

/** An ordinary browser: nothing native can be done. */
export const browserHost: NativeHost = {
  isHosted: false,
  version: 0,
  subscribe: () => () => undefined,
  has: () => false,
  call: () => Promise.resolve(undefined),
  user: () => Promise.resolve(undefined),
  device: () => Promise.resolve(undefined),
  shown: () => undefined,
  leave: () => undefined,
  listen: () => () => undefined,
}
