// Checks the texts: every language has the keys of English, and English has the keys that the product uses. The texts that
// a language lacks are drafts: warnings, put together by language. Only a release needs them.
import type { Market } from '@pagewright/engine/tools'
import { checkData } from '../grammar/checkData'
import type { Place } from '../../effective/traced'
import type { Files } from '../../files'
import type { Product } from '../../generate/loadProduct'
import { englishIn, placeOfKey, readBundles, type MessageFile } from './bundle'
import type { Finding } from '../finding'
import { keyFindings, withLostInEnglish } from './keyRules'
import { sourcesUnder, productUses, findingsOfUses, type PlaceOfUse } from './messageUses'
import { textFindings, untranslated } from './textRules'

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
  const gaps = untranslated(bundle, english)
  const same = new Set(gaps.map(({ where }) => where[0]))
  const own = textFindings(bundle, english).filter(({ name, where }) => !(ofEnglish.has(name) && same.has(where[0])))
  return [...keyFindings(bundle, english), ...own, ...gaps]
}

/** What follows from a text that is still the English one. */
const ofEnglish: ReadonlySet<string> = new Set(['foreign-script', 'foreign-comma'])

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

/** Returns a sentence for each language that a market offers and that lacks texts. A build warns of these. */
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
