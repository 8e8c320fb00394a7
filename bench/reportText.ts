import { cpus } from 'node:os'
import type { Part, Report } from './part'
import { targetTable } from './targets'

interface Facts {
  readonly chromium: string
  readonly slowdown: number
  readonly runs: number
  readonly isQuick: boolean
  /** Parts that were left out. */
  readonly left: readonly Part[]
  /** Milliseconds of the clock. */
  readonly began: number
}

/** The whole report as Markdown: how it was measured, what was promised, and the tables. */
export function reportText(reports: readonly Report[], facts: Facts): string {
  const model = cpus()[0]?.model ?? 'unknown'
  const minutes = ((Date.now() - facts.began) / 60_000).toFixed(1)
  const left = facts.left.map(({ name }) => name).join(', ')
  return [
    [
      `Measured on ${new Date().toISOString().slice(0, 10)}: production builds, Chromium ${facts.chromium}, 375 x 812, CPU ${facts.slowdown} x slower,`,
      `${facts.runs} interleaved rounds in ${minutes} minutes, ${cpus().length} cores (${model}). Script and work are processor time of the main`,
      'thread in ms. A cell: median (least–most) and how many times the reference, which is bold.',
      ...(facts.isQuick ? [`Quick: fewer rounds and rows${left === '' ? '' : `, without ${left}`}.`] : []),
    ].join('\n'),
    '### Targets',
    targetTable(reports.flatMap(({ reached }) => reached)),
    ...reports.map(({ text }) => text),
    '',
  ].join('\n\n')
}
