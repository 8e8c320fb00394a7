// Adds a language: a file with every key, and an entry in each market that offers it.
import { formsOf, baseOf, formOf, isOneNumber, placeholdersOf } from '../check/texts/messageParts'
import { addItem } from './insert'
import type { Kind } from './kind'
import { answerTo, partsOf } from './questions'
import { declared, memberAt, propertiesOf, nameOf } from './syntax'
import type { SourceEdits } from './sources'
import { languagesIn, textsIn } from './words'

const never = () => false

export const languageKind: Kind = {
  summary: 'Adds a language as a copy of another one, or from a file of its texts.',
  example: '--id kk --from en --markets main',
  questions: [
    {
      name: 'id',
      asks: 'the language',
      like: { pattern: /^[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?$/, words: 'a BCP 47 tag, such as kk or pt-BR' },
    },
    {
      name: 'from',
      asks: 'the language whose texts are copied',
      allowed: languagesIn,
      isNeeded: ({ texts }) => texts === undefined,
    },
    { name: 'texts', asks: 'a JSON file with its texts by key, instead of --from', isNeeded: never },
    { name: 'markets', asks: 'the markets that offer it', allowed: marketIds, several: true },
  ],
  words: ({ id = '', markets = '' }) => `New language ${id} of ${markets}.`,

  plan(answers, sources) {
    const id = answerTo(answers, 'id')
    if (languagesIn(sources).includes(id)) throw new Error(`locales/${id}.json is there already.`)
    const texts =
      answers.texts === undefined
        ? inFormsOf(id, textsIn(sources, answerTo(answers, 'from')))
        : (JSON.parse(sources.outside(answers.texts)) as { [key: string]: string })
    sources.write(`locales/${id}.json`, `${JSON.stringify(texts, null, 2)}\n`)
    for (const market of partsOf(answers.markets)) {
      const all = declared(sources, 'markets.config.ts', 'markets')
      const place = all && memberAt(sources, all, market)
      const languages = place && memberAt(sources, place, 'languages')
      if (languages?.node.type !== 'ArrayExpression')
        throw new Error(`The market "${market}" has no list of languages.`)
      addItem(sources, languages, id)
    }
    const from = answers.from
    const notes = [
      ...(answers.texts === undefined
        ? [`locales/${id}.json still has the texts of locales/${from}.json: translate it.`]
        : []),
      ...(from !== undefined && addTerms(sources, id, from) ? [`${glossary} has its terms from "${from}".`] : []),
    ]
    return { words: [], notes, drafts: [`locales/${id}.json`] }
  },
}

const glossary = 'docs/glossary.md'

/** Adds a column to the table of terms, with the terms of another language. Returns false if there is no such table. */
function addTerms(sources: SourceEdits, id: string, from: string): boolean {
  const lines = sources.has(glossary) ? sources.read(glossary).split('\n') : []
  const head = lines.find((line) => line.startsWith('|'))?.split('|') ?? []
  const column = head.findIndex((cell) => cell.trim() === from)
  if (column < 0) return false
  const more = lines.map((line, index) => {
    if (!line.startsWith('|')) return line
    const cell = line === head.join('|') && index === lines.indexOf(line) ? ` ${id} ` : (line.split('|')[column] ?? '')
    return `${line}${cell}|`
  })
  sources.write(glossary, more.join('\n'))
  return true
}

export function marketIds(sources: SourceEdits): readonly string[] {
  const all = declared(sources, 'markets.config.ts', 'markets')
  return all ? propertiesOf(all.node).map(nameOf) : []
}

/** Converts texts to the plural forms of a language. A text without a number is only used if its form has one number. */
function inFormsOf(language: string, texts: { readonly [key: string]: string }): { [key: string]: string } {
  const forms = formsOf(language)
  const done = new Set<string>()
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): (readonly [string, string])[] => {
      if (formOf(key) === undefined) return [[key, text]]
      const base = baseOf(key)
      if (done.has(base)) return []
      done.add(base)
      const other = texts[`${base}_other`] ?? text
      return forms.map((form) => {
        const own = texts[`${base}_${form}`] ?? other
        const isFit = isOneNumber(language, form) || placeholdersOf(own).includes('count')
        return [`${base}_${form}`, isFit ? own : other] as const
      })
    }),
  )
}
