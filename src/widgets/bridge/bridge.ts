// The two-way bridge to the native app. Every call settles and nothing throws, whatever the app does.
import { nativeEvents, nativeFunctions } from '../../generated/native'
import { createCall, type Call } from './call'
import { createEvents, type Events } from './events'
import { createLine } from './line'
import type { Answer, EventName, NativeName, NativeTable, Sent } from './nativeFunction'
import { allWires, startProbe, type Probe } from './wire/probe'
import type { FindWire, Wire } from './wire/wire'

export interface BridgeOptions {
  readonly window: Window
  /** Called with each problem once. The text never contains data that was sent or answered. */
  log(problem: string): void
  /** The protocols to look for, in this order. */
  readonly wires?: readonly FindWire[]
  /**
   * The id of the first call. It differs on every load, so that a late answer to the last page matches no call of this
   * one.
   */
  readonly firstId?: number
  /** Called when an app is found, and when the search ends without one. */
  onChange?(): void
}

export interface Bridge {
  /** Whether an app was found. After 3 s without one it is `none`, but a later app is still accepted. */
  readonly state: 'seeking' | 'ready' | 'none'
  readonly wire: Wire | undefined
  /** Resolves after at most 3 s, with or without an app. */
  readonly decided: Promise<void>
  /** Calls the app. A failure is logged and resolves to the empty value: an empty list, false or undefined. */
  call<Name extends NativeName>(
    name: Name,
    data: Sent<Name>,
    /** Called with an answer that comes after the call has timed out, even from an app that appears later. */
    late?: (answer: Answer<Name>) => void,
  ): Promise<Answer<Name> | undefined>
  /** Adds a listener for calls from the app. Returns the function that removes it. */
  readonly on: Events['on']
  /** Disconnects from the app. Open calls settle, and later answers are ignored. */
  stop(): void
}

/** Looks for an app around the page and calls it. */
export function createBridge({
  window,
  log,
  wires = allWires,
  firstId = randomId(),
  onChange = () => undefined,
}: BridgeOptions): Bridge {
  const functions: NativeTable = nativeFunctions
  const waiting: Call[] = []
  const open = new Set<Call>()
  const events = createEvents(log)
  let state: Bridge['state'] = 'seeking'
  let lastId = firstId
  let isStopped = false
  let decide: () => void = () => undefined
  const decided = new Promise<void>((resolve) => {
    decide = resolve
  })

  const line = createLine({
    window,
    candidates: () => probe.all(),
    onOpened: (found) => Object.keys(nativeEvents).forEach((name) => listen(found, name as EventName)),
    ping: () => void bridge.call('hasNativeMethod', { name: 'hasNativeMethod' }),
  })

  const probe: Probe = startProbe({
    window,
    wires,
    report: log,
    onFound(found) {
      state = 'ready'
      line.open(found)
      for (const call of waiting.splice(0)) line.send(call)
      onChange()
    },
    onDecided() {
      if (state === 'seeking') state = 'none'
      for (const call of waiting.splice(0)) giveUp(call, 'no app came')
      decide()
      onChange()
    },
  })

  function listen(found: Wire, name: EventName): void {
    try {
      found.handle(name, (data, answer) => events.receive(name, data, answer))
    } catch {
      log(`${name}: the app took no listener.`)
    }
  }

  function start(call: Call): void {
    if (state === 'none') probe.look()
    if (line.wire) line.send(call)
    else if (state === 'none') giveUp(call, 'there is no app')
    else if (waiting.length >= mostWaiting) call.fail('too many calls before an app came')
    else waiting.push(call)
  }

  /** Settles a call without an app. A call whose late answer is useful waits for an app that appears later. */
  function giveUp(call: Call, problem: string): void {
    call.expire(problem)
    if (call.isOpen && waiting.length < mostWaiting) waiting.push(call)
  }

  const bridge: Bridge = {
    get state() {
      return state
    },
    get wire() {
      return line.wire
    },
    decided,
    call(name, data, late) {
      return new Promise((resolve) => {
        lastId += 1
        const call = createCall({
          message: { id: String(lastId), name, data },
          does: functions[name] ?? { kind: 'info', args: {} },
          window,
          log,
          onSettled(value) {
            open.delete(call)
            resolve(value as Answer<typeof name> | undefined)
          },
          onLate: late && ((value) => isStopped || late(value as Answer<typeof name>)),
        })
        open.add(call)
        start(call)
      })
    },
    on: events.on,
    stop() {
      isStopped = true
      probe.stop()
      line.stop()
      events.stop()
      state = 'none'
      waiting.length = 0
      for (const call of open) call.fail('the page was left')
      decide()
    },
  }
  return bridge
}

const mostWaiting = 50

/** Returns random digits, so that a late answer to an earlier page matches no call. */
function randomId(): number {
  return 1_000_000_000 + Math.floor(Math.random() * 8_000_000_000)
}
