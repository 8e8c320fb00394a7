// A clock that only advances on request. Everything at one moment completes before the next moment.

/** The page that code belongs to. Timers of a closed page do not run; those of a frozen page wait. */
export interface Owner {
  readonly isClosed: boolean
  readonly isFrozen: boolean
}
interface Happening {
  readonly at: number
  readonly run: () => void
  readonly owner: Owner | undefined
  isCancelled: boolean
}

export class Timeline {
  now: number
  #happenings: Happening[] = []

  constructor(now: number) {
    this.now = now
  }

  /** Returns the function that cancels the timer. */
  after(ms: number, run: () => void, owner?: Owner): () => void {
    const happening: Happening = { at: this.now + Math.max(0, ms), run, owner, isCancelled: false }
    let place = this.#happenings.length
    while (place > 0 && (this.#happenings[place - 1]?.at ?? 0) > happening.at) place -= 1
    this.#happenings.splice(place, 0, happening)
    return () => {
      happening.isCancelled = true
    }
  }

  async pass(ms: number): Promise<void> {
    const until = this.now + ms
    const waiting: Happening[] = []
    await settled()
    for (;;) {
      const next = this.#happenings[0]
      if (!next || next.at > until) break
      this.#happenings.shift()
      if (next.isCancelled || next.owner?.isClosed === true) continue
      if (next.owner?.isFrozen === true) {
        waiting.push(next)
        continue
      }
      this.now = Math.max(this.now, next.at)
      next.run()
      await settled()
    }
    this.now = until
    this.#happenings = [...waiting, ...this.#happenings]
  }
}

/** Waits for all promises. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
