// Writes the JSON Schemas of pages, overlays and markets for editors, and docs/language.md.
import type { Files } from '../files'
import { fieldWidgets, type Known, pageRule } from '@pagewright/engine/tools'
import { languageText } from './document'
import { scopes, type ClosedSet } from './names'
import { patchesOf } from './patch'
import { readTypes } from './readTypes'
import { ruleDefinitions } from './ruleSchema'
import { ruleSections } from './ruleSections'
import { definitionsOf, pathPattern, ref, setName, type SchemaDefinitions, type Schema } from './toSchema'

const folder = 'src/engine/language/types'
const marketFiles = ['market.ts', 'tokenNames.ts'].map((file) => `${folder}/${file}`)
const factsFile = 'markets/facts.ts'

export interface LanguageTexts {
  /** Texts by path below src/generated. */
  readonly files: { readonly [path: string]: string }
  readonly document: string
}

/** Returns the schemas with the names of a product, and the document. Returns undefined if there is no product. */
export function languageTexts(
  files: Files,
  known: Known | undefined,
  languages: readonly string[],
): LanguageTexts | undefined {
  if (!known || files.below(folder).length === 0) return undefined
  const hasFacts = files.below('markets').includes(factsFile)
  const marketTypes = readTypes(
    [...marketFiles, ...(hasFacts ? [factsFile] : [])].map((file) => ({ file, text: files.read(file) })),
  )
  const own = namesOf(known, languages)
  const page = ruleDefinitions(pageRule, own)
  const market = definitionsOf(marketTypes, 'Market', hasFacts ? own : { ...own, 'names-facts': { type: 'object' } })
  const inPage = reachable('PageConfig', page)
  const texts = {
    'editor/page.json': schemaText('A page.', 'PageConfig', inPage),
    'editor/overlay.json': schemaText('A change of a page.', 'PageConfig-patch', patchesOf(page, 'PageConfig'), inPage),
    'editor/market.json': schemaText('A market.', 'Market', withOverlays(market), inPage),
  }
  return { files: texts, document: languageText(marketTypes, ruleSections()) }
}

/** Returns one definition for each closed set of names of the product. */
function namesOf(known: Known, languages: readonly string[]): SchemaDefinitions {
  const sets: { readonly [set in ClosedSet]: Schema } = {
    message: { enum: known.messages },
    endpoint: { enum: Object.keys(known.endpoints) },
    route: { enum: [...new Set([...known.routes, ...(known.otherRoutes ?? [])])] },
    form: { enum: Object.keys(known.forms) },
    icon: { enum: known.icons },
    widget: { enum: known.widgets },
    fieldWidget: { enum: [...Object.keys(fieldWidgets), ...known.widgets] },
    nativeCall: { enum: Object.keys(known.nativeCalls) },
    language: { enum: languages },
    path: { type: 'string', pattern: pathPattern, description: `Begins with one of ${scopes.join(', ')}.` },
  }
  return Object.fromEntries(Object.entries(sets).map(([set, schema]) => [setName(set as ClosedSet), schema]))
}

/** Replaces the schema of a market's `pages`: each entry is an overlay or `null`. */
function withOverlays(definitions: SchemaDefinitions): SchemaDefinitions {
  const { Market } = definitions as {
    readonly Market: { readonly properties: { readonly pages: { readonly properties: object } } }
  }
  const { pages } = Market.properties
  const change = { anyOf: [{ $ref: 'overlay.json' }, { type: 'null' }] }
  const properties = Object.fromEntries(Object.keys(pages.properties).map((route) => [route, change]))
  return {
    ...definitions,
    Market: { ...Market, properties: { ...Market.properties, pages: { ...pages, properties } } },
  }
}

/** Refers to page.json for the definitions that it already has. */
function schemaText(
  description: string,
  name: string,
  definitions: SchemaDefinitions,
  inPage: SchemaDefinitions = {},
): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: `${description} Written by \`npm run generate\`.`,
    allOf: [ref(name)],
    definitions: reachable(name, definitions, inPage),
  }
  const text = JSON.stringify(schema, null, 1).replaceAll(/"#\/definitions\/([\w-]+)"/g, (own, one: string) =>
    Object.hasOwn(inPage, one) ? `"page.json#/definitions/${one}"` : own,
  )
  return `${text}\n`
}

/** Returns the definitions that one definition uses, directly or indirectly, and itself. Omits those in `elsewhere`. */
function reachable(name: string, definitions: SchemaDefinitions, elsewhere: SchemaDefinitions = {}): SchemaDefinitions {
  const found: { [name: string]: Schema } = {}
  const visit = (one: string): void => {
    const definition = definitions[one]
    if (!definition || Object.hasOwn(found, one) || Object.hasOwn(elsewhere, one)) return
    found[one] = definition
    for (const [, next = ''] of JSON.stringify(definition).matchAll(/"#\/definitions\/([\w-]+)"/g)) visit(next)
  }
  visit(name)
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}
