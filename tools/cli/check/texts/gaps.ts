// Treats the texts that a language lacks as drafts: warnings, put together by language. Only a build needs them.
import type { Market } from '@pagewright/engine/tools'
import type { Files } from '../../files'
import { englishIn, placeOfKey, readBundles, type MessageFile } from './bundle'
import type { Finding } from '../finding'
import { keyFindings } from './keyRules'

/** So many gaps of a language are listed one by one. */
const few = 5

/**
 * Returns findings of texts, in which the gaps of a language are warnings. Many gaps are one finding. `offered` has the
 * languages of all markets.
 */
export function withGaps(
  findings: readonly Finding[],
  bundles: readonly MessageFile[],
  offered: ReadonlySet<string>,
): readonly Finding[] {
  const isGap = ({ name }: Finding) => name === 'missing-key' || name === 'untranslated' || name === 'missing-form'
  return [
    ...findings.filter((finding) => !isGap(finding) || !bundles.some(({ file }) => file === finding.file)),
    ...bundles.flatMap((bundle) => {
      const gaps = findings.filter((finding) => finding.file === bundle.file && isGap(finding))
      const told = gaps.length > few ? [together(gaps.length, bundle)] : gaps
      const all = offered.has(bundle.language) ? told : [notOffered(bundle), ...told]
      return all.map((finding) => ({ ...finding, isWarning: true }))
    }),
  ]
}

/** Returns a sentence for each language that a market offers and that lacks texts. A build is refused for these. */
export function missingTexts(
  files: Files,
  markets: { readonly [id: string]: Pick<Market, 'languages'> },
): readonly string[] {
  const bundles = readBundles(files)
  const english = englishIn(bundles)
  return bundles.flatMap((bundle) => {
    const { language } = bundle
    const missing = keyFindings(bundle, english).filter(({ name }) => name === 'missing-key' || name === 'missing-form')
    const [first] = missing
    const offering = Object.entries(markets).flatMap(([id, { languages }]) =>
      languages.includes(language) ? [id] : [],
    )
    if (!first || offering.length === 0) return []
    const count = missing.length === 1 ? '1 text' : `${missing.length} texts`
    return [
      `${bundle.file} lacks ${count}, such as "${first.where.join('')}", and ${offering.join(', ')} offers it: npm run texts -- out ${language} --to ${language}.csv.`,
    ]
  })
}

function notOffered(bundle: MessageFile): Finding {
  const what = 'no market offers this language yet: add it to the languages of a market, or remove the file.'
  return { ...placeOfKey(bundle), name: 'unused', where: [bundle.language], what }
}

function together(count: number, bundle: MessageFile): Finding {
  const { language } = bundle
  return {
    ...placeOfKey(bundle),
    name: 'missing-key',
    where: [language],
    what: `${count} texts are missing or still English; for a translator, write them to a file: npm run texts -- out ${language} --to ${language}.csv.`,
  }
}
