// No library at all: an object that takes messages, `{ id, call, data }` one way and `{ id, answer }` the other.
import { createOpenCalls } from './openCalls'
import { globalOf, memberOf, methodOf, setMember, type ForeignFunction } from './globals'
import { readMessage } from './message'
import type { FindWire, Ground, Handle, Platform } from './wire'

/** The object's name, and the name of the function by which it speaks to the page. */
const channel = 'nativeBridge'
const receiver = 'onNativeMessage'

export const findRaw: FindWire = (ground) => {
  const handlers = memberOf(globalOf(ground.window, 'webkit'), 'messageHandlers')
  const ios = methodOf(memberOf(handlers, channel), 'postMessage')
  if (ios) return rawWire(ground, 'ios', ios)
  // Both kinds of Android take text only; one answers by an event, the other calls the receiver or answers at once.
  const android = globalOf(ground.window, channel)
  const post = methodOf(android, 'postMessage')
  return post ? rawWire(ground, 'android', (message) => post(JSON.stringify(message)), android) : undefined
}

function rawWire({ window, report }: Ground, platform: Platform, post: ForeignFunction, target?: unknown) {
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
      post(message)
    } catch {
      report('an answer that the app did not take')
    }
  }

  setMember(window, receiver, receive)
  if (target !== undefined) setMember(target, 'onmessage', (event: unknown) => receive(memberOf(event, 'data')))

  return {
    name: 'raw',
    platform,
    send({ id, name, data }, answer) {
      open.add(id, answer)
      const result = post({ id, call: name, data })
      // An app may answer a message itself, at once or with a promise.
      if (typeof result === 'string' && result !== '') receive(result)
      else if (result instanceof Promise)
        result.then(
          (value: unknown) => void open.answer(id, value),
          () => report(`${name}: an app that did not take it`),
        )
    },
    handle: (name: string, handle: Handle) => void handles.set(name, handle),
  } as const satisfies ReturnType<FindWire>
}
