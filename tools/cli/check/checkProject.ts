// All that is wrong with a product: its pages, markets and schemas, what they leave unused, and its texts.
import { filesAt, type Files } from '../files'
import { examine, type Examined } from '../generate/examine'
import { configFindings, unreadable } from './configFindings'
import type { Finding } from './finding'
import { locator } from './locate'
import { localeFindings } from './locales'
import { ruleProblems } from './rules/all'

/** Finds it in the product at a root, or in its files with changes (`withChanges`), in the order of the files. */
export async function checkProject(root: string | Files): Promise<readonly Finding[]> {
  const files = filesAt(root)
  try {
    const examined = await examine(files)
    const more = examined.usable ? ruleProblems(files, examined.usable, isGood(examined)) : []
    return inOrder([...configFindings(files, examined, more), ...textFindings(files, examined)])
  } catch (error) {
    return [unreadable(error)]
  }
}

/** Nothing of it stands back. */
function isGood({ problems, loaded }: Examined): boolean {
  return problems.length === 0 && loaded.repeated.length === 0
}

function textFindings(files: Files, examined: Examined): readonly Finding[] {
  const { loaded, usable } = examined
  if (!usable || loaded.unknown.length > 0) return []
  const locate = locator(files, loaded)
  const { pages, markets } = usable.product
  try {
    const found = localeFindings(files, { pages, markets }, ({ key, where }) =>
      locate({ name: 'unknown-message', where: where.split(' › '), what: JSON.stringify(key) }),
    )
    return found.filter(({ name, file }) => {
      // A page that names a message which is not there has been told so by the grammar.
      if (name === 'unknown-message') return file.startsWith('src/')
      return name !== 'unused-key' || isGood(examined)
    })
  } catch (error) {
    return [unreadable(error)]
  }
}

function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => compared(a.file, b.file) || a.line - b.line || a.column - b.column || compared(a.name, b.name),
  )
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
