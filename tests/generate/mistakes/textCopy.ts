// The real texts with one mistake, and what `npm run check` reports.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleOf, type MessageFile } from '../../../tools/cli/check/bundle'
import { findingText } from '../../../tools/cli/check/finding'
import { bundleFindings } from '../../../tools/cli/check/locales'
import { usesInData } from '../../../tools/cli/check/messageUses'
import { findingsOfUses } from '../../../tools/cli/check/useRules'
import { root } from '../../../tools/cli/root'
import { make, type Tree } from './copy'

const sourceOf = (language: string) => readFileSync(join(root, 'locales', `${language}.json`), 'utf8')
const english = bundleOf('en', sourceOf('en'))

const nowhere = { file: '', line: 1, column: 1, endColumn: 2 }

/** Returns the findings of the check of texts while a text of a language is replaced. */
export function textFindingsWith(language: string, key: string, text: unknown): string[] {
  const texts = JSON.parse(sourceOf(language)) as Tree
  make(texts, { path: key, value: text })
  const bundle: MessageFile = bundleOf(language, JSON.stringify(texts, null, 2))
  return bundleFindings(bundle, language === 'en' ? bundle : english).map(
    (finding) => `${finding.name} ${findingText(finding)}`,
  )
}

/** Returns the findings about the places that use messages. */
export function useFindingsOf(tree: Tree): string[] {
  return findingsOfUses(english, usesInData(tree.pages, 'pages'), () => nowhere).map(
    (finding) => `${finding.name} ${findingText(finding)}`,
  )
}
