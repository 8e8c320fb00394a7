// The texts of a new thing in every language, from flags, a file, or a person.
import { baseOf } from '../check/texts/messageParts'
import { addMember } from './insert'
import type { Answers, Ask, Question } from './questions'
import type { SourceEdits } from './sources'
import { jsonRoot, propertiesOf, nameOf } from './syntax'

/** The flags that give texts. */
export const wordQuestions: readonly Question[] = [
  {
    name: 'label',
    kind: 'values',
    asks: '<language>=<text>, or <language>:<key>=<text> for another key; repeat for each',
    isNeeded: () => false,
  },
  {
    name: 'labels',
    asks: 'a JSON file: { "<language>": { "<key>": "<words>" } }',
    isNeeded: () => false,
  },
]

/** Returns the languages of the product, English first. */
export function languagesIn(sources: SourceEdits): readonly string[] {
  const all = sources
    .list('locales')
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice('locales/'.length, -'.json'.length))
  return [...all.filter((one) => one === 'en'), ...all.filter((one) => one !== 'en')]
}

/** Returns the message keys without their plural forms. */
export function messageKeys(sources: SourceEdits): ReadonlySet<string> {
  return new Set(Object.keys(textsIn(sources, 'en')).map(baseOf))
}

export function textsIn(sources: SourceEdits, language: string): { readonly [key: string]: string } {
  return JSON.parse(sources.read(`locales/${language}.json`)) as { [key: string]: string }
}

/**
 * Adds texts; existing keys stay as they are. The text of the first key can be given without its name. A key needs its
 * English text, which may be guessed, and other languages may follow: `npm run check` warns of those. Throws if an English
 * text is missing and nobody can be asked.
 */
export async function addWords(
  sources: SourceEdits,
  keys: readonly string[],
  answers: Answers,
  ask: Ask | undefined,
  guess?: (key: string) => string,
): Promise<void> {
  const known = messageKeys(sources)
  const wanted = [...new Set(keys)].filter((key) => !known.has(key))
  const languages = languagesIn(sources)
  const given = givenWords(sources, wanted, languages, answers)
  const missing: string[] = []
  for (const key of wanted) {
    for (const language of languages) {
      const isOptional = language !== 'en'
      const guessed = isOptional ? undefined : guess?.(key)
      const hint = isOptional ? ' (Enter leaves it for later)' : guessed === undefined ? '' : ` (Enter: "${guessed}")`
      const said = given.get(`${language}:${key}`) ?? (await ask?.(`${key} in ${language}${hint}: `))?.trim()
      const words = said || (guessed ?? said)
      if (words !== undefined && !(isOptional && words === '')) put(sources, language, key, words)
      else if (!isOptional) missing.push(key === wanted[0] ? `${language}=…` : `${language}:${key}=…`)
    }
  }
  if (missing.length > 0)
    throw new Error(
      `English texts are missing. Give each as --label "…", or all in a file, --labels texts.json:\n${missing.map((one) => `  --label "${one}"`).join('\n')}`,
    )
}

function givenWords(
  sources: SourceEdits,
  wanted: readonly string[],
  languages: readonly string[],
  { label, labels }: Answers,
): ReadonlyMap<string, string> {
  const given = new Map<string, string>()
  const note = (language: string, key: string, words: string) => {
    if (!languages.includes(language))
      throw new Error(`There are no texts in "${language}". There are: ${languages.join(', ')}.`)
    if (!wanted.includes(key)) throw new Error(`"${key}" needs no text. Needed: ${wanted.join(', ') || 'none'}.`)
    given.set(`${language}:${key}`, words)
  }
  if (labels !== undefined) {
    const all = JSON.parse(sources.outside(labels)) as {
      readonly [language: string]: string | { readonly [key: string]: string }
    }
    for (const [language, found] of Object.entries(all)) {
      if (typeof found === 'string') note(language, wanted[0] ?? '', found)
      else for (const [key, words] of Object.entries(found)) note(language, key, words)
    }
  }
  for (const one of label?.split('\n') ?? []) {
    const [, language = '', key = wanted[0] ?? '', words] = /^([\w-]+)(?::([^=]+))?=(.*)$/s.exec(one) ?? []
    if (words === undefined) throw new Error(`--label "${one}" is not valid: write "<language>=<text>".`)
    note(language, key, words)
  }
  return given
}

/** Adds a text after the last key of its area, so that the file keeps its order. */
function put(sources: SourceEdits, language: string, key: string, words: string): void {
  const place = jsonRoot(sources, `locales/${language}.json`)
  const area = (name: string) => name.slice(0, name.lastIndexOf('.') + 1)
  const kin = propertiesOf(place.node).filter((one) => area(nameOf(one)) === area(key))
  const near =
    kin.length > 0 ? kin : propertiesOf(place.node).filter((one) => nameOf(one).startsWith(`${key.split('.')[0]}.`))
  addMember(sources, place, key, words, near.at(-1))
}
