// The words of the product: every language says what English says, and English says what is asked for.
import { checkData } from '../../src/engine/config/checkData'
import { placeOf, readBundles, type Bundle } from './bundle'
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
  const unreadable = bundles.flatMap(readFindings)
  if (unreadable.length > 0) return unreadable
  const { code, data, built } = productUses(root, english)
  return [
    ...findingsOfUses(english, [...code, ...data, ...built], sourcesUnder(root, 'pages', 'markets', 'src')),
    ...bundles.flatMap((bundle) => bundleFindings(bundle, english)),
  ]
}

/** What is wrong with one bundle beside that of English. */
export function bundleFindings(bundle: Bundle, english: Bundle): readonly Finding[] {
  const unreadable = readFindings(bundle)
  if (unreadable.length > 0) return unreadable
  return [...keyFindings(bundle, english), ...textFindings(bundle, english), ...untranslated(bundle, english)]
}

/** What keeps a bundle from being gone through: its size, names that reach a prototype, and what is no text. */
function readFindings(bundle: Bundle): readonly Finding[] {
  const unreadable = checkData(bundle.texts, [], { limits })
    .filter(({ name }) => name !== 'markup' && name !== 'too-deep')
    .map(({ name, where, what }) => ({
      ...placeOf(bundle, where[0] ?? ''),
      name,
      what: `${where.join(' › ')}: ${what}`,
    }))
  if (unreadable.length > 0) return unreadable
  return Object.entries<unknown>(bundle.texts)
    .filter(([, text]) => typeof text !== 'string')
    .map(([key]) => ({
      ...placeOf(bundle, key),
      name: 'not-a-text',
      what: `${key}: write one text in quotation marks.`,
    }))
}
const limits = { depth: 1, members: 5_000, text: 2_000, name: 100 }

function englishOf(bundles: readonly Bundle[]): Bundle {
  const found = bundles.find(({ language }) => language === 'en')
  if (!found) throw new Error('There is no locales/en.json, which says what every other language must say.')
  return found
}
