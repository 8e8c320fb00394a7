// Calls from the app: progress, return to the foreground, back button.
import { decode } from '@pagewright/engine/api'
import { nativeEvents } from '../../generated/native'
import type { EventAnswer, EventArgs, EventName, NativeTable } from './nativeFunction'
import { parsed } from './wire/message'
import type { Receive } from './wire/wire'

/** Returns the answer for the app, or nothing to let another listener answer. */
export type Listener<Name extends EventName> = (args: EventArgs<Name>) => EventAnswer<Name> | undefined | void

type AnyListener = (args: never) => unknown

export interface Events {
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void
  /** Calls the listeners, the latest first, and sends the first answer. Never throws. */
  receive(name: EventName, data: unknown, answer: Receive): void
  stop(): void
}

export function createEvents(log: (problem: string) => void): Events {
  const table: NativeTable = nativeEvents
  const listeners = new Map<string, readonly AnyListener[]>()

  function tell(listener: AnyListener, name: string, args: unknown): unknown {
    try {
      return listener(args as never)
    } catch {
      log(`${name}: a listener threw.`)
      return undefined
    }
  }

  return {
    on(name, listener) {
      // Wraps each listener, so that one can be added twice and removed once.
      const own = (args: never) => listener(args)
      listeners.set(name, [own, ...(listeners.get(name) ?? [])])
      return () => {
        listeners.set(
          name,
          (listeners.get(name) ?? []).filter((one) => one !== own),
        )
      }
    },
    receive(name, data, answer) {
      try {
        const given = typeof data === 'string' ? parsed(data) : data
        const args = decode(table[name]?.args ?? {}, given ?? {})
        const answers = (listeners.get(name) ?? []).map((listener) => tell(listener, name, args))
        answer(answers.find((one) => one !== undefined) ?? {})
      } catch (error) {
        log(`${name}: ${error instanceof Error ? error.message : 'it could not be read.'}`)
      }
    },
    stop: () => listeners.clear(),
  }
}
