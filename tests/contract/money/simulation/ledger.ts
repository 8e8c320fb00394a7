// Compares what the person wanted and saw with what the server did.
import type { Server } from './server'

interface Deed {
  wanted: number
  /** True while the person has not seen the outcome. Another press is then no new wish. */
  isUnfinished: boolean
  readonly done: Set<string>
  /** The number of deeds that the person found in the server's own records. */
  looked: number
  /** Keys that the person saw as unclear, and whose outcome never became known. */
  readonly unclear: Set<string>
}

export class Ledger {
  readonly wrongs: string[] = []
  readonly #deeds = new Map<string, Deed>()
  readonly #ended = new Set<string>()
  readonly #refused = new Map<string, string>()
  /** How often a key was done when the person looked at the records. The key may be sent again after that. */
  readonly #seen = new Map<string, number>()
  readonly #server: Server

  constructor(server: Server) {
    this.#server = server
  }

  /** Records a press, and returns whether it is a new wish. */
  want(deed: string): boolean {
    const known = this.#of(deed)
    if (known.isUnfinished) return false
    known.isUnfinished = true
    known.wanted += 1
    return true
  }

  /** Withdraws the last wish, because the person saw "just done". Returns false if no wish is open. */
  takeBack(deed: string): boolean {
    const known = this.#of(deed)
    if (!known.isUnfinished) return false
    known.wanted -= 1
    known.isUnfinished = false
    return true
  }

  isDone(deed: string): boolean {
    return this.#of(deed).done.size > 0
  }

  giveUp(deed: string): void {
    this.#of(deed).isUnfinished = false
  }

  /** The person saw "unclear" and looks at the records: deeds that were done but not reported are now known. */
  look(deed: string, key: string): void {
    const known = this.#of(deed)
    known.unclear.add(key)
    this.#seen.set(key, this.#server.times(key))
    const untold = this.#commits(deed) - known.done.size - known.looked
    if (untold <= 0) return
    known.looked += untold
    known.unclear.delete(key)
    known.isUnfinished = false
  }

  tell(deed: string, key: string | undefined, how: 'done' | 'refused'): void {
    const known = this.#of(deed)
    const name = `${key} ${how}`
    if (key !== undefined && this.#ended.has(name)) return
    this.#ended.add(name)
    known.isUnfinished = false
    known.unclear.delete(key ?? '')
    if (key === undefined) return
    if (how === 'refused') return void this.#refused.set(key, deed)
    known.done.add(key)
    const commits = this.#commits(deed, true)
    // An order reaches a state once. Each of two requests for it is told the truth, whichever of them led there.
    const isTrue = deed.startsWith('step ') ? commits > 0 : known.done.size <= commits
    if (!isTrue) this.#note('falseSuccess', deed)
  }

  /** Records violations that show only at the end. */
  close(): void {
    for (const [deed, { wanted, done, looked, unclear }] of this.#deeds) {
      const commits = this.#commits(deed)
      if (commits > wanted) this.#note('doubleCommit', deed)
      // "Unclear" is no report of a failure.
      if (commits > done.size + looked + unclear.size) this.#note('neverReported', deed)
    }
    for (const [key, deed] of this.#refused)
      if (this.#server.times(key) > (this.#seen.get(key) ?? 0)) this.#note('falseRefusal', deed)
  }

  #of(deed: string): Deed {
    const known = this.#deeds.get(deed) ?? {
      wanted: 0,
      isUnfinished: false,
      done: new Set(),
      looked: 0,
      unclear: new Set(),
    }
    this.#deeds.set(deed, known)
    return known
  }

  /** Returns how often the server did it. What a browser doubled counts only if asked for. */
  #commits(deed: string, withDoubles = false): number {
    return this.#server.commits.filter((one) => one.deed === deed && (withDoubles || !one.isDoubleByBrowser)).length
  }

  #note(kind: Wrong, deed: string): void {
    this.wrongs.push(`${kind}: ${deed}`)
  }
}

/** `falseRefusal`: refused, but the server did it. `destroyed`: the journal lost what a newer build wrote. */
export type Wrong = 'doubleCommit' | 'neverReported' | 'falseSuccess' | 'falseRefusal' | 'neverEnds' | 'destroyed'
