// Apps without a library: an object that takes messages, `{ id, call, data }` one way and `{ id, answer }` the other.
import { createOpenCalls } from './openCalls'
import { globalOf, memberOf, methodOf, setMember, type ForeignFunction } from './globals'
import { readMessage } from './message'
import { NoEntry, type FindWire, type Ground, type Handle, type Platform } from './wire'

/** The name of the object, and of the function through which it calls the page. */
const channel = 'nativeBridge'
const receiver = 'onNativeMessage'

export const findRaw: FindWire = (ground) => {
  const entry = entryOf(ground.window)
  return entry && rawWire(ground, entry.platform)
}

interface Entry {
  readonly platform: Platform
  readonly post: ForeignFunction
  /** The object on which an app may dispatch its events. */
  readonly target?: unknown
}

function entryOf(window: Window): Entry | undefined {
  const handlers = memberOf(globalOf(window, 'webkit'), 'messageHandlers')
  const ios = methodOf(memberOf(handlers, channel), 'postMessage')
  if (ios) return { platform: 'ios', post: ios }
  // Both kinds of Android take only text. One answers by an event; the other calls the receiver or answers at once.
  const target = globalOf(window, channel)
  const post = methodOf(target, 'postMessage')
  return post && { platform: 'android', post: (message) => post(JSON.stringify(message)), target }
}

function rawWire({ window, report }: Ground, platform: Platform) {
  const open = createOpenCalls()
  const handles = new Map<string, Handle>()

  function receive(given: unknown): void {
    const message = readMessage(given)
    const { id, call, data, answer } = message ?? {}
    const handle = handles.get(String(call))
    if (handle) return handle(data, (value) => reply({ id, answer: value ?? {} }))
    if (!message || !open.answer(id, answer)) report('a message that means nothing here')
  }

  function reply(message: object): void {
    try {
      entryOf(window)?.post(message)
    } catch {
      report('an answer that the app did not take')
    }
  }

  /** Runs for each call, because an app may replace the object. */
  function listen(): void {
    const target = entryOf(window)?.target
    setMember(window, receiver, receive)
    if (target !== undefined) setMember(target, 'onmessage', hear)
  }
  const hear = (event: unknown) => receive(memberOf(event, 'data'))

  return {
    name: 'raw',
    platform,
    send({ id, name, data }, answer) {
      const entry = entryOf(window)
      if (!entry) throw new NoEntry('The app has taken its object away.')
      listen()
      open.add(id, answer)
      const result = entry.post({ id, call: name, data })
      // An app may answer a message itself, at once or by a promise.
      if (typeof result === 'string' && result !== '') receive(result)
      else if (result instanceof Promise)
        result.then(
          (value: unknown) => void open.answer(id, value),
          () => report(`${name}: an app that did not take it`),
        )
    },
    handle(name: string, handle: Handle) {
      handles.set(name, handle)
      listen()
    },
  } as const satisfies ReturnType<FindWire>
}
