// Which of the wires around a page is spoken: the first one, until it turns out that another one is heard.
import type { Call } from './call'
import type { Wire } from './wire/wire'

export interface WireLine {
  readonly wire: Wire | undefined
  /** Begins with a wire. */
  open(wire: Wire): void
  /** Sends a call, or keeps it until it is known which wire is heard. */
  send(call: Call): void
  stop(): void
}

export interface LineOptions {
  readonly window: Window
  /** The wires that are there now, the surest first; the same ones each time. */
  candidates(): readonly Wire[]
  /** Told of each wire once, before anything is sent over it. */
  onOpened(wire: Wire): void
  /** Asks the app something that changes nothing. */
  knock(): void
}

/** Milliseconds that the first question of a wire may stay without an answer before it is asked over the next one. */
const trial = 600

/**
 * A wire is proven by the first answer that fits, and kept from then on. Until then questions go over one wire after
 * another. What changes something goes over one wire only: where there is more than one it waits until one is proven, or
 * all are found silent, and goes over another only if the first has no entry for it, so that nothing has left the page.
 */
export function createLine({ window, candidates, onOpened, knock }: LineOptions): WireLine {
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
    for (const call of held.splice(0)) put(call)
  }

  /** Whether it may still turn out that another wire than the first is heard. */
  const isUnsure = () => candidates().length > 1 && candidates().some((wire) => !silent.has(wire))
  const others = () => candidates().filter((wire) => wire !== current)

  /** Over the first wire that has an entry for it. */
  function put(call: Call): void {
    for (const wire of current ? [current, ...others()] : []) {
      open(wire)
      const outcome = call.send(wire, () => prove(wire))
      if (outcome === 'sent') return
      if (outcome === 'thrown' && !call.isRead) break
    }
    call.fail('the app did not take it')
  }

  /** What was asked has no answer yet: the next wire is tried. */
  function doubt(): void {
    timer = undefined
    if (current) silent.add(current)
    const next = candidates().find((wire) => !silent.has(wire))
    current = next ?? candidates()[0] ?? current
    for (const call of asked) if (call.isSettled) asked.delete(call)
    if (next) for (const call of asked) put(call)
    else for (const call of held.splice(0)) put(call)
    if (isProven) return
    if (asked.size === 0 && held.length > 0) knock()
    watch()
  }

  function watch(): void {
    if (asked.size > 0) timer ??= window.setTimeout(doubt, trial)
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
      if (isProven) return put(call)
      if (!call.isRead && isUnsure()) {
        held.push(call)
        if (asked.size === 0) knock()
        return
      }
      if (call.isRead && !call.isSettled) asked.add(call)
      put(call)
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
