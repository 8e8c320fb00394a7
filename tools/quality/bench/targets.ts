import { showFigure } from './figures'

/** A target and its result. */
export interface Reached {
  readonly what: string
  readonly target: string
  readonly reached: string
  readonly isMet: boolean
  /** Why it is missed, if known. */
  readonly reason?: string
}

/** Returns a target with an upper bound. */
export function atMost(what: string, reached: number, most: number, say: (value: number) => string): Reached {
  return { what, target: `≤ ${say(most)}`, reached: say(reached), isMet: reached <= most }
}

/** Returns a target that is met if the figure is the lowest. */
export function first(
  what: string,
  own: number,
  others: readonly { readonly name: string; readonly value: number }[],
): Reached {
  const best = others.reduce((least, other) => (other.value < least.value ? other : least))
  const target = `< ${showFigure(best.value)} (${best.name})`
  return { what, target, reached: showFigure(own), isMet: own < best.value }
}

/** Adds the reason to a target that is missed. */
export function withReason(reason: string, reached: Reached): Reached {
  return { ...reached, reason }
}

/** Returns a Markdown table of all targets. */
export function targetTable(all: readonly Reached[]): string {
  const lines = all.map(
    ({ what, target, reached, isMet, reason }) =>
      `| ${what} | ${target} | ${reached} | ${isMet ? 'met' : ['**not met**', reason].filter(Boolean).join(': ')} |`,
  )
  return ['| What | Target | Reached | |', '|---|---|---|---|', ...lines].join('\n')
}
