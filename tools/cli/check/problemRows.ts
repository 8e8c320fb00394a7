// Findings as plain rows, for the studio and for agents.
import { plainProduct } from '../change/impact'
import { Refused } from '../change/change'
import type { Files } from '../files'
import { type Finding, findingText } from './finding'
import { fixesOf } from './fixes'
import { type PagePath, pagePathOf } from './pagePath'
import { rootCauses } from './rootCauses'

export interface ProblemRow {
  readonly name: string
  readonly file: string
  readonly line: number
  readonly says: string
  /** Other places with the same cause, each as `file:line`. */
  readonly also?: readonly string[]
}

/** A problem with its place on a page, and its correction. */
export interface PlacedProblem extends ProblemRow {
  readonly at?: PagePath
  /** A sentence about the correction, if there is exactly one. */
  readonly fix?: string
}

/** Returns a row for each cause. Findings that follow from it are folded under it. */
export function problemRows(findings: readonly Finding[]): readonly ProblemRow[] {
  return rootCauses(findings).map(rowOf)
}

/** Returns the rows with their places on pages and their corrections, in the files that the findings are about. */
export function placedProblems(findings: readonly Finding[], files: Files): readonly PlacedProblem[] {
  if (findings.length === 0) return []
  const pages = pagesIn(files)
  return rootCauses(findings).map((one) => {
    const at = pagePathOf(pages, one.where)
    const [fix, ...others] = fixesOf([one], files)
    return {
      ...rowOf(one),
      ...(at && { at }),
      ...(fix && { fix: others.length === 0 ? fix.words : severalWords(fix) }),
    }
  })
}

function severalWords({ words }: { readonly words: string }): string {
  return `${words} So do the other places.`
}

function rowOf(one: Finding): ProblemRow {
  return {
    name: one.name,
    file: one.file,
    line: one.line,
    says: findingText(one),
    ...(one.same && { also: one.same.map(({ file, line }) => `${file}:${line}`) }),
  }
}

/** Returns the pages. None while one of their files has a syntax error. */
function pagesIn(files: Files): unknown {
  try {
    return plainProduct(files)['pages']
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
