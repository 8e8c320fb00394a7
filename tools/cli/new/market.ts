// Adds a market: a file with only what a market requires, and its entry in markets.config.ts.
import type { Market } from '@pagewright/engine/tools'
import { traceExport } from '../effective/trace'
import { plain } from '../effective/traced'
import { addImportTo, importsIn } from '../change/documents/imports'
import { addMemberText } from './insert'
import type { Kind } from './kind'
import { camel } from '../camel'
import { marketIds } from './language'
import { answerTo, partsOf } from './questions'
import type { SourceEdits } from './sources'
import { declared, memberAt } from './syntax'
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
    const name = camel(id)
    const file = `markets/${name}.ts`
    if (marketIds(sources).includes(id)) throw new Error(`There is a market "${id}" already.`)
    if (sources.has(file)) throw new Error(`${file} is there already.`)
    const from = answerTo(answers, 'from')
    const model = modelOf(sources, from)
    const currency = answerTo(answers, 'currency')
    const own = Object.fromEntries((answers.fact?.split('\n') ?? []).map(factOf))
    // A fact that is the old currency becomes the new currency.
    const taken = Object.entries(model.facts).map(([fact, value]) => [
      fact,
      value === model.currency ? currency : value,
    ])
    const market = {
      product: answerTo(answers, 'product'),
      favicon: answers.favicon ?? model.favicon,
      ...(model.figureFont !== undefined && { figureFont: model.figureFont }),
      hosts: {
        development: { web: [], api: '' },
        production: { web: [answerTo(answers, 'host')], api: answerTo(answers, 'api') },
      },
      languages: partsOf(answers.languages),
      linkHosts: answers.hosts === undefined ? model.linkHosts : partsOf(answers.hosts),
      currency,
      timeZone: answerTo(answers, 'zone'),
      shortDivisor: model.shortDivisor,
      tokens: model.tokens,
      ...(model.icons !== undefined && { icons: model.icons }),
      facts: { ...(Object.fromEntries(taken) as object), ...own },
    }
    const { head, tail } = framesOf(sources, from)
    sources.write(file, `${head}\n\nexport const ${name} = ${JSON.stringify(market)}${tail}\n`)
    const all = declared(sources, 'markets.config.ts', 'markets')
    if (!all) throw new Error('markets.config.ts declares no "markets".')
    addMemberText(sources, all, id, name)
    addImportTo(sources, 'markets.config.ts', name, `./${file.slice(0, -3)}`)
    const kept = taken.flatMap(([fact = '', value]) => (Object.hasOwn(own, fact) || value === currency ? [] : [fact]))
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

interface Frames {
  /** The imports that the new file uses. */
  readonly head: string
  /** The rest of the statement behind the object, such as `satisfies`. */
  readonly tail: string
}

/** Returns the code of a market's file that a market like it repeats. */
function framesOf(sources: SourceEdits, id: string): Frames {
  const all = declared(sources, 'markets.config.ts', 'markets')
  const place = all && memberAt(sources, all, id)
  if (!place) throw new Error(`The market "${id}" has no file.`)
  const { text, body } = sources.parse(place.file)
  const statement = body.find(({ start, end }) => start <= place.node.start && place.node.end <= end)
  const tail = text.slice(place.node.end, statement?.end).replace(/\s*$/, '')
  const imports = importsIn(sources, place.file).flatMap(({ node, names }) => names.map((local) => ({ node, local })))
  const used = imports.filter(({ local }) => new RegExp(`\\b${local}\\b`).test(tail))
  const head = [...new Set(used.map(({ node }) => text.slice(node.start, node.end)))].join('\n')
  return { head, tail }
}
