// Tries the documents and schemas of a folder by the ways that a product has. Writes nothing.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '@pagewright/engine/tools'
import { withChanges, type Files } from '../files'
import { formSchema } from '../generate/formSchema'
import { readSchema } from '../generate/oneDocument'
import { validatorModule } from '../generate/validators'
import { bundled } from './bundle'
import { converted, report } from './openApi'
import { operationsOf, parsed, readDocument } from './readDocument'

/** What one file is, what of it fits, and lines that tell a person. */
interface Tried {
  readonly kind: 'document' | 'schema'
  readonly fits: boolean
  readonly lines: readonly string[]
  readonly operations?: { readonly all: number; readonly imported: number }
}

/**
 * Prints for each OpenAPI document which operations an import would leave out and what the others lose, for each JSON
 * Schema whether it makes a form, and a summary. Returns 1 if something does not fit. Throws one sentence if there is no
 * such folder or nothing to try.
 */
export async function tryAll(places: readonly string[], print: (line: string) => void): Promise<number> {
  const all: Tried[] = []
  for (const file of places.flatMap(filesBelow)) {
    const tried = await tryFile(file)
    if (!tried) continue
    all.push(tried)
    tried.lines.forEach((line, at) => print(at === 0 ? `${file}: ${line}` : line))
  }
  if (all.length === 0) throw new Error(`There is no OpenAPI document and no JSON Schema in ${places.join(', ')}.`)
  const of = (kind: Tried['kind']) => all.filter((one) => one.kind === kind)
  const counted = (found: readonly Tried[]) => `${found.filter(({ fits }) => fits).length} of ${found.length}`
  const [documents, schemas] = [of('document'), of('schema')]
  const sum = (name: 'all' | 'imported') => documents.reduce((so, { operations }) => so + (operations?.[name] ?? 0), 0)
  if (documents.length > 0)
    print(`${counted(documents)} documents fit, with ${sum('imported')} of ${sum('all')} operations.`)
  if (schemas.length > 0) print(`${counted(schemas)} schemas fit.`)
  return all.every(({ fits, operations }) => fits && operations?.all === operations?.imported) ? 0 : 1
}

/** Returns the files that may be documents or schemas, without those of packages and hidden ones. */
function filesBelow(place: string): readonly string[] {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) throw new Error(`There is no "${place}".`)
  if (!found.isDirectory()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
      if (entry.isDirectory()) return filesBelow(join(place, entry.name))
      return /\.(json|ya?ml)$/i.test(entry.name) ? [join(place, entry.name)] : []
    })
}

async function tryFile(file: string): Promise<Tried | undefined> {
  const text = readFileSync(file, 'utf8')
  const isJson = /\.json$/i.test(file)
  try {
    if (/["']?\b(openapi|swagger)["']?\s*:/.test(text) && isDocument(parsed(text))) return await tryDocument(file, text)
    return isJson && isSchema(JSON.parse(text)) ? await trySchema(file) : undefined
  } catch (error) {
    return refused(isJson ? 'schema' : 'document', error)
  }
}

function isDocument(found: unknown): boolean {
  return isObject(found) && (found.openapi !== undefined || found.swagger !== undefined)
}

async function tryDocument(path: string, text: string): Promise<Tried> {
  try {
    const { document: whole = text, fault } = await bundled(path, text)
    const all = operationsOf(readDocument(whole)).length
    if (all === 0) throw new Error('The document has no operation.')
    const found = converted(emptyProduct, { path, text, whole })
    const imported = found.calls.length
    const lists = found.calls.filter(({ pages }) => pages).length
    const unread = fault === undefined ? [] : [`Other files were not read: ${fault}`]
    const heading = `${imported} of ${all} operations would become calls, ${lists} of them lists.`
    return {
      kind: 'document',
      fits: imported > 0,
      lines: [heading, ...[...unread, ...report(found)].map((line) => `  ${line}`)],
      operations: { all, imported },
    }
  } catch (error) {
    return refused('document', error)
  }
}

/** A schema alone makes a form as `schema.json?form` does. */
async function trySchema(file: string): Promise<Tried> {
  const { schema, warnings } = readSchema(file)
  await validatorModule(formSchema(schema))
  return { kind: 'schema', fits: true, lines: ['makes a form.', ...warnings.map((one) => `  ${one}`)] }
}

function refused(kind: Tried['kind'], error: unknown): Tried {
  return { kind, fits: false, lines: [`refused: ${error instanceof Error ? error.message : String(error)}`] }
}

function isSchema(found: unknown): boolean {
  return isObject(found) && keywords.some((keyword) => Object.hasOwn(found, keyword))
}

const keywords = ['$schema', '$ref', '$defs', 'definitions', 'properties', 'items', 'allOf', 'anyOf', 'oneOf', 'enum']

/** A product without calls, so that no call is there already. */
const emptyProduct: Files = withChanges(
  {
    root: '.',
    isChanged: true,
    read: (file) => {
      throw new Error(`There is no ${file}.`)
    },
    below: () => [],
  },
  { 'schemas/api.json': '{}', 'locales/en.json': '{}' },
)
