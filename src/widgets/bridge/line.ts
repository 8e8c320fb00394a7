// Chooses between the wires of a page: uses the first, until another one turns out to work.
import type { Call } from './call'
import type { Wire } from './wire/wire'

export interface WireLine {
  readonly wire: Wire | undefined
  /** Starts with a wire. */
  open(wire: Wire): void
  /** Sends a call, or holds it until a wire is proven. */
  send(call: Call): void
  stop(): void
}

export interface LineOptions {
  readonly window: Window
  /** The current wires, the most reliable first. Each wire stays the same object. */
  candidates(): readonly Wire[]
  /** Called once for each wire, before anything is sent over it. */
  onOpened(wire: Wire): void
  /** Sends a call that changes nothing. */
  ping(): void
}

/** Milliseconds without an answer, after which a read is repeated over the next wire. */
const probeMs = 600

/**
 * Creates a line. The first valid answer proves a wire, which is then kept. Until then, reads try one wire after
 * another. A write uses one wire only: with several wires, it waits until one is proven or all are silent. It moves to
 * another wire only if the first has no entry for it, so that nothing has left the page.
 */
export function createLine({ window, candidates, onOpened, ping }: LineOptions): WireLine {
  const opened = new Set<Wire>()
  const silent = new Set<Wire>()
  const asked = new Set<Call>()
  const held: Call[] = []
  let current: Wire | undefined
  let isProven = false
  let timer: number | undefined

  function open(wire: Wire): void {
    if (opened.has(wire)) return
    opened.add(wire)
    onOpened(wire)
  }

  function prove(wire: Wire): void {
    if (isProven) return
    isProven = true
    current = wire
    window.clearTimeout(timer)
    asked.clear()
    for (const call of held.splice(0)) sendOver(call)
  }

  /** Whether another wire may still turn out to be the right one. */
  const isUnsure = () => candidates().length > 1 && candidates().some((wire) => !silent.has(wire))
  const others = () => candidates().filter((wire) => wire !== current)

  /** Sends a call over the first wire that has an entry for it. */
  function sendOver(call: Call): void {
    for (const wire of current ? [current, ...others()] : []) {
      open(wire)
      const outcome = call.send(wire, () => prove(wire))
      if (outcome === 'sent') return
      if (outcome === 'thrown' && !call.isRead) break
    }
    call.fail('the app did not take it')
  }

  /** Tries the next wire, because a read got no answer. */
  function tryNextWire(): void {
    timer = undefined
    if (current) silent.add(current)
    const next = candidates().find((wire) => !silent.has(wire))
    current = next ?? candidates()[0] ?? current
    for (const call of asked) if (call.isSettled) asked.delete(call)
    if (next) for (const call of asked) sendOver(call)
    else for (const call of held.splice(0)) sendOver(call)
    if (isProven) return
    if (asked.size === 0 && held.length > 0) ping()
    watch()
  }

  function watch(): void {
    if (asked.size > 0) timer ??= window.setTimeout(tryNextWire, probeMs)
  }

  return {
    get wire() {
      return current
    },
    open(wire) {
      current = wire
      open(wire)
    },
    send(call) {
      if (isProven) return sendOver(call)
      if (!call.isRead && isUnsure()) {
        held.push(call)
        if (asked.size === 0) ping()
        return
      }
      if (call.isRead && !call.isSettled) asked.add(call)
      sendOver(call)
      if (!isProven) watch()
    },
    stop() {
      window.clearTimeout(timer)
      isProven = true
      current = undefined
      held.length = 0
    },
  }
}
