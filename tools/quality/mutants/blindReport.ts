// Tries blind mistakes on the check, and reports by kind how many it notices, and how often its first line is the right one.
import { checkProject } from '@pagewright/cli'
import { type Files, withChanges } from '@pagewright/cli/source'
import type { Mutant } from './mutant'
import { planted } from './mutant'

export interface BlindVerdict {
  readonly mutant: Mutant
  /** True if the check reports anything. */
  readonly isNoticed: boolean
  /** True if the first finding is at the line of the mistake. */
  readonly isAtLine: boolean
  /** The first finding, if it is at another line. */
  readonly said?: string
  /** The error of a check that crashed. */
  readonly thrown?: string
}

/** Checks a product with one mistake. */
export async function tryBlind(files: Files, mutant: Mutant): Promise<BlindVerdict> {
  try {
    const text = planted(files.read(mutant.file), mutant.edit)
    const [first] = await checkProject(withChanges(files, { [mutant.file]: text }))
    const isAtLine = first?.file === mutant.file && mutant.lines.includes(first.line)
    if (!first || isAtLine) return { mutant, isNoticed: first !== undefined, isAtLine }
    return { mutant, isNoticed: true, isAtLine, said: `${first.file}:${first.line} ${first.name}: ${first.what}` }
  } catch (error) {
    return { mutant, isNoticed: false, isAtLine: false, thrown: String(error) }
  }
}

/** Returns a table with a line for each kind, the mistakes that nobody noticed, and those noticed at another line. */
export function blindReport(verdicts: readonly BlindVerdict[]): string {
  const kinds = [...new Set(verdicts.map(({ mutant }) => mutant.operator))].toSorted()
  const rows = [
    ...kinds.map((kind) =>
      rowOf(
        kind,
        verdicts.filter(({ mutant }) => mutant.operator === kind),
      ),
    ),
    rowOf('all', verdicts),
  ]
  const table = [['kind', 'planted', 'noticed', 'share', 'first line', 'crashed'], ...rows].map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(12))).join(''),
  )
  const missed = verdicts
    .filter(({ isNoticed }) => !isNoticed)
    .map(({ mutant: { file, line, operator, was, becomes }, thrown }) => {
      const change = `${oneLine(was)} → ${oneLine(becomes)}`
      return `${file}:${line}  ${operator}  ${thrown === undefined ? change : `the check crashed: ${thrown}`}`
    })
  const elsewhere = verdicts
    .filter(({ isNoticed, isAtLine }) => isNoticed && !isAtLine)
    .map(({ mutant: { file, line, operator, was, becomes }, said = '' }) =>
      [`${file}:${line}  ${operator}  ${oneLine(was)} → ${oneLine(becomes)}`, `  ${said}`].join('\n'),
    )
  return [
    ...table,
    '',
    ...missed,
    ...(elsewhere.length > 0 ? ['', 'Noticed at another line:', ...elsewhere] : []),
  ].join('\n')
}

function rowOf(kind: string, verdicts: readonly BlindVerdict[]): string[] {
  const noticed = verdicts.filter(({ isNoticed }) => isNoticed)
  const atLine = noticed.filter(({ isAtLine }) => isAtLine)
  const crashed = verdicts.filter(({ thrown }) => thrown !== undefined)
  return [
    kind.replace(/^blind-/, ''),
    String(verdicts.length),
    String(noticed.length),
    share(noticed.length, verdicts.length),
    share(atLine.length, noticed.length),
    String(crashed.length),
  ]
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %`
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line === '' ? '(nothing)' : line.length > 70 ? `${line.slice(0, 69)}…` : line
}
