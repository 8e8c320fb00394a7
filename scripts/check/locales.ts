// The words of the product: every language says what English says, and English says what is asked for.
import { readBundles, type Bundle } from './bundle'
import type { Finding } from './finding'
import { keyFindings } from './keyRules'
import { sourcesUnder } from './messageUses'
import { productUses } from './productUses'
import { textFindings } from './textRules'
import { untranslated } from './untranslated'
import { findingsOfUses } from './useRules'

/** What is wrong with the texts below a root, language by language. Throws where a file is no JSON. */
export function localeFindings(root: string): readonly Finding[] {
  const bundles = readBundles(root)
  const english = englishOf(bundles)
  const { code, data, built } = productUses(root, english)
  return [
    ...findingsOfUses(english, [...code, ...data, ...built], sourcesUnder(root, 'pages', 'markets', 'src')),
    ...bundles.flatMap((bundle) => bundleFindings(bundle, english)),
  ]
}

/** What is wrong with one bundle beside that of English. */
export function bundleFindings(bundle: Bundle, english: Bundle): readonly Finding[] {
  return [...keyFindings(bundle, english), ...textFindings(bundle, english), ...untranslated(bundle, english)]
}

function englishOf(bundles: readonly Bundle[]): Bundle {
  const found = bundles.find(({ language }) => language === 'en')
  if (!found) throw new Error('There is no locales/en.json, which says what every other language must say.')
  return found
}
