import type { Upgrade } from './packages'

/** The stages of a rehearsal, in their order. */
export const stages = ['types', 'unit', 'build', 'smoke'] as const
export type Stage = (typeof stages)[number]

/** The results of the stages of one trial. A skipped stage has no member. */
export type Results = { readonly [stage in Stage]?: 'ok' | 'FAILED' }

export interface RehearsalRow extends Upgrade {
  readonly results: Results
}

/** Returns the report of a rehearsal as a table of fixed columns. */
export function rehearsalTable(rows: readonly RehearsalRow[]): string {
  const lines = [
    ['package', 'now', 'tried', ...stages],
    ...rows.map(({ name, now, tried, results }) => [
      name,
      now,
      now === tried ? 'the same' : tried,
      ...stages.map((stage) => results[stage] ?? '-'),
    ]),
  ]
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n')
}

export function hasFailed(results: Results): boolean {
  return Object.values(results).includes('FAILED')
}
