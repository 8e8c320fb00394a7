import type { Browser } from '@playwright/test'
import type { Reached } from './targets'

/** What every part of the bench works with. */
export interface Bench {
  readonly browser: Browser
  /** Starts a browser with a window's whole code, or gives the one that it has started. Rejects where none is installed. */
  wholeBrowser(): Promise<Browser>
  /** Where the bench's own Pagewright pages are served, the reference pages, and the product with its sandbox. */
  readonly origins: { readonly pagewright: string; readonly references: string; readonly product: string }
  readonly runs: number
  readonly isQuick: boolean
  readonly slowdown: number
  /** Opens only these from a cold start, and in this state alone. */
  readonly routes?: readonly string[]
  readonly state?: string
}

/** One part: its tables as Markdown, and what was promised of them. */
export interface Report {
  readonly text: string
  readonly reached: readonly Reached[]
}

export interface Part {
  readonly name: string
  /** Left out by `--quick`. */
  readonly isSlow?: boolean
  run(bench: Bench): Promise<Report>
}

/** Visits all in turn, again and again, so that what disturbs the machine disturbs each of them. */
export async function inTurn<Name extends string, Found>(
  what: string,
  runs: number,
  visits: { readonly [N in Name]: () => Promise<Found> },
): Promise<{ readonly [N in Name]: readonly Found[] }> {
  const names = Object.keys(visits) as Name[]
  const found = Object.fromEntries(names.map((name) => [name, [] as Found[]])) as { [N in Name]: Found[] }
  for (let run = 1; run <= runs; run += 1) {
    console.error(`${what}: round ${run} of ${runs}`)
    for (const name of names) found[name].push(await twice(visits[name]))
  }
  return found
}

/** Tries again what failed once: on a busy machine a browser may not come to an end. */
async function twice<Found>(visit: () => Promise<Found>): Promise<Found> {
  try {
    return await visit()
  } catch (error) {
    console.error(`Once more, because ${String(error)}`)
    return visit()
  }
}
