// What the engine asks of the app around the page. A product brings an implementation; a browser has none.

export interface NativeHost {
  /** Whether the host can do it now; an action that it cannot do is not shown. */
  has(call: string): boolean
  /** Settles always: failures are the host's to log, and give undefined (spec §7). */
  call(call: string, args: { readonly [name: string]: unknown }): Promise<unknown>
  /** Who uses the app, where the host knows. */
  user(): Promise<{ readonly uid: string; readonly token: string } | undefined>
  /** Whether the page stands inside an app. */
  readonly isHosted: boolean
}

/** An ordinary browser: nothing native can be done. */
export const browserHost: NativeHost = {
  has: () => false,
  call: () => Promise.resolve(undefined),
  user: () => Promise.resolve(undefined),
  isHosted: false,
}
