// Which protocol the app around the page speaks, if there is one.
import { findDsBridge } from './dsBridge'
import { invite, inviteOld, leaveWord } from './invite'
import { findJsBridge1 } from './jsBridge1'
import { findJsBridge2 } from './jsBridge2'
import { findRaw } from './raw'
import { isAppleShell, isLikelyShell } from './surroundings'
import { findLision, findWebViewBridge } from './webViewBridge'
import type { FindWire, Ground, Wire } from './wire'

/** In the order they are looked for: methods of the app that can be called, then scripts that keep a queue for it. */
export const allWires: readonly FindWire[] = [
  findDsBridge,
  findJsBridge2,
  findRaw,
  findWebViewBridge,
  findJsBridge1,
  findLision,
]

export interface Probe {
  /** Looks once more. */
  look(): void
  /** The wires that are there now, in their order; the same object for the same protocol each time. */
  all(): readonly Wire[]
  stop(): void
}

export interface Probing extends Ground {
  readonly wires: readonly FindWire[]
  /** Called once, maybe before the probe is given and maybe long after `onDecided`. */
  onFound(wire: Wire): void
  /** Called once: when a wire is found, or after 3 s without one. */
  onDecided(): void
}

/** Looks for an app: now, then more and more rarely for as long as one may still come. The first one found is kept. */
export function startProbe({ window, report, wires, onFound, onDecided }: Probing): Probe {
  const timers = new Set<number>()
  const finders = wires.map((find) => remembering(find, { window, report }))
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

  function lookAgain(after: number): void {
    later(isDecided ? rarely : often, () => {
      look()
      if (!isOver && (after < decision || isLikelyShell(window))) lookAgain(after + often)
    })
  }

  look()
  if (isOver) return { look, all, stop }
  leaveWord(window, look)
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

/** Finds a wire while its entry is there, and gives the one that it made first. */
function remembering(find: FindWire, ground: Ground): () => Wire | undefined {
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
