// One call of the app, from its sending to its only outcome.
import { deadlineOf } from './deadlines'
import type { NativeFunction } from './nativeFunction'
import { emptyAnswer, readAnswer } from './readAnswer'
import { NoEntry, type WireMessage, type Wire } from './wire/wire'

export interface NativeCallOptions {
  readonly message: WireMessage
  readonly does: NativeFunction
  readonly window: Window
  log(problem: string): void
  /** Called once, never before the call is given. */
  onSettled(value: unknown): void
  /** Told of a good answer that comes after the call has settled without one; where it is absent such an answer is dropped. */
  onLate?: ((value: unknown) => void) | undefined
}

/** Missing: the app has no entry for it, so nothing has left the page. Thrown: nobody knows. */
export type Sending = 'sent' | 'missing' | 'thrown'

export interface Call {
  /** Changes nothing, so it may be made again over another wire. */
  readonly isRead: boolean
  readonly isSettled: boolean
  /** Whether an answer is of use still. */
  readonly isOpen: boolean
  /** Sends it; from the first time on its time runs. `heard` is told of each answer that fits. */
  send(wire: Wire, heard: () => void): Sending
  /** Settles with the empty value and logs why, unless it has settled; an answer that comes after all is told as late. */
  expire(problem: string): void
  /** Settles like that, and nothing is waited for any longer. */
  fail(problem: string): void
}

/** Makes a call. The first answer wins, right or wrong; the others are logged and dropped. */
export function createCall({ message, does, window, log, onSettled, onLate }: NativeCallOptions): Call {
  let isSettled = false
  let isLateTaken = onLate !== undefined
  let timer: number | undefined

  function settle(value: unknown): void {
    isSettled = true
    window.clearTimeout(timer)
    onSettled(value)
  }

  function expire(problem: string): void {
    if (isSettled) return
    log(`${message.name}: ${problem}.`)
    settle(emptyAnswer(does))
  }

  function fail(problem: string): void {
    isLateTaken = false
    expire(problem)
  }

  function receive(given: unknown, heard: () => void): void {
    if (isSettled && !isLateTaken) return log(`${message.name}: an answer more, or one too late.`)
    isLateTaken = false
    const read = readAnswer(does, given)
    if ('problem' in read) return isSettled ? log(`${message.name}: ${read.problem}.`) : fail(read.problem)
    heard()
    if (isSettled) onLate?.(read.value)
    else settle(read.value)
  }

  return {
    isRead: does.kind === 'info',
    get isSettled() {
      return isSettled
    },
    get isOpen() {
      return !isSettled || isLateTaken
    },
    send(wire, heard) {
      if (!isSettled)
        timer ??= window.setTimeout(() => expire('no answer in time'), deadlineOf(does.kind, message.data))
      try {
        wire.send(message, (given) => receive(given, heard))
        return 'sent'
      } catch (error) {
        return error instanceof NoEntry ? 'missing' : 'thrown'
      }
    },
    expire,
    fail,
  }
}
