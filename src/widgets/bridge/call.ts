// One call of the app, from sending to its single outcome.
import { deadlineOf } from './deadlines'
import type { NativeFunction } from './nativeFunction'
import { emptyAnswer, readAnswer } from './readAnswer'
import { NoEntry, type WireMessage, type Wire } from './wire/wire'

export interface NativeCallOptions {
  readonly message: WireMessage
  readonly does: NativeFunction
  readonly window: Window
  log(problem: string): void
  /** Called once, never before `createCall` has returned. */
  onSettled(value: unknown): void
  /**
   * Called with a valid answer that comes after the call has settled without one. If absent, such an answer is ignored.
   */
  onLate?: ((value: unknown) => void) | undefined
}

/** `missing`: the app has no entry for the call, so nothing has left the page. `thrown`: the app may have received it. */
export type Sending = 'sent' | 'missing' | 'thrown'

export interface Call {
  /** The call changes nothing, so it may be repeated over another wire. */
  readonly isRead: boolean
  readonly isSettled: boolean
  /** Whether an answer is still useful. */
  readonly isOpen: boolean
  /** Sends the call. The first time also starts its timeout. `heard` is called for each answer that fits. */
  send(wire: Wire, heard: () => void): Sending
  /** Settles with the empty value and logs why, if the call is open. A later answer is passed to `onLate`. */
  expire(problem: string): void
  /** Settles as `expire` does, and ignores all later answers. */
  fail(problem: string): void
}

/** Creates a call. The first answer wins, valid or not. Others are logged and ignored. */
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
