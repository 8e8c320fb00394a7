// The bundles as they stand in the files, and what can be told of a text without reading its language.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Bundle {
  readonly language: string
  readonly texts: { readonly [key: string]: string }
  /** Keys in the order of the file, a repeated one as often as it stands there. */
  readonly keys: readonly string[]
}

const folder = join(import.meta.dirname, '../../locales')

/** Every bundle of the product. */
export const bundles: readonly Bundle[] = readdirSync(folder).map(bundleOf)
export const english = bundleNamed('en')

/** The bundle of a language; throws where there is none. */
export function bundleNamed(language: string): Bundle {
  const found = bundles.find((bundle) => bundle.language === language)
  if (!found) throw new Error(`There is no locales/${language}.json.`)
  return found
}

/** A key without its plural form: 'a.days' of 'a.days_few'. */
export function baseOf(key: string): string {
  return key.replace(pluralForm, '')
}

/** The plural form at the end of a key; undefined where the text has one form only. */
export function formOf(key: string): string | undefined {
  return pluralForm.exec(key)?.[1]
}

export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name]) => name ?? ''))].sort()
}

/** What is left of a text to translate. */
export function wordsOf(text: string): string {
  return text.replaceAll(placeholder, ' ').trim()
}

const placeholder = /\{\{(\w+)\}\}/g
const pluralForm = /_(zero|one|two|few|many|other)$/

function bundleOf(file: string): Bundle {
  const source = readFileSync(join(folder, file), 'utf8')
  const texts = JSON.parse(source) as Bundle['texts']
  const keys = [...source.matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key ?? '')
  return { language: file.replace(/\.json$/, ''), texts, keys }
}
