// The definitions of schemas/ with the changes so far.
import type { Node } from '../effective/trace'
import {
  lookUp,
  inline,
  splitApi,
  type Call,
  type Definitions,
  type JsonSchema,
  type SchemaSet,
} from '../generate/schemaSet'
import { apiRoots, pathOf } from '../check/product/routeOwner'
import { addItem, addJson, addMember } from './insert'
import type { SourceEdits } from './sources'
import { jsonRoot, memberOf } from './syntax'

const tables: ReadonlySet<string> = new Set(['schemas/api.json', 'schemas/native.json'])

export function callsIn(sources: SourceEdits): { readonly [endpoint: string]: Call } {
  return splitApi(JSON.parse(sources.read('schemas/api.json'))).calls
}

/** Returns the names in the path of a call, without the folder of the whole API: `shop` and `list` of `POST /web/shop/list`. */
export function pathNames(sources: SourceEdits, call: string): readonly string[] {
  const names = pathOf(call)
    .split('/')
    .filter((name) => name !== '' && !name.startsWith('{'))
  const [first = ''] = names
  const paths = [...Object.keys(callsIn(sources)), call].map(pathOf)
  const isFolder = /^(api|web|v\d+)$/.test(first) || apiRoots(paths).has(first.toLowerCase())
  return isFolder && names.length > 1 ? names.slice(1) : names
}

export function setIn(sources: SourceEdits): SchemaSet {
  const files = sources.list('schemas').filter((file) => file.endsWith('.json') && !tables.has(file))
  return Object.fromEntries(
    files.map((file) => [
      file.slice('schemas/'.length),
      (JSON.parse(sources.read(file)) as { $defs?: Definitions }).$defs ?? {},
    ]),
  )
}

export function whole(sources: SourceEdits, ref: string): JsonSchema {
  return inline(setIn(sources), { $ref: ref }, '')
}

export function formRef(form: string): string {
  return `forms.json#/$defs/${form}`
}

/** Adds a member to the definition of a reference. */
export function addProperty(sources: SourceEdits, ref: string, name: string, schema: JsonSchema | null): void {
  const { file, name: definition } = lookUp(setIn(sources), ref, '')
  addJson(sources, `schemas/${file}`, ['$defs', definition, 'properties', name], schema)
}

/** Makes a member of a definition required. */
export function addRequired(sources: SourceEdits, ref: string, name: string): void {
  const { file: schemas, name: definition } = lookUp(setIn(sources), ref, '')
  const file = `schemas/${schemas}`
  const node = ['$defs', definition].reduce(
    (from, member) => memberOf(from, member)?.value as Node,
    jsonRoot(sources, file).node,
  )
  const required = memberOf(node, 'required')
  if (required) addItem(sources, { file, node: required.value as Node }, name)
  else addMember(sources, { file, node }, 'required', [name], memberOf(node, 'properties'))
}
