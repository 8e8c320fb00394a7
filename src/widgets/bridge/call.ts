// One call of the app, from its sending to its only outcome.
import { deadlineOf } from './deadlines'
import type { NativeFunction } from './nativeFunction'
import { emptyAnswer, readAnswer } from './readAnswer'
import type { Message, Wire } from './wire/wire'

export interface CallOptions {
  readonly message: Message
  readonly does: NativeFunction
  readonly window: Window
  log(problem: string): void
  /** Called once, never before the call is given. */
  onSettled(value: unknown): void
}

export interface Call {
  /** Sends it; from now on its time runs. */
  send(wire: Wire): void
  /** Settles with the empty value and logs why, unless it has settled. */
  fail(problem: string): void
}

/** Makes a call. The first answer wins, right or wrong; the others are logged and dropped. */
export function createCall({ message, does, window, log, onSettled }: CallOptions): Call {
  let isSettled = false
  let timer: number | undefined

  function settle(value: unknown): void {
    isSettled = true
    window.clearTimeout(timer)
    onSettled(value)
  }

  function fail(problem: string): void {
    if (isSettled) return
    log(`${message.name}: ${problem}.`)
    settle(emptyAnswer(does))
  }

  function receive(given: unknown): void {
    if (isSettled) return log(`${message.name}: an answer more, or one too late.`)
    const read = readAnswer(does, given)
    if ('problem' in read) fail(read.problem)
    else settle(read.value)
  }

  return {
    send(wire) {
      timer = window.setTimeout(() => fail('no answer in time'), deadlineOf(does.kind, message.data))
      try {
        wire.send(message, receive)
      } catch {
        fail('the app did not take it')
      }
    },
    fail,
  }
}
