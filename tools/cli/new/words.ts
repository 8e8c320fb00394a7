// The words that something new needs, in every language: given by flags or a file, or asked for.
import { baseOf } from '../check/plural'
import { addMember } from './insert'
import type { Answers, Ask, Question } from './questions'
import type { Sources } from './sources'
import { jsonRoot, propertiesOf, nameOf } from './syntax'

/** The flags by which words are given. */
export const wordQuestions: readonly Question[] = [
  {
    name: 'label',
    kind: 'values',
    asks: '<language>=<words>, or <language>:<key>=<words> for another key; once for each',
    isNeeded: () => false,
  },
  {
    name: 'labels',
    kind: 'value',
    asks: 'a JSON file: { "<language>": { "<key>": "<words>" } }',
    isNeeded: () => false,
  },
]

/** The languages that the product has texts in, English first. */
export function languagesIn(sources: Sources): readonly string[] {
  const all = sources
    .list('locales')
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice('locales/'.length, -'.json'.length))
  return [...all.filter((one) => one === 'en'), ...all.filter((one) => one !== 'en')]
}

/** Message keys without their plural forms. */
export function messageKeys(sources: Sources): ReadonlySet<string> {
  return new Set(Object.keys(textsIn(sources, 'en')).map(baseOf))
}

export function textsIn(sources: Sources, language: string): { readonly [key: string]: string } {
  return JSON.parse(sources.read(`locales/${language}.json`)) as { [key: string]: string }
}

/**
 * Adds the words of keys to every language; a key that is there already stays as it is. The first key is the one whose
 * words need no name. Throws where words are missing and nobody can be asked.
 */
export async function addWords(
  sources: Sources,
  keys: readonly string[],
  answers: Answers,
  ask: Ask | undefined,
): Promise<void> {
  const known = messageKeys(sources)
  const wanted = [...new Set(keys)].filter((key) => !known.has(key))
  const languages = languagesIn(sources)
  const given = givenWords(sources, wanted, languages, answers)
  const missing: string[] = []
  for (const key of wanted) {
    for (const language of languages) {
      const words = given.get(`${language}:${key}`)
      if (words !== undefined) put(sources, language, key, words)
      else if (ask) put(sources, language, key, (await ask(`${key} in ${language}: `)).trim())
      else missing.push(key === wanted[0] ? `${language}=…` : `${language}:${key}=…`)
    }
  }
  if (missing.length > 0)
    throw new Error(
      `Words are missing. Say each as --label "…", or all in a file, --labels words.json:\n${missing.map((one) => `  --label "${one}"`).join('\n')}`,
    )
}

function givenWords(
  sources: Sources,
  wanted: readonly string[],
  languages: readonly string[],
  { label, labels }: Answers,
): ReadonlyMap<string, string> {
  const given = new Map<string, string>()
  const note = (language: string, key: string, words: string) => {
    if (!languages.includes(language))
      throw new Error(`There are no texts in "${language}". There are: ${languages.join(', ')}.`)
    if (!wanted.includes(key))
      throw new Error(`No words of "${key}" are needed. Needed: ${wanted.join(', ') || 'none'}.`)
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
    if (words === undefined) throw new Error(`--label "${one}" is not possible: write "<language>=<words>".`)
    note(language, key, words)
  }
  return given
}

/** Puts words behind the last key of the same area, so that a file keeps its order. */
function put(sources: Sources, language: string, key: string, words: string): void {
  const place = jsonRoot(sources, `locales/${language}.json`)
  const area = (name: string) => name.slice(0, name.lastIndexOf('.') + 1)
  const kin = propertiesOf(place.node).filter((one) => area(nameOf(one)) === area(key))
  const near =
    kin.length > 0 ? kin : propertiesOf(place.node).filter((one) => nameOf(one).startsWith(`${key.split('.')[0]}.`))
  addMember(sources, place, key, words, near.at(-1))
}
