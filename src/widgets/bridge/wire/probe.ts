// Finds the protocol of the app around the page.
import { findDsBridge } from './dsBridge'
import { invite, inviteOld, registerCallback } from './invite'
import { findJsBridge1 } from './jsBridge1'
import { findJsBridge2 } from './jsBridge2'
import { findRaw } from './raw'
import { isAppleShell, isLikelyShell } from './surroundings'
import { findLision, findWebViewBridge } from './webViewBridge'
import type { FindWire, Ground, Wire } from './wire'

/** All protocols in the order of the search: callable methods first, then scripts with a queue. */
export const allWires: readonly FindWire[] = [
  findDsBridge,
  findJsBridge2,
  findRaw,
  findWebViewBridge,
  findJsBridge1,
  findLision,
]

export interface Probe {
  /** Looks for an app now. */
  look(): void
  /** Returns the current wires in their order. Each protocol's wire stays the same object. */
  all(): readonly Wire[]
  stop(): void
}

export interface Probing extends Ground {
  readonly wires: readonly FindWire[]
  /** Called once, perhaps before `startProbe` has returned, perhaps long after `onDecided`. */
  onFound(wire: Wire): void
  /** Called once: when a wire is found, or after 3 s without one. */
  onDecided(): void
}

/**
 * Looks for an app at once, and then often for 3 s. After that, it looks once a second if the surroundings are likely an
 * app. Ends with the first wire that it finds.
 */
export function startProbe({ window, report, wires, onFound, onDecided }: Probing): Probe {
  const timers = new Set<number>()
  const finders = wires.map((find) => keepingWire(find, { window, report }))
  let isDecided = false
  let isOver = false

  const all = () => finders.flatMap((find) => find() ?? [])

  function look(): void {
    if (isOver) return
    const [wire] = all()
    if (!wire) return
    stop()
    onFound(wire)
    decide()
  }

  function decide(): void {
    if (isDecided) return
    isDecided = true
    onDecided()
  }

  function stop(): void {
    isOver = true
    for (const timer of timers) window.clearTimeout(timer)
    timers.clear()
  }

  function later(milliseconds: number, job: () => void): void {
    const timer = window.setTimeout(() => {
      timers.delete(timer)
      job()
    }, milliseconds)
    timers.add(timer)
  }

  function lookAgain(elapsed: number): void {
    later(isDecided ? rarely : often, () => {
      look()
      if (!isOver && (elapsed < decision || isLikelyShell(window))) lookAgain(elapsed + often)
    })
  }

  look()
  if (isOver) return { look, all, stop }
  registerCallback(window, look)
  later(decision, decide)
  if (isAppleShell(window)) {
    invite(window)
    later(oldInvitation, () => inviteOld(window))
  }
  lookAgain(often)
  return { look, all, stop }
}

const often = 100
const rarely = 1000
const oldInvitation = 300
const decision = 3000

/** Returns a finder that makes its wire once. It returns that wire each time the protocol is found. */
function keepingWire(find: FindWire, ground: Ground): () => Wire | undefined {
  let made: Wire | undefined
  return () => {
    try {
      const found = find(ground)
      return found && (made ??= found)
    } catch {
      ground.report('an app that could not be looked at')
      return undefined
    }
  }
}
