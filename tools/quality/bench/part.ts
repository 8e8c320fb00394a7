import type { Browser } from '@playwright/test'
import type { Reached } from './targets'

/** The shared resources of all parts of the bench. */
export interface Bench {
  readonly browser: Browser
  /** Starts a full browser, or returns the running one. Rejects if none is installed. */
  wholeBrowser(): Promise<Browser>
  /** The origins of the bench's own Pagewright pages, the reference pages, and the product with its sandbox. */
  readonly origins: {
    readonly pagewright: string
    readonly references: string
    readonly product: string
    /** The bench's own pages with the engine of another commit. */
    readonly before?: string
  }
  readonly runs: number
  readonly isQuick: boolean
  readonly slowdown: number
  /** If set, only these routes open from a cold start, in this state. */
  readonly routes?: readonly string[]
  readonly state?: string
}

/** The result of a part: its tables as Markdown, and its targets. */
export interface PartReport {
  readonly text: string
  readonly reached: readonly Reached[]
}

export interface Part {
  readonly name: string
  /** True for a part that `--quick` omits. */
  readonly isSlow?: boolean
  run(bench: Bench): Promise<PartReport>
}

/** Visits all in turn, again and again, so that a disturbance of the machine affects each of them. */
export async function inTurn<Name extends string, Found>(
  what: string,
  runs: number,
  visits: { readonly [N in Name]: () => Promise<Found> },
): Promise<{ readonly [N in Name]: readonly Found[] }> {
  const names = Object.keys(visits) as Name[]
  const found = Object.fromEntries(names.map((name) => [name, [] as Found[]])) as { [N in Name]: Found[] }
  for (let run = 1; run <= runs; run += 1) {
    console.error(`${what}: round ${run} of ${runs}`)
    for (const name of names) found[name].push(await retryOnce(visits[name]))
  }
  return found
}

/** Repeats a failed visit once, because a browser may hang on a busy machine. */
async function retryOnce<Found>(visit: () => Promise<Found>): Promise<Found> {
  try {
    return await visit()
  } catch (error) {
    console.error(`Once more, because ${String(error)}`)
    return visit()
  }
}
