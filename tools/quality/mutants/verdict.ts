// Reports the mistakes as a table, and lists those that nobody noticed.
import { reasonOf } from './reasons'
import type { Mutant } from './mutant'

export type Catcher = 'check' | 'compile' | 'tests'

export interface Verdict {
  readonly mutant: Mutant
  /** The tool that noticed it. Undefined if none did. */
  readonly by?: Catcher | undefined
  /** The problem, error or test that noticed it, or the error of a crashed checker. */
  readonly said?: string | undefined
}

/** The percentage of mistakes that must be noticed. */
export const wanted = 99

/** Returns the noticed share in percent, never rounded up. */
export function scoreOf(verdicts: readonly Verdict[]): number {
  const caught = verdicts.filter(({ by }) => by !== undefined).length
  return verdicts.length === 0 ? 0 : Math.floor((caught / verdicts.length) * 10_000) / 100
}

/** Returns one line for each operator: the number of mistakes, and who noticed them. */
export function mutantTable(verdicts: readonly Verdict[]): string {
  const operators = [...new Set(verdicts.map(({ mutant }) => mutant.operator))].toSorted()
  const rows = operators.map((operator) =>
    rowOf(
      operator,
      verdicts.filter(({ mutant }) => mutant.operator === operator),
    ),
  )
  const all = [['operator', 'planted', 'check', 'compile', 'tests', 'survived'], ...rows, rowOf('all', verdicts)]
  return all
    .map(([name = '', ...figures]) => [name.padEnd(30), ...figures.map((one) => one.padStart(9))].join(''))
    .join('\n')
}

/** Returns the unnoticed mistakes, with their place and reason. */
export function survivorsOf(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ by }) => by === undefined)
    .map(({ mutant, said }) => {
      const { file, line, operator, was, becomes } = mutant
      const why = said === undefined ? reasonOf(mutant) : `the checker crashed: ${said}`
      return `${file}:${line}  ${operator}  ${short(was)} → ${short(becomes)}\n  ${why}`
    })
}

/** Returns the last line of the report. */
export function sentenceOf(verdicts: readonly Verdict[]): string {
  const caught = verdicts.filter(({ by }) => by !== undefined).length
  return `${caught} of ${verdicts.length} mistakes were noticed: ${scoreOf(verdicts)} %. At least ${wanted} % are wanted.`
}

function rowOf(name: string, verdicts: readonly Verdict[]): string[] {
  const of = (catcher: Catcher | undefined) => verdicts.filter(({ by }) => by === catcher).length
  return [name, ...[verdicts.length, of('check'), of('compile'), of('tests'), of(undefined)].map(String)]
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line === '' ? '(nothing)' : line.length > 60 ? `${line.slice(0, 59)}…` : line
}
