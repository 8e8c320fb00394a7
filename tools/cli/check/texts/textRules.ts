// Rules about the words and characters of a message. They need no dictionary of its language.
import { isRtl } from '@pagewright/engine/tools'
import { placeOfKey, type MessageFile } from './bundle'
import type { Finding } from '../finding'
import type { FindingName } from '../explanations'
import { placeholdersOf, wordsOf, baseOf, formOf, formsOf, isOneNumber } from './messageParts'
import { latinNames, sameAsEnglish, type Same } from './sameAsEnglish'

/**
 * Finds texts with other placeholders or figures than English, with markup, hidden controls, foreign digits, or another
 * script. What only reads badly is a warning.
 */
export function textFindings(bundle: MessageFile, english: MessageFile): Finding[] {
  return Object.entries(bundle.texts).flatMap(([key, text]) => {
    const place = placeOfKey(bundle, key)
    const fits = (rule: Rule) => !rule.isFor || rule.isFor(bundle.language)
    const plain = rules
      .filter((rule) => fits(rule) && rule.isBroken(text, key))
      .map(({ name, says }) => ({ ...place, name, where: [key], what: says }))
    const all = [
      ...plain,
      ...placeholders(bundle, english, key),
      ...figures(bundle, english, key),
      ...writing(bundle, key),
    ]
    return all.map((finding) => (breaking.has(finding.name) ? finding : { ...finding, isWarning: true }))
  })
}

/** With one of these, people would read something that is no text, or a value would be missing. */
const breaking: ReadonlySet<FindingName> = new Set([
  'empty',
  'markup',
  'broken-placeholder',
  'missing-placeholder',
  'unknown-placeholder',
])

interface Rule {
  readonly name: FindingName
  readonly says: string
  isFor?(language: string): boolean
  isBroken(text: string, key: string): boolean
}

const rules: readonly Rule[] = [
  { name: 'empty', says: 'says nothing.', isBroken: (text) => text.trim() === '' },
  {
    name: 'spaces',
    says: 'begins or ends with a space, or has two in a row.',
    isBroken: (text) => text.trim() !== '' && (text !== text.trim() || /\s{2}/.test(text)),
  },
  {
    name: 'unfinished',
    says: 'is a placeholder for a text that somebody still has to write.',
    // Capitals only: "todo" is a word of Portuguese.
    isBroken: (text, key) =>
      text === key || /\b(TODO|TBD|FIXME|XXX+)\b|\?{3}|^\[[^\]]*\]$/.test(text) || /lorem ipsum|dolor sit/i.test(text),
  },
  {
    name: 'markup',
    says: 'contains markup or a nested key; write plain text and {{name}} for placeholders.',
    isBroken: (text) => /[<>]|&#?\w+;|\$t\(/.test(text),
  },
  {
    name: 'broken-placeholder',
    says: 'has a brace outside a placeholder; write {{name}}.',
    isBroken: (text) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
  },
  {
    name: 'hidden-control',
    says: 'contains an invisible direction character; remove it, because the engine sets the direction.',
    isBroken: (text) => /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/.test(text),
  },
  {
    name: 'foreign-digits',
    says: 'contains digits other than 0-9; every language uses Latin digits.',
    isBroken: (text) => /\p{Nd}/u.test(text.replaceAll(/[0-9]/g, '')),
  },
  {
    name: 'turned-figures',
    says: 'joins numbers by a hyphen: after a letter of this script, browsers draw 2026-01-31 as 31-01-2026.',
    isFor: isRtl,
    isBroken: (text) => /[\d}]\s?[-–]\s?[\d{]/.test(text),
  },
  {
    name: 'foreign-comma',
    says: 'has a Latin comma, semicolon or question mark; use ، ؛ ؟',
    isFor: isRtl,
    isBroken: (text) => /[,;?]/.test(text.replaceAll(latinNames, '')),
  },
]

function placeholders(bundle: MessageFile, english: MessageFile, key: string): Finding[] {
  const base = baseOf(key)
  const model = english.texts[`${base}_other`] ?? english.texts[base]
  if (model === undefined) return []
  const mayOmit = isOneNumber(bundle.language, formOf(key))
  const found = placeholdersOf(bundle.texts[key] ?? '')
  const wanted = placeholdersOf(model)
  const all =
    wanted.length === 0 ? 'English has none.' : `English has ${wanted.map((name) => `{{${name}}}`).join(', ')}.`
  const place = placeOfKey(bundle, key)
  return [
    ...wanted
      .filter((name) => !found.includes(name) && !(mayOmit && name === 'count'))
      .map((name) => ({
        ...place,
        name: 'missing-placeholder' as const,
        where: [key],
        what: `{{${name}}} is missing; ${all}`,
      })),
    ...found
      .filter((name) => !wanted.includes(name))
      .map((name) => ({
        ...place,
        name: 'unknown-placeholder' as const,
        where: [key],
        what: `{{${name}}} gets no value; ${all}`,
      })),
  ]
}

/** Finds figures that English lacks, where it has some: a language may write 3 where English writes "three". */
function figures(bundle: MessageFile, english: MessageFile, key: string): Finding[] {
  const found = figuresIn(bundle.texts[key] ?? '')
  if (found.length === 0) return []
  const base = baseOf(key)
  const models = [base, ...englishForms.map((form) => `${base}_${form}`)]
  const wanted = new Set(models.flatMap((name) => figuresIn(english.texts[name] ?? '')))
  const other = wanted.size === 0 ? [] : found.filter((figure) => !wanted.has(figure))
  return [...new Set(other)].map((figure) => ({
    ...placeOfKey(bundle, key),
    name: 'other-figure' as const,
    where: [key],
    what: `says ${figure}; English says ${[...wanted].join(', ')}.`,
  }))
}

const englishForms = formsOf('en')

function figuresIn(text: string): readonly string[] {
  return wordsOf(text).match(/\d+/g) ?? []
}

const scripts: { readonly [script: string]: RegExp } = {
  Latn: /\p{Script=Latin}/u,
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Hans: /\p{Script=Han}/u,
}

/** The address of a link in Markdown. */
const linkAddress = /\]\([^)\s]*\)/g

const sameEverywhere = new Set(sameAsEnglish.flatMap(({ keys, languages }) => (languages === 'all' ? keys : [])))

const scriptByLanguage = new Map<string, string>()

/** Returns the script of a language, such as `Arab`. Asking `Intl` takes too long to do it for each text. */
function scriptOf(language: string): string {
  const script = scriptByLanguage.get(language) ?? new Intl.Locale(language).maximize().script ?? ''
  scriptByLanguage.set(language, script)
  return script
}

function writing(bundle: MessageFile, key: string): Finding[] {
  const { language } = bundle
  const script = scriptOf(language)
  const own = scripts[script]
  if (!own)
    throw new Error(`The check does not know the letters of the script "${script}" of "${bundle.language}" yet.`)
  if (sameEverywhere.has(key)) return []
  const words = wordsOf(bundle.texts[key] ?? '')
    .replaceAll(linkAddress, ']')
    .replaceAll(latinNames, '')
  const foreign = Object.entries(scripts).filter(([name, pattern]) => name !== script && pattern.test(words))
  return foreign.map(([name]) => ({
    ...placeOfKey(bundle, key),
    name: 'foreign-script' as const,
    where: [key],
    what: `has ${name} letters in a ${script} text; only names may.`,
  }))
}

/** Finds texts that nobody translated, except the allowed ones. */
export function untranslated(
  bundle: MessageFile,
  english: MessageFile,
  allowed: readonly Same[] = sameAsEnglish,
): Finding[] {
  if (bundle.language === english.language) return []
  const mine = allowed.filter(({ languages }) => languages === 'all' || languages.includes(bundle.language))
  const names = new Set(mine.flatMap(({ keys }) => keys))
  const same = Object.keys(bundle.texts).filter((key) => bundle.texts[key] === englishOf(key, english))
  return same
    .filter((key) => !names.has(key) && isWords(bundle.texts[key] ?? ''))
    .map((key) => ({
      ...placeOfKey(bundle, key),
      name: 'untranslated' as const,
      where: [key],
      what: `reads "${bundle.texts[key]}" as in English; translate it.`,
    }))
}

/** Plural forms that English does not have correspond to its 'other'. */
function englishOf(key: string, { texts }: MessageFile): string | undefined {
  return texts[key] ?? texts[`${baseOf(key)}_other`]
}

function isWords(text: string): boolean {
  return /\p{L}/u.test(wordsOf(text).replaceAll(latinNames, ''))
}
