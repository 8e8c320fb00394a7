// Findings as plain rows with their places on pages, for the studio and for agents.
import { isObject } from '@pagewright/engine/tools'
import { plainProduct } from '../change/impact'
import { Refused } from '../change/change'
import type { Files } from '../files'
import { type Finding, findingText, rootCauses } from './finding'
import { fixesOf } from './fixes'
import { silentMembers } from './grammar/checkRule'

interface ProblemRow {
  readonly name: string
  readonly file: string
  readonly line: number
  readonly says: string
  /** Other places with the same cause, each as `file:line`. */
  readonly also?: readonly string[]
  /** True if the page, or everything that needs the value, cannot be shown. */
  readonly isStop?: true
}

/** A problem with its place on a page, and its correction. */
interface PlacedProblem extends ProblemRow {
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
    ...(one.isStop && { isStop: true }),
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

/** A value of a page: the route, and the names of members from the outside inwards. */
interface PagePath {
  readonly page: string
  readonly path: readonly string[]
}

/**
 * Returns the path of a subject, such as `/shop › list › title`, or of the nearest value around it. Returns undefined if
 * the subject is no page. A subject leaves out some members, such as `blocks`; the path has them.
 */
function pagePathOf(pages: unknown, where: readonly string[]): PagePath | undefined {
  // A market's change of a page is about the page.
  const [page = '', ...names] = where[1] === 'pages' ? where.slice(2) : where
  if (!isObject(pages) || !Object.hasOwn(pages, page)) return undefined
  const path: string[] = []
  let value: unknown = pages[page]
  for (const name of names) {
    const step = stepTo(value, name)
    if (!step) break
    path.push(...step.names)
    value = step.value
  }
  return { page, path }
}

function stepTo(value: unknown, name: string) {
  if (!isObject(value)) return undefined
  if (Object.hasOwn(value, name)) return { names: [name], value: value[name] }
  for (const silent of silentMembers) {
    const held = value[silent]
    if (isObject(held) && Object.hasOwn(held, name)) return { names: [silent, name], value: held[name] }
  }
  return undefined
}
