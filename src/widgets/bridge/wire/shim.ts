// Protocols whose app brings a script of its own: we speak to the script, and it to the app.
import { memberOf, methodOf } from './globals'
import { NoEntry, type Ground, type Handle, type Platform, type Wire, type WireName } from './wire'

export interface Shim {
  readonly name: WireName
  readonly platform: Platform
  /** The script's object, looked for at each call: an app may put another one there. */
  find(): unknown
  /** Told of each object once, before it is used. */
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

  /** Older scripts keep each answer, or tell it twice, until they are begun; a second time they throw. */
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
      // All three are always given: scripts tell them apart by their number.
      call(message.name, message.data, answer)
    },
    handle(called, handle) {
      const found = shim()
      handles.set(called, handle)
      if (found) register(found, called, handle)
    },
  }
}
