// Wires for apps that add a script of their own: the page calls the script, and the script calls the app.
import { memberOf, methodOf } from './globals'
import { NoEntry, type Ground, type Handle, type Platform, type Wire, type WireName } from './wire'

export interface Shim {
  readonly name: WireName
  readonly platform: Platform
  /** Returns the script's object. Called each time, because an app may replace it. */
  find(): unknown
  /** Called once with each object, before it is used. */
  onFound?(shim: object): void
}

/** Makes a wire of an object with `callHandler` and `registerHandler`. */
export function shimWire({ name, platform, find, onFound }: Shim, { report }: Ground): Wire {
  const handles = new Map<string, Handle>()
  const known = new WeakSet<object>()

  function shim(): object | undefined {
    const found = find()
    if (typeof found !== 'object' || found === null) return undefined
    if (known.has(found)) return found
    known.add(found)
    onFound?.(found)
    begin(found)
    for (const [called, handle] of handles) register(found, called, handle)
    return found
  }

  /** Calls `init`. Until then, older scripts hold their answers or deliver them twice. A second `init` throws. */
  function begin(found: object): void {
    if (memberOf(found, '_messageHandler')) return
    try {
      methodOf(
        found,
        'init',
      )?.((_message: unknown, respond: unknown) => {
        if (typeof respond === 'function') Reflect.apply(respond, undefined, [{}])
      })
    } catch {
      report('a script of the app that somebody else had started')
    }
  }

  function register(found: object, called: string, handle: Handle): void {
    methodOf(found, 'registerHandler')?.(called, (data: unknown, respond: unknown) =>
      handle(data, (value) => {
        if (typeof respond === 'function') Reflect.apply(respond, undefined, [value ?? {}])
      }),
    )
  }

  return {
    name,
    platform,
    send: (message, answer) => {
      const call = methodOf(shim(), 'callHandler')
      if (!call) throw new NoEntry('The script of the app has no callHandler.')
      // All three arguments are always present, because scripts count them.
      call(message.name, message.data, answer)
    },
    handle(called, handle) {
      const found = shim()
      handles.set(called, handle)
      if (found) register(found, called, handle)
    },
  }
}
