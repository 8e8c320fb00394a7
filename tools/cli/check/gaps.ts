// Puts the texts that a language lacks together, and warns only where no market offers the language.
import { placeOfKey, type MessageFile } from './bundle'
import type { Finding } from './finding'

/** So many gaps of a language are listed one by one. */
const few = 5

/**
 * Returns findings of texts, in which one finding of each language tells of many gaps. A language that no market offers
 * is still being translated: its gaps are warnings.
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
      return offered.has(bundle.language)
        ? told
        : [notOffered(bundle), ...told].map((finding) => ({ ...finding, isWarning: true }))
    }),
  ]
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
