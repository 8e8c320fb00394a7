// The two-way bridge to the app around the page. Whatever the app does, a call settles and nothing is thrown.
import { nativeEvents, nativeFunctions } from '../../generated/native'
import { createCall, type Call } from './call'
import { createEvents, type Events } from './events'
import { createLine } from './line'
import type { Answer, EventName, NativeName, NativeTable, Sent } from './nativeFunction'
import { allWires, startProbe, type Probe } from './wire/probe'
import type { FindWire, Wire } from './wire/wire'

export interface BridgeOptions {
  readonly window: Window
  /** Told what went wrong, once each time; it never holds what was sent or answered. */
  log(problem: string): void
  /** The protocols that are looked for, in their order. */
  readonly wires?: readonly FindWire[]
  /** The id of the first call: another one on every load, so that a late answer to the last page meets none of this. */
  readonly firstId?: number
  /** Told when an app was found, and when it is decided that none came. */
  onChange?(): void
}

export interface Bridge {
  /** Whether an app was found, or after 3 s none; one that comes later is taken still. */
  readonly state: 'seeking' | 'ready' | 'none'
  readonly wire: Wire | undefined
  /** Resolves after 3 s at the latest, with or without an app. */
  readonly decided: Promise<void>
  /** Calls the app. Failures are logged and give the empty value: an empty list, false or undefined (spec §7). */
  call<Name extends NativeName>(
    name: Name,
    data: Sent<Name>,
    /** Told of an answer that comes after the call was given up, also by an app that comes after that. */
    late?: (answer: Answer<Name>) => void,
  ): Promise<Answer<Name> | undefined>
  /** Listens to what the app calls in the page; gives what stops it. */
  readonly on: Events['on']
  /** Leaves the app: open calls settle, and whatever comes later is dropped. */
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
    knock: () => void bridge.call('hasNativeMethod', { name: 'hasNativeMethod' }),
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

  /** Settles a call that no app takes; one whose answer is of use later waits for an app that comes late. */
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

/** Ten digits, as far as chance goes: a late answer to an earlier page finds no call of the same id. */
function randomId(): number {
  return 1_000_000_000 + Math.floor(Math.random() * 8_000_000_000)
}
