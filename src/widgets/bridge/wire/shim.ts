// Protocols whose app brings a script of its own: we speak to the script, and it to the app.
import { methodOf } from './globals'
import type { Platform, Wire, WireName } from './wire'

/** Makes a wire of an object with `callHandler` and `registerHandler`. */
export function shimWire(name: WireName, platform: Platform, shim: unknown): Wire {
  const call = methodOf(shim, 'callHandler')
  const register = methodOf(shim, 'registerHandler')
  return {
    name,
    platform,
    send: (message, answer) => {
      if (!call) throw new Error('The script of the app has no callHandler.')
      // All three are always given: scripts tell them apart by their number.
      call(message.name, message.data, answer)
    },
    handle(called, handle) {
      register?.(called, (data: unknown, respond: unknown) =>
        handle(data, (value) => {
          if (typeof respond === 'function') Reflect.apply(respond, undefined, [value ?? {}])
        }),
      )
    },
  }
}
