// Writes the JSON Schemas of pages, overlays, parts and markets for editors.
import { fieldWidgets, marketRule, marketValues, pageRule, partRule } from '@pagewright/engine/tools'
import type { Known, Tree } from '../check/grammar/known'
import { scopes, type ClosedSet } from './names'
import { patchesOf } from './patch'
import { ruleDefinitions } from './ruleSchema'
import { pathPattern, ref, setName, type SchemaDefinitions, type Schema } from './toSchema'

/** Returns the schemas with the names of a product: texts by path below .pagewright. */
export function editorSchemas(known: Known, languages: readonly string[]): { readonly [path: string]: string } {
  const own = namesOf(known, languages)
  const page = ruleDefinitions(pageRule, own, true)
  const inPage = reachable('PageConfig', page)
  const market = ofProduct(ruleDefinitions(marketRule, own), known)
  return {
    'editor/page.json': schemaText('A page.', 'PageConfig', inPage),
    'editor/overlay.json': schemaText('A change of a page.', 'PageConfig-patch', patchesOf(page, 'PageConfig'), inPage),
    'editor/part.json': schemaText('A part.', 'Part', ruleDefinitions(partRule, {})),
    'editor/market.json': schemaText('A market.', 'Market', market, inPage),
  }
}

/** Returns one definition for each closed set of names of the product. */
function namesOf(known: Known, languages: readonly string[]): SchemaDefinitions {
  const sets: { readonly [set in ClosedSet]: Schema } = {
    message: oneOfNames(known.messages),
    endpoint: oneOfNames(Object.keys(known.endpoints)),
    route: oneOfNames([...new Set([...known.routes, ...(known.otherRoutes ?? [])])]),
    form: oneOfNames(Object.keys(known.forms)),
    icon: oneOfNames(known.icons),
    event: oneOfNames(known.events ?? []),
    part: oneOfNames(Object.keys(known.parts ?? {})),
    widget: oneOfNames(known.widgets),
    fieldWidget: oneOfNames([...Object.keys(fieldWidgets), ...known.widgets]),
    nativeCall: oneOfNames(Object.keys(known.nativeCalls)),
    language: oneOfNames(languages),
    definition: { type: 'string' },
    path: { type: 'string', pattern: pathPattern, description: `Begins with one of ${scopes.join(', ')}.` },
  }
  return Object.fromEntries(Object.entries(sets).map(([set, schema]) => [setName(set as ClosedSet), schema]))
}

/** Returns a schema that allows some names. A product may have none of a kind, and `enum` may not be empty. */
function oneOfNames(names: readonly string[]): Schema {
  return names.length > 0 ? { enum: names } : { not: {} }
}

/** Closes a market's `pages` to the routes of the product, and its `facts` to those of the first market. */
function ofProduct(definitions: SchemaDefinitions, known: Known): SchemaDefinitions {
  const { Market } = definitions as { readonly Market: { readonly properties: { readonly [name: string]: Schema } } }
  const { pages, facts } = Market.properties
  const change = { anyOf: [{ $ref: 'overlay.json' }, { type: 'null' }] }
  const routes = [...new Set([...known.routes, ...(known.otherRoutes ?? [])])]
  const own = Object.entries(known.scope.properties?.market?.properties ?? {}).filter(
    ([name]) => !marketValues.includes(name),
  )
  const properties = {
    ...Market.properties,
    pages: { ...closed(Object.fromEntries(routes.map((route) => [route, change]))), description: pages?.description },
    facts: { ...treeSchema({ properties: Object.fromEntries(own) }), description: facts?.description },
  }
  return { ...definitions, Market: { ...Market, properties } }
}

function closed(properties: { readonly [name: string]: Schema }): Schema {
  return { type: 'object', properties, additionalProperties: false }
}

/** Returns the schema of a fact, by the value that the first market has. */
function treeSchema({ properties, items, type }: Tree): Schema {
  if (properties) {
    const members = Object.entries(properties).map(([name, tree]) => [name, treeSchema(tree)] as const)
    return { ...closed(Object.fromEntries(members)), required: Object.keys(properties) }
  }
  if (items) return { type: 'array', items: treeSchema(items) }
  return type === undefined ? {} : { type }
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
