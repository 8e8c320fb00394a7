// Connects the engine to the app around the page.
import { isIdentity, type HostDevice, type NativeHost, type StoredSession } from '@pagewright/engine/boot'
import { createBridge, type Bridge, type BridgeOptions } from './bridge'
import { createCapabilities } from './capabilities'
import { createImages, type Images } from './images'
import { createNativeCaller, functionOf, type NativeCaller } from './nativeCaller'
import type { Answer, NativeName } from './nativeFunction'
import { percentOf } from './progress'
import { copyOf } from './share'
import { isLikelyShell } from './wire/surroundings'

export interface AppHost extends NativeHost {
  readonly bridge: Bridge
  readonly caller: NativeCaller
  readonly ownImages: Images
}

export interface AppHostOptions extends Omit<BridgeOptions, 'log' | 'onChange'> {
  /** The app's own URL scheme. */
  readonly scheme: string
  log?(problem: string): void
}

/** Looks for the app around the page. In an ordinary browser, the host has no functions. */
export function createAppHost({ scheme, log = warn, ...options }: AppHostOptions): AppHost {
  const { window } = options
  const { origin } = window.location
  // Evaluated first, because the page's own changes would look like an app.
  const isLikely = isLikelyShell(window)
  const listeners = new Set<() => void>()
  let version = 0
  let isShown = false
  const onChange = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  const bridge = createBridge({ ...options, log, onChange })
  const caller = createNativeCaller(bridge, { origin, scheme }, log)
  const ownImages = createImages(bridge, caller, origin, log)
  const isHosted = () => bridge.state === 'ready' || (bridge.state === 'seeking' && isLikely)
  const capabilities = createCapabilities(bridge, onChange)

  return {
    bridge,
    caller,
    ownImages,
    get isHosted() {
      return isHosted()
    },
    get version() {
      return version
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    has: (call) => functionOf(call) !== undefined && isHosted() && capabilities.may(call),
    async call(call, args) {
      const does = functionOf(call)
      if (!does) {
        log(`${call}: there is no such function.`)
        return undefined
      }
      const answer = caller.run(call as NativeName, args)
      // Only the person's choice in the app's share sheet matters here. The app may never answer other calls.
      return call === 'appShare' ? copyOf((await answer) as Parameters<typeof copyOf>[0]) : undefined
    },
    async user(late) {
      const told = late && passValid(userOf, late)
      return userOf(await caller.run('getUserInfo', {}, told))
    },
    async device(late) {
      const told = late && passValid(deviceOf, late)
      return deviceOf(await caller.run('getUserDeviceInfo', {}, told))
    },
    async images() {
      await ownImages.decided
      return ownImages.source
    },
    shown() {
      if (isShown || !isHosted()) return
      isShown = true
      void caller.run('stopLoading', {})
    },
    leave: () => void caller.run('closeWebViewPage', {}),
    listen({ onResume, onBack, onProgress, onSeeThrough }) {
      const stops = [
        bridge.on('onResume', onResume),
        bridge.on('onBackButton', () => ({ isHandled: onBack() })),
        bridge.on('onProgress', (told) => {
          const percent = percentOf(told)
          if (percent !== undefined) onProgress(percent)
        }),
        bridge.on('onTransparentView', ({ isOpen }) => {
          onSeeThrough(isOpen)
          void caller.run('changeWebViewBackgroundAlpha', { alpha: isOpen ? 0 : 1 })
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

function userOf({ uid, token }: Partial<NonNullable<Answer<'getUserInfo'>>> = {}): StoredSession | undefined {
  return uid !== undefined && token !== undefined && isIdentity(uid, token) ? { uid, token } : undefined
}

function deviceOf({ res }: Partial<NonNullable<Answer<'getUserDeviceInfo'>>> = {}): HostDevice {
  const { version: appVersion, deviceId, phoneModel, systemVersion, language } = res ?? {}
  const said = { appVersion, deviceId, phoneModel, systemVersion, language }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== ''))
}

/** Reads a late answer, and passes it on if it is valid. */
function passValid<Given, Known>(read: (answer: Given) => Known | undefined, tell: (known: Known) => void) {
  return (answer: Given): void => {
    const known = read(answer)
    if (known !== undefined) tell(known)
  }
}

function warn(problem: string): void {
  console.warn(`Native: ${problem}`)
}
