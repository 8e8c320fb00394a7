// Reads a product as the studio's page needs it: plain values, and the names and paths that they may use.
import { examine, loadPersonas } from '@pagewright/cli'
import { type Known, type Tree, usedParts, valueAtPath } from '@pagewright/cli/browser'
import { Refused } from '@pagewright/cli/change'
import { engineFile, filesAt, type Files, plain, Tracer } from '@pagewright/cli/source'
import { isObject, tokensIn, valueMeaning } from '@pagewright/engine/tools'
import type { JsonObject, KnownNames, KnownPath, StudioProduct } from './studioProduct'

/** Reads the product at a root. Throws `Refused` with the place of what cannot be read. */
export async function readProduct(root: string | Files): Promise<StudioProduct> {
  const files = filesAt(root)
  const { loaded, usable, written } = await examined(files).catch((error: unknown) => {
    throw new Refused(error instanceof Error ? error.message : String(error))
  })
  const { pages, markets, navigation = {}, sources } = loaded.product
  const [market = ''] = Object.keys(markets)
  const known = usable?.checked.known.get(market)
  const parts = plain(loaded.traced.parts)
  const css = filesAt('/').read(engineFile('theme/tokens.css'))
  const schemas = jsonIn(files, 'schemas')
  return {
    pages,
    markets: markets as unknown as StudioProduct['markets'],
    navigation: navigation as unknown as StudioProduct['navigation'],
    sources,
    parts: (isObject(parts) ? parts : {}) as StudioProduct['parts'],
    uses: isObject(parts) ? usedParts(written, parts) : [],
    schemas,
    locales: Object.fromEntries(
      Object.entries(jsonIn(files, 'locales')).map(([file, texts]) => [file.replace('.json', ''), texts]),
    ) as StudioProduct['locales'],
    personas: (files.below('pages').includes('pages/personas.ts')
      ? loadPersonas(files)
      : {}) as StudioProduct['personas'],
    known: known ? namesIn(known, schemas['api.json']) : nothingKnown,
    tokens: tokensIn(css),
  }
}

/** Throws for a file with a syntax error, because it may share values. */
async function examined(files: Files) {
  const written = plain(new Tracer(files).written('pages.config.ts', 'pages'))
  return { ...(await examine(files)), written }
}

const nothingKnown: KnownNames = {
  endpoints: {},
  forms: {},
  icons: [],
  events: [],
  files: [],
  widgets: [],
  nativeCalls: [],
  scope: [],
}

function jsonIn(files: Files, folder: string): StudioProduct['schemas'] {
  return Object.fromEntries(
    files
      .below(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        try {
          return [file.slice(folder.length + 1), JSON.parse(files.read(file)) as StudioProduct['schemas'][string]]
        } catch (error) {
          throw new Refused(`${file} cannot be read: ${String(error)}. Mend it first.`)
        }
      }),
  )
}

function namesIn(
  { endpoints, forms, icons, events = [], widgets, nativeCalls, scope }: Known,
  api: JsonObject = {},
): KnownNames {
  const descriptionOf = (name: string) => {
    const description = valueAtPath(api, [name, 'description'])
    return typeof description === 'string' ? { description } : {}
  }
  return {
    endpoints: Object.fromEntries(
      Object.entries(endpoints).map(([name, { kind = 'read', request, response }]) => [
        name,
        {
          kind,
          ...descriptionOf(name),
          request: leavesOf(request),
          answer: leavesOf(response),
          rows: leavesOf(response.properties?.['list']?.items ?? {}),
        },
      ]),
    ),
    forms: Object.fromEntries(Object.entries(forms).map(([name, tree]) => [name, leavesOf(tree)])),
    icons,
    events,
    widgets,
    files: Object.keys(endpoints).filter((one) => endpoints[one]?.isFile),
    nativeCalls: Object.keys(nativeCalls),
    scope: leavesOf(scope),
  }
}

const deepest = 4

/** Returns the paths of the values below a tree, with their types and closed sets. */
function leavesOf(tree: Tree, path: readonly string[] = []): readonly KnownPath[] {
  if (path.length < deepest && isObject(tree.properties))
    return Object.entries(tree.properties).flatMap(([name, one]) => leavesOf(one, [...path, name]))
  if (path.length === 0) return []
  const { type, enum: values, 'x-means': name } = tree
  const meaning = valueMeaning(name)
  return [
    {
      path: path.join('.'),
      ...(type !== undefined && { type: [type].flat().join(' or ') }),
      ...(values && { values }),
      ...(meaning && name !== undefined && { means: { name, formats: meaning.formats } }),
    },
  ]
}
