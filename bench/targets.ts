/** One thing that was promised, and what came of it. */
export interface Reached {
  readonly what: string
  readonly target: string
  readonly reached: string
  readonly isMet: boolean
}

/** A figure held against the most it may be. */
export function atMost(what: string, reached: number, most: number, say: (value: number) => string): Reached {
  return { what, target: `≤ ${say(most)}`, reached: say(reached), isMet: reached <= most }
}

/** A Markdown table of all that was promised. */
export function targetTable(all: readonly Reached[]): string {
  const lines = all.map(
    ({ what, target, reached, isMet }) => `| ${what} | ${target} | ${reached} | ${isMet ? 'met' : '**not met**'} |`,
  )
  return ['| What | Target | Reached | |', '|---|---|---|---|', ...lines].join('\n')
}
