// Finds where pages, code and the engine use messages, and compares these uses with the messages that exist.
import {
  destinationRule,
  entryRule,
  isObject,
  type Market,
  mergePatch,
  messageOf,
  nearest,
  objectRule,
  pageRule,
  type Rule,
  shapeOf,
  sourceRule,
  textFormats,
} from '@pagewright/engine/tools'
import type { RJSFSchema } from '@rjsf/utils'
import { type Files, filesAt } from '../../files'
import type { Product } from '../../generate/loadProduct'
import { engineFolder } from '../../engineFile'
import { type MessageFile, placeOfKey } from './bundle'
import type { Place } from '../../effective/traced'
import { suggestion, type Finding } from '../finding'
import { own } from '../grammar/known'
import { placeholdersOf, baseOf } from './messageParts'

/** Returns the uses in code, in pages and markets, and of keys that the engine builds at run time. */
export function productUses(
  root: string | Files,
  {
    pages,
    sources = {},
    markets,
    navigation = {},
  }: Pick<Product, 'pages' | 'markets' | 'navigation'> & Partial<Pick<Product, 'sources'>>,
  english: MessageFile,
): { readonly [from in 'code' | 'data' | 'built']: Use[] } {
  const areas = areasOf(english)
  return {
    code: [
      ...sourcesUnder(root, 'src')
        .filter(({ file }) => !file.startsWith('src/engine/'))
        .flatMap(({ file, source }) => usesInCode(source, file, areas)),
      // In the engine, only its own messages are literal. Any other dotted string may be something else.
      ...engineSources(root).flatMap(({ file, source }) => usesInCode(source, file, new Set(['engine']))),
    ],
    data: [
      ...Object.entries(pages).flatMap(([route, page]) => usesInData(page, route)),
      ...Object.entries(markets).flatMap(([id, market]) => usesOfMarket(pages, market, id)),
      ...Object.entries(sources).flatMap(([id, source]) => usesInData(source, `sources › ${id}`, sourceRule)),
      ...Object.entries(navigation).flatMap(([id, place]) => usesInData(place, `navigation › ${id}`, destinationRule)),
    ],
    built: keywordUses(),
  }
}

/** Returns the messages that only the pages of a market have. */
export function usesOfMarket(pages: Product['pages'], market: Pick<Market, 'pages'>, id: string): Use[] {
  return Object.entries(market.pages ?? {}).flatMap(([route, patch]) => {
    const usual = new Set(usesInData(pages[route], '').map(({ key, where }) => `${where} ${key}`))
    return usesInData(mergePatch(pages[route], patch), '')
      .filter(({ key, where }) => !usual.has(`${where} ${key}`))
      .map((use) => ({ ...use, where: `${id} › pages › ${route}${use.where}` }))
  })
}

/** Returns the code of the engine: of this repository with its changes, or of the installed package. */
function engineSources(root: string | Files): readonly MessageSource[] {
  const own = sourcesUnder(root, 'src/engine')
  if (own.length > 0) return own
  return sourcesUnder(engineFolder, '.').map(({ file, source }) => ({ file: `@pagewright/engine/${file}`, source }))
}

/** Returns the first parts of all keys: `guild` for 'guild.title'. */
export function areasOf({ texts }: Pick<MessageFile, 'texts'>): ReadonlySet<string> {
  return new Set(Object.keys(texts).map((key) => key.split('.', 1)[0] ?? ''))
}

export interface Use {
  readonly key: string
  /** The file, or the route and the path of the member. */
  readonly where: string
  /** The placeholders that get values. Undefined if only the code knows them. */
  readonly given?: readonly string[]
}

/** A file of code, as a path from the root. */
interface MessageSource {
  readonly file: string
  readonly source: string
}

/** Returns the code files of some folders. Omits generated files, which repeat the pages. */
export function sourcesUnder(root: string | Files, ...folders: readonly string[]): MessageSource[] {
  const files = filesAt(root)
  return folders
    .flatMap((folder) => files.below(folder))
    .filter((file) => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('src/generated/'))
    .map((file) => ({ file, source: files.read(file) }))
}

/**
 * Returns the literal keys in code: arguments of `t`, and strings that begin with an area of messages, such as
 * `engine`.
 */
export function usesInCode(source: string, where: string, areas: ReadonlySet<string>): Use[] {
  const given = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? '')
  const told = [...source.matchAll(/(?<=['"])([a-z]+)(\.[\w-]+)+(?=['"])/g)].filter(([, area]) => areas.has(area ?? ''))
  return [...new Set([...given, ...told.map(([key]) => key)])].map((key) => ({ key, where }))
}

/** Returns the messages of a page, or of another value that follows a rule of the page language. */
export function usesInData(data: unknown, where: string, rule: Rule = pageRule, isFilled = false): Use[] {
  if (typeof data === 'string') {
    const rules = alternatives(rule)
    // Beside paths and literals, a text is one of these, and messages are objects.
    const isKey = rules.length > 0 && rules.every((one) => one.is === 'name' && one.set === 'message')
    return isKey ? [{ key: data, where, ...(!isFilled && { given: [] }) }] : []
  }
  const entry = entryRule(rule)
  if (Array.isArray(data))
    return entry ? data.flatMap((one, index) => usesInData(one, `${where} › ${index}`, entry)) : []
  if (!isObject(data)) return []
  const members = objectRule(rule, data)?.members
  const { say, with: given } = data
  if (members?.['say'] && typeof say === 'string')
    return [{ key: say, where, given: isObject(given) ? Object.keys(given) : [] }]
  return Object.entries(data).flatMap(([name, one]) => {
    const inner = members ? own(members, name)?.rule : entry
    return inner ? usesInData(one, `${where} › ${name}`, inner, members ? filled.has(name) : isFilled) : []
  })
}

/** Members whose messages get their values from the form or the call. */
const filled = new Set(['messages', 'message', 'failed'])

/** Returns the rules of which a text must keep one. */
function alternatives(rule: Rule): readonly Rule[] {
  const shape = shapeOf(rule)
  if (shape.is === 'either') return shape.of.flatMap(alternatives)
  return shape.is === 'object' ? [] : [shape]
}

/** Returns the place of a use. */
export type PlaceOfUse = (use: Pick<Use, 'key' | 'where'>) => Place

/** Finds used keys that do not exist, unused keys, and placeholders without a value or values without a placeholder. */
export function findingsOfUses(english: MessageFile, uses: readonly Use[], placeOfUse: PlaceOfUse): Finding[] {
  const bases = [...new Set(Object.keys(english.texts).map(baseOf))]
  const known = new Set(bases)
  const named = new Set(uses.map(({ key }) => key))
  const lost = uses
    .filter(({ key }) => !known.has(key))
    .map(({ key, where }) => {
      const near = nearest(key, bases)
      const what = near === undefined ? `; add it to ${english.file}.` : '.'
      const place = placeOfUse({ key, where })
      return {
        ...place,
        name: 'unknown-message' as const,
        where: [key],
        what: `${where} names it${what}`,
        ...suggestion(near),
      }
    })
  const idle = bases
    .filter((base) => !named.has(base))
    .map((base) => ({
      ...placeOfKey(english, base, `${base}_one`, `${base}_other`),
      name: 'unused-key' as const,
      where: [base],
      what: 'no page, market or code uses it; remove it from every language.',
      isWarning: true,
    }))
  return [...lost, ...idle, ...values(english, uses, placeOfUse)]
}

function values(english: MessageFile, uses: readonly Use[], placeOfUse: PlaceOfUse): Finding[] {
  const all = wantedValues(english)
  return uses.flatMap(({ key, where, given }) => {
    const wanted = all.get(key)
    if (!given || wanted === undefined || String(given.toSorted()) === String(wanted)) return []
    return [
      {
        ...placeOfUse({ key, where }),
        name: 'wrong-values' as const,
        where: [key],
        what: `${where} gives ${listed(given)}; the text has ${listed(wanted)}.`,
      },
    ]
  })
}

/**
 * Returns the placeholders by key. Plural forms need `count`, even if they show another text for it. Omits the product's
 * name, which every text gets.
 */
function wantedValues({ texts }: MessageFile): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, readonly string[]>()
  for (const [key, text] of Object.entries(texts)) {
    const base = baseOf(key)
    const names = [...(wanted.get(base) ?? []), ...placeholdersOf(text), ...(base === key ? [] : ['count'])]
    wanted.set(base, [...new Set(names)].filter((name) => name !== 'product').sort())
  }
  return wanted
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.map((name) => `{{${name}}}`).join(', ')
}

/** Returns the keys of validation messages, for each keyword and type of value. */
function keywordUses(): Use[] {
  return asked.map(([keyword, schema, params = {}]) => ({
    key: messageOf({ path: ['a'], keyword, params }, undefined, schema, 'A').key,
    where: `the keyword ${keyword}`,
  }))
}

type Asked = readonly [keyword: string, schema: RJSFSchema, params?: { readonly [name: string]: unknown }]

const text: RJSFSchema = { type: 'string' }
const lengths: RJSFSchema = { ...text, minLength: 2, maxLength: 4 }
const numbers: RJSFSchema = { type: 'number', minimum: 2, maximum: 4 }
const lists: RJSFSchema = { type: 'array', items: text, minItems: 2, maxItems: 4 }
const choice: RJSFSchema = { enum: ['a', 'b'] }
const consent: RJSFSchema = { type: 'boolean', const: true }

const asked: readonly Asked[] = [
  ...['required', 'dependentRequired', 'enum', 'const', 'oneOf', 'anyOf'].flatMap((keyword) =>
    [text, choice, consent].map((schema) => [keyword, schema] as const),
  ),
  ...['string', 'integer', 'number', ['integer', 'null']].map((type) => ['type', text, { type }] as const),
  ...[lengths, numbers, lists].flatMap((schema) =>
    ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'].flatMap((keyword) =>
      [2, 3, 4].map((limit) => [keyword, schema, { limit }] as const),
    ),
  ),
  ...[...Object.keys(textFormats), 'a format of another vocabulary'].map(
    (format) => ['format', text, { format }] as const,
  ),
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'uniqueItems', 'additionalProperties', 'contains'].map(
    (keyword) => [keyword, text] as const,
  ),
  ...['pattern', 'blank', 'propertyNames', 'earliest', 'latest'].map((keyword) => [keyword, text] as const),
]
