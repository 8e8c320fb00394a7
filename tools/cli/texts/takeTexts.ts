// Puts translated texts into the file of a language, if all of them are good.
import { nearest } from '@pagewright/engine/tools'
import { bundleOf, type MessageFile } from '../check/texts/bundle'
import { findingText } from '../check/finding'
import { bundleFindings } from '../check/texts/locales'
import { baseOf } from '../check/texts/messageParts'
import { keysIn, modelOf, type TranslatedRow } from './textRow'

export interface TakenTexts {
  /** The text of the language's file. */
  readonly source: string
  readonly changed: readonly string[]
  /** The number of rows without a translation. */
  readonly open: number
}

/** Returns the file with the translations, or what is wrong with them. One bad text keeps all of them out. */
export function takeTexts(
  rows: readonly TranslatedRow[],
  bundle: MessageFile,
  english: MessageFile,
): TakenTexts | { readonly problems: readonly string[] } {
  const known = keysIn(bundle.language, english)
  const translated = rows.filter(({ text }) => text.trim() !== '')
  const problems = rowProblems(translated, known, english)
  if (problems.length > 0) return { problems }
  const texts = withTexts(bundle, known, new Map(translated.map(({ key, text }) => [key, text])))
  const changed = Object.keys(texts).filter((key) => texts[key] !== bundle.texts[key])
  const source = `${JSON.stringify(texts, null, 2)}\n`
  const bad = bundleFindings(bundleOf(bundle.language, source), english)
    .filter(({ name, where }) => name !== 'missing-key' && changed.includes(where[0] ?? ''))
    .map(findingText)
  return bad.length > 0 ? { problems: bad } : { source, changed, open: rows.length - translated.length }
}

function rowProblems(
  rows: readonly TranslatedRow[],
  known: readonly string[],
  english: MessageFile,
): readonly string[] {
  const first = new Map<string, string>()
  return rows.flatMap(({ key, english: source, text }) => {
    if (!known.includes(key)) {
      const near = nearest(key, known)
      return [`${key}: there is no such text.${near === undefined ? '' : ` Did you mean "${near}"?`}`]
    }
    const now = modelOf(key, english)
    if (source !== now) return [`${key}: English has changed. It was "${source}" and is now "${now}".`]
    const before = first.get(key) ?? text
    first.set(key, before)
    return before === text ? [] : [`${key}: there are two translations, "${before}" and "${text}".`]
  })
}

/** Adds texts. A new key stands where English has it, and no other line changes. */
function withTexts(
  { texts }: MessageFile,
  known: readonly string[],
  added: ReadonlyMap<string, string>,
): { readonly [key: string]: string } {
  const keys = Object.keys(texts)
  for (const key of known.filter((one) => added.has(one) && !keys.includes(one))) {
    const sooner = new Set(known.slice(0, known.indexOf(key)).map(baseOf))
    keys.splice(keys.findLastIndex((one) => sooner.has(baseOf(one))) + 1, 0, key)
  }
  return Object.fromEntries(keys.map((key) => [key, added.get(key) ?? texts[key] ?? '']))
}
