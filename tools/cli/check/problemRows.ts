// Findings as plain rows, for the studio and for agents.
import { type Finding, findingText } from './finding'
import { rootCauses } from './rootCauses'

export interface ProblemRow {
  readonly name: string
  readonly file: string
  readonly line: number
  readonly says: string
  /** Other places with the same cause, each as `file:line`. */
  readonly also?: readonly string[]
}

/** Returns a row for each cause. Findings that follow from it are folded under it. */
export function problemRows(findings: readonly Finding[]): readonly ProblemRow[] {
  return rootCauses(findings).map((one) => ({
    name: one.name,
    file: one.file,
    line: one.line,
    says: findingText(one),
    ...(one.same && { also: one.same.map(({ file, line }) => `${file}:${line}`) }),
  }))
}
