// The host before its code has loaded. An ordinary browser never loads it.
import type { HostListener, NativeHost } from '@pagewright/engine/boot'
import type { AppHost } from './host'
import { registerCallback } from './wire/invite'
import { isLikelyShell } from './wire/surroundings'

export interface LazyHostOptions {
  readonly window: Window
  load(): Promise<AppHost>
}

/**
 * Loads the host if the page seems to run in an app: at once, when an app's script announces itself, or seconds later.
 */
export function createLazyHost({ window, load }: LazyHostOptions): NativeHost {
  const listeners = new Set<() => void>()
  const waiting = new Map<HostListener, () => void>()
  let loaded: Promise<AppHost | undefined> | undefined
  let host: AppHost | undefined
  let hasFailed = false
  let version = 0

  function changed(): void {
    version += 1
    for (const listener of listeners) listener()
  }

  function begin(): Promise<AppHost | undefined> {
    loaded ??= load().then(
      (found) => {
        host = found
        found.subscribe(changed)
        for (const listener of waiting.keys()) waiting.set(listener, found.listen(listener))
        changed()
        return found
      },
      () => {
        hasFailed = true
        console.warn('Native: the code for apps could not be loaded.')
        changed()
        return undefined
      },
    )
    return loaded
  }

  const isLikely = isLikelyShell(window)
  if (isLikely) void begin()
  else {
    registerCallback(window, () => void begin())
    for (const delay of looks) window.setTimeout(() => isLikelyShell(window) && void begin(), delay)
  }

  return {
    get isHosted() {
      return host ? host.isHosted : isLikely && !hasFailed
    },
    get version() {
      return version
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    has: (call) => host?.has(call) ?? false,
    call: async (call, args) => (await loaded)?.call(call, args),
    user: async (late) => (await loaded)?.user(late),
    device: async (late) => (await loaded)?.device(late),
    images: async () => (await loaded)?.images(),
    shown: () => void loaded?.then((found) => found?.shown()),
    leave: () => void loaded?.then((found) => found?.leave()),
    listen(listener) {
      waiting.set(listener, host?.listen(listener) ?? (() => undefined))
      return () => {
        waiting.get(listener)?.()
        waiting.delete(listener)
      }
    },
  }
}

/** Milliseconds between the checks. An app may add its object to a loaded page. */
const looks = [300, 1000, 3000]
