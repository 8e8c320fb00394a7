// Adds a market: a file with only what a market requires, and its entry in markets.config.ts.
import type { Market } from '@pagewright/engine/tools'
import { traceExport } from '../effective/trace'
import { plain } from '../effective/traced'
import { createDocument } from '../change/documents/createDocument'
import type { Kind } from './kind'
import { marketIds } from './language'
import { answerTo, partsOf } from './questions'
import type { SourceEdits } from './sources'
import { languagesIn } from './words'

const never = () => false
const isHost = { pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, words: 'a host without a scheme, such as m.shop.example' }

export const marketKind: Kind = {
  summary: 'Adds a market as a copy of another one.',
  example:
    '--id france --from main --product Shop --host shop.example --api https://api.shop.example --languages en --currency EUR --zone Europe/Paris',
  questions: [
    {
      name: 'id',
      asks: 'the id of the market',
      like: { pattern: /^[a-z][\w-]*$/, words: 'a small letter, then letters, digits and -' },
    },
    { name: 'from', asks: 'the market to copy from', allowed: marketIds },
    { name: 'product', asks: 'the name that people see' },
    { name: 'host', asks: 'the host of its pages in production', like: isHost },
    {
      name: 'api',
      asks: 'the root of its API in production',
      like: { pattern: /^https:\/\/[a-z0-9.-]+$/, words: 'an address, such as https://api.shop.example' },
    },
    {
      name: 'languages',
      asks: 'its languages; the fallback is English, or else the first',
      allowed: languagesIn,
      several: true,
    },
    { name: 'currency', asks: 'its currency', like: { pattern: /^[A-Z]{3}$/, words: 'three letters, such as EUR' } },
    { name: 'zone', asks: 'its time zone', allowed: Intl.supportedValuesOf('timeZone') },
    { name: 'hosts', asks: 'hosts that links may go to; those of --from by default', isNeeded: never },
    { name: 'favicon', asks: 'its icon in public/; that of --from by default', isNeeded: never },
    { name: 'fact', kind: 'values', asks: 'a fact as <name>=<value>; those of --from by default', isNeeded: never },
  ],
  words: ({ id = '', from = '' }) => `New market ${id}, like ${from}.`,

  plan(answers, sources) {
    const id = answerTo(answers, 'id')
    const from = answerTo(answers, 'from')
    const model = modelOf(sources, from)
    const currency = answerTo(answers, 'currency')
    const own = Object.fromEntries((answers.fact?.split('\n') ?? []).map(factOf))
    const value = {
      product: answerTo(answers, 'product'),
      ...(answers.favicon !== undefined && { favicon: answers.favicon }),
      hosts: { production: { web: [answerTo(answers, 'host')], api: answerTo(answers, 'api') } },
      languages: partsOf(answers.languages),
      ...(answers.hosts !== undefined && { linkHosts: partsOf(answers.hosts) }),
      currency,
      timeZone: answerTo(answers, 'zone'),
      facts: own,
      // These say what differs. The command makes a market with only what it must have.
      ...Object.fromEntries(['designWidth', 'report', 'pages', 'schemas', 'texts'].map((member) => [member, null])),
    }
    createDocument(sources, { do: 'create', market: id, like: from, value })
    const kept = Object.entries(model.facts).flatMap(([fact, old]) =>
      Object.hasOwn(own, fact) || old === model.currency ? [] : [fact],
    )
    const notes = kept.length === 0 ? [] : [`Facts copied from "${from}"; check whether they fit: ${kept.join(', ')}.`]
    return { words: [], notes }
  },
}

function modelOf(sources: SourceEdits, id: string): Market {
  const found = (plain(traceExport(sources.root, 'markets.config.ts', 'markets')) as { [id: string]: Market })[id]
  if (!found) throw new Error(`There is no market "${id}".`)
  return found
}

function factOf(text: string): readonly [string, string] {
  const [, fact, value] = /^(\w+)=(.+)$/.exec(text) ?? []
  if (fact === undefined || value === undefined)
    throw new Error(`--fact "${text}" is not valid: write "<name>=<value>".`)
  return [fact, value]
}
