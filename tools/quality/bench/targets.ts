import { show } from './figures'

/** One thing that was promised, and what came of it. */
export interface Reached {
  readonly what: string
  readonly target: string
  readonly reached: string
  readonly isMet: boolean
  /** Why it is missed, where that is known. */
  readonly reason?: string
}

/** A figure held against the most it may be. */
export function atMost(what: string, reached: number, most: number, say: (value: number) => string): Reached {
  return { what, target: `≤ ${say(most)}`, reached: say(reached), isMet: reached <= most }
}

/** A figure that is to be the least of all. */
export function first(
  what: string,
  own: number,
  others: readonly { readonly name: string; readonly value: number }[],
): Reached {
  const best = others.reduce((least, other) => (other.value < least.value ? other : least))
  const target = `< ${show(best.value)} (${best.name})`
  return { what, target, reached: show(own), isMet: own < best.value }
}

/** The same with the reason why it is missed, should it be. */
export function missedFor(reason: string, reached: Reached): Reached {
  return { ...reached, reason }
}

/** A Markdown table of all that was promised. */
export function targetTable(all: readonly Reached[]): string {
  const lines = all.map(
    ({ what, target, reached, isMet, reason }) =>
      `| ${what} | ${target} | ${reached} | ${isMet ? 'met' : ['**not met**', reason].filter(Boolean).join(': ')} |`,
  )
  return ['| What | Target | Reached | |', '|---|---|---|---|', ...lines].join('\n')
}
