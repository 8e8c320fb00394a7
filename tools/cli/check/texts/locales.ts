// Checks the texts: every language has the keys of English, and English has the keys that the product uses.
import { checkData } from '../grammar/checkData'
import type { Place } from '../../effective/traced'
import type { Files } from '../../files'
import type { Product } from '../../generate/routes'
import { englishIn, placeOfKey, readBundles, type MessageFile } from './bundle'
import type { Finding } from '../finding'
import { withGaps } from './gaps'
import { keyFindings } from './keyRules'
import { withLostInEnglish } from './lostInEnglish'
import { sourcesUnder } from './messageUses'
import { productUses } from './productUses'
import { textFindings } from './textRules'
import { untranslated } from './untranslated'
import { findingsOfUses, type PlaceOfUse } from './useRules'

/** Returns the problems of all languages. Throws if a file is not JSON. */
export function localeFindings(
  root: string | Files,
  product: Pick<Product, 'pages' | 'markets' | 'navigation'> & Partial<Pick<Product, 'sources'>>,
  placeOfData: PlaceOfUse,
): readonly Finding[] {
  const bundles = readBundles(root)
  const english = englishIn(bundles)
  const unreadable = bundles.flatMap(readFindings)
  if (unreadable.length > 0) return unreadable
  const { code, data, built } = productUses(root, product, english)
  const sources = new Map(sourcesUnder(root, 'src').map(({ file, source }) => [file, source]))
  // A product cannot change the engine's code, but it must have its messages.
  const placeOfUse: PlaceOfUse = (use) =>
    placeInCode(use, sources.get(use.where)) ??
    (ofEngine.test(use.where) ? placeOfKey(english, use.key) : placeOfData(use))
  const others = bundles.filter((bundle) => bundle !== english)
  const found = bundles.flatMap((bundle) => ownFindings(bundle, english))
  const offered = new Set(Object.values(product.markets).flatMap(({ languages }) => languages))
  return [
    ...findingsOfUses(english, [...code, ...data, ...built], placeOfUse),
    ...withGaps(withLostInEnglish(found, english, others), others, offered),
  ]
}

const ofEngine = /^(@pagewright\/engine\/|the keyword )/

/** Returns the place of a key that code names as a string. */
function placeInCode({ key, where }: Parameters<PlaceOfUse>[0], source: string | undefined): Place | undefined {
  const at = source?.indexOf(`'${key}'`) ?? -1
  if (source === undefined || at < 0) return undefined
  const before = source.slice(0, at).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  return { file: where, line: before.length, column, endColumn: column + key.length + 2 }
}

/** Returns the problems of one bundle, compared with English. */
export function bundleFindings(bundle: MessageFile, english: MessageFile): readonly Finding[] {
  const unreadable = readFindings(bundle)
  if (unreadable.length > 0) return unreadable
  return [...keyFindings(bundle, english), ...textFindings(bundle, english), ...untranslated(bundle, english)]
}

const known = new WeakMap<MessageFile, { readonly english: MessageFile; readonly findings: readonly Finding[] }>()

/** Caches the findings of a bundle as long as English stays the same. */
function ownFindings(bundle: MessageFile, english: MessageFile): readonly Finding[] {
  const last = known.get(bundle)
  if (last?.english === english) return last.findings
  const findings = bundleFindings(bundle, english)
  known.set(bundle, { english, findings })
  return findings
}

/** Finds what keeps a bundle from being checked: its size, names such as `__proto__`, and values that are not texts. */
function readFindings(bundle: MessageFile): readonly Finding[] {
  const unreadable = checkData(bundle.texts, [], { limits })
    .filter(({ name }) => name !== 'markup' && name !== 'too-deep')
    .map(({ name, where, what }) => ({ ...placeOfKey(bundle, where[0] ?? ''), name, where, what }))
  if (unreadable.length > 0) return unreadable
  return Object.entries<unknown>(bundle.texts)
    .filter(([, text]) => typeof text !== 'string')
    .map(([key]) => ({
      ...placeOfKey(bundle, key),
      name: 'not-a-text',
      where: [key],
      what: 'write a text in quotation marks.',
    }))
}
const limits = { depth: 1, members: 5_000, text: 2_000, name: 100 }
