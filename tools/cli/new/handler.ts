// Writes an answer of the sandbox to a new call, with example values from its schema.
import { lookUp, type JsonSchema } from '../generate/schemaSet'
import { camel } from '../camel'
import { callsIn, pathNames, setIn, whole } from './contract'
import { addImportTo } from '../change/documents/imports'
import { addSpread } from './insert'
import type { SourceEdits } from './sources'
import { declared } from './syntax'

const table = 'sandbox/handlers.ts'
const rowsMade = 3

/** Writes a handler into a file of its own and adds it to the table. Does nothing in a product without such a table. */
export function addHandler(sources: SourceEdits, call: string, isList: boolean): void {
  // What the handler imports. A sandbox of the testkit needs none: it answers each call by its schema.
  const isThere = [table, 'sandbox/handler.ts', 'sandbox/paging.ts'].every((file) => sources.has(file))
  const handlers = isThere ? declared(sources, table, 'handlers') : undefined
  if (!handlers) return
  const name = camel(pathNames(sources, call).join('/'))
  const path = `sandbox/handlers/${name}`
  const free = sources.has(`${path}.ts`) ? `${path}Call` : path
  const response = callsIn(sources)[call]?.response ?? ''
  sources.write(
    `${free}.ts`,
    isList ? listText(sources, call, response, name) : answerText(sources, call, response, name),
  )
  addSpread(sources, handlers, `${name}Handlers`)
  addImportTo(sources, table, `${name}Handlers`, `./${free.slice('sandbox/'.length)}`)
}

function listText(sources: SourceEdits, call: string, response: string, name: string): string {
  const items = lookUp(setIn(sources), response, '').schema.properties?.list?.items
  const type = /\w+$/.exec(items?.$ref ?? '')?.[0] ?? 'never'
  const row = whole(sources, response).properties?.list?.items ?? {}
  const rows = Array.from({ length: rowsMade }, (_, index) => sample(row, 'row', index + 1))
  return `import type { ${type} } from '../../src/generated/types'
import type { Handlers } from '../handler'
import { pageOfList } from '../paging'

/** Made from the schema. */
const rows: readonly ${type}[] = ${JSON.stringify(rows)}

export const ${name}Handlers = {
  '${call}': (_context, { page }) => pageOfList(page, rows),
} satisfies Partial<Handlers>
`
}

function answerText(sources: SourceEdits, call: string, response: string, name: string): string {
  return `import type { Handlers } from '../handler'

export const ${name}Handlers = {
  // Made from the schema.
  '${call}': () => (${JSON.stringify(sample(whole(sources, response), 'answer', 1))}),
} satisfies Partial<Handlers>
`
}

/** Returns a value that fits a schema. Omits optional pictures, because there are none. */
function sample(schema: JsonSchema, name: string, index: number): unknown {
  const { type, enum: values, properties = {}, items, required = [] } = schema
  if (Array.isArray(values)) return values[(index - 1) % values.length] as unknown
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).flatMap(([member, inner]) => {
          const isPicture = /(avatar|image|icon|cover|logo)/.test(member) && !required.includes(member)
          return !inner || isPicture ? [] : [[member, sample(inner, member, index)]]
        }),
      )
    case 'array':
      return items ? [sample(items, name, index)] : []
    case 'boolean':
      return index % 2 === 1
    case 'integer':
    case 'number':
      return numberFor(schema, name, index)
    default:
      return /(^|_)(id|uid|no)$/.test(name) ? String(1000 + index) : `${name} ${index}`
  }
}

const someMoment = 1_767_225_600

function numberFor({ minimum, maximum }: JsonSchema, name: string, index: number): number {
  const wanted = /(_at|time|since)$/.test(name) ? someMoment - index * 86_400 : index
  const least = typeof minimum === 'number' ? minimum : wanted
  return Math.min(Math.max(wanted, least), typeof maximum === 'number' ? maximum : wanted + least)
}
