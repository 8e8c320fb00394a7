import { cpus } from 'node:os'
import type { Measured } from './keepReports'
import { targetTable } from './targets'

interface Facts {
  readonly slowdown: number
  /** Parts that a quick run omitted. Absent for a full run. */
  readonly left?: readonly string[]
}

/** Returns the report as Markdown: conditions, targets, and tables. */
export function reportText(reports: readonly Measured[], { slowdown, left }: Facts): string {
  const model = cpus()[0]?.model ?? 'unknown'
  return [
    [
      `Production builds in Chromium, 375 x 812, CPU ${slowdown} x slower, ${cpus().length} cores (${model}). Script and work are`,
      'processor time of the main thread in ms. A cell: median (least–most) and how many times the reference, which is bold.',
      ...(left
        ? [`Quick: fewer rounds, rows and routes${left.length > 0 ? `, without ${left.join(', ')}` : ''}.`]
        : []),
    ].join('\n'),
    '### Targets',
    targetTable(reports.flatMap(({ reached }) => reached)),
    ...reports.map(({ text, how }) => `${text}\n\n${how}`),
    '',
  ].join('\n\n')
}
