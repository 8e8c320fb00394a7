// The app around the page, as the engine asks for it.
import type { NativeHost } from '../../engine/action/nativeHost'
import { createBridge, type Bridge, type BridgeOptions } from './bridge'
import { createImages, type Images } from './images'
import { createNativeCaller, functionOf, type NativeCaller } from './nativeCaller'
import type { NativeName } from './nativeFunction'
import { isEmptyId } from './targets'
import { isLikelyShell } from './wire/surroundings'

export interface AppHost extends NativeHost {
  readonly bridge: Bridge
  readonly caller: NativeCaller
  readonly images: Images
}

export interface AppHostOptions extends Omit<BridgeOptions, 'log'> {
  /** The app's own scheme of addresses. */
  readonly scheme: string
  log?(problem: string): void
}

/** Looks for the app around the page. In an ordinary browser it can do nothing, and says so. */
export function createAppHost({ scheme, log = warn, ...options }: AppHostOptions): AppHost {
  const { window } = options
  const { origin } = window.location
  // Asked before anything of ours is in the page.
  const isLikely = isLikelyShell(window)
  const bridge = createBridge({ ...options, log })
  const caller = createNativeCaller(bridge, { origin, scheme }, log)
  const images = createImages(bridge, caller, origin, log)
  const isHosted = () => bridge.state === 'ready' || (bridge.state === 'seeking' && isLikely)

  return {
    bridge,
    caller,
    images,
    get isHosted() {
      return isHosted()
    },
    has: (call) => functionOf(call) !== undefined && isHosted(),
    async call(call, args) {
      const does = functionOf(call)
      if (!does) {
        log(`${call}: there is no such function.`)
        return undefined
      }
      const answer = caller.run(call as NativeName, args)
      // Where nothing is answered there is nothing to wait for: the app may never say that it is done.
      return does.answer ? answer : undefined
    },
    async user() {
      const { uid, token } = (await caller.run('getUserInfo', {})) ?? {}
      return uid === undefined || isEmptyId(uid) || token === undefined || token === '' ? undefined : { uid, token }
    },
  }
}

function warn(problem: string): void {
  console.warn(`Native: ${problem}`)
}
