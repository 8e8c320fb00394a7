// Finds all problems of a product: of its pages, markets and schemas, unused parts, and texts.
import { filesAt, type Files } from '../files'
import { examine, type Examined } from './product/examine'
import { configFindings, unreadable, createLocator } from './locate'
import type { Finding } from './finding'
import { localeFindings } from './texts/locales'
import { richLinkFindings } from './texts/richLinks'
import { marketSites, ruleProblems } from './rules/all'
import { unusedNames } from './unusedNames'

/** Returns the problems of the product at a root, or of files with changes (`withChanges`), those first that stop a page. Unused things come last. */
export async function checkProject(root: string | Files): Promise<readonly Finding[]> {
  return (await checkedProject(root)).findings
}

/** The problems of a check, and the product that it has read. */
export interface CheckedProject {
  readonly findings: readonly Finding[]
  /** Absent if a file has a syntax error. */
  readonly examined?: Examined
}

/** Lets other work run between two parts of a long one. Throws if the result is no longer wanted. */
export type Pause = () => Promise<void>

/** Returns the problems as `checkProject` does, with the product that was read for them. */
export async function checkedProject(root: string | Files, pause?: Pause): Promise<CheckedProject> {
  const files = filesAt(root)
  try {
    const examined = await examine(files)
    await pause?.()
    const more = examined.usable ? ruleProblems(files, examined.usable, isGood(examined)) : []
    const idle = examined.usable && isGood(examined) ? unusedNames(files) : []
    const links = examined.usable ? richLinkFindings(files, marketSites(examined.usable)) : []
    const found = [...configFindings(files, examined, more), ...idle, ...links]
    await pause?.()
    found.push(...textFindings(files, examined))
    return { findings: inOrder(found), examined }
  } catch (error) {
    return { findings: [unreadable(error)] }
  }
}

/** Returns true if the product can be used as a whole. */
function isGood({ problems, loaded }: Examined): boolean {
  return problems.length === 0 && loaded.repeated.length === 0
}

function textFindings(files: Files, examined: Examined): readonly Finding[] {
  const { loaded, usable } = examined
  if (!usable || loaded.unknown.length > 0) return []
  const locate = createLocator(files, loaded)
  const { pages, sources, markets, navigation = {} } = usable.product
  try {
    const found = localeFindings(files, { pages, sources, markets, navigation }, ({ key, where }) =>
      locate({ name: 'unknown-message', where: where.split(' › '), what: JSON.stringify(key) }),
    )
    return found.filter(({ name, file }) => {
      // The grammar has already reported unknown messages of pages.
      if (name === 'unknown-message') return /^(src|locales)\//.test(file)
      return name !== 'unused-key' || isGood(examined)
    })
  } catch (error) {
    return [unreadable(error)]
  }
}

/** Orders findings by what they break: first what stops a page, last what is only a warning or follows from others. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const rank = ({ isStop, isWarning, name }: Finding) =>
    isStop ? 0 : Number(isWarning === true) + Number(follows.has(name)) + 1
  return findings.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      compared(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compared(a.name, b.name),
  )
}

/** An unused thing is often the consequence of another problem, so these come last. */
const follows: ReadonlySet<string> = new Set(['unused', 'unused-key', 'unreachable-page'])

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
