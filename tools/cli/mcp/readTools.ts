// Tools of the MCP server that only read: the parts of a product, their places, and their problems.
import { isObject } from '@pagewright/engine/tools'
import { readPathText, Refused } from '../change/change'
import { plainProduct } from '../change/impact'
import { readHistory, undoneIds } from '../change/history'
import { valueAtPath } from '../change/plainChange'
import { checkProject } from '../check/checkProject'
import { problemRows } from '../check/problemRows'
import { effective } from '../effective'
import { leavesOf, mergeTraced, tracedMember, type Traced } from '../effective/traced'
import { traceExport, Tracer } from '../effective/trace'
import { filesAt } from '../files'
import { argumentsOf, type Arguments, type McpTool, textOf } from './tool'
import { whoSees } from './whoSees'

const text = { type: 'string' }
const place = {
  'page?': { ...text, description: 'a route' },
  'schema?': { ...text, description: 'a file of schemas/' },
  'locale?': { ...text, description: 'a language' },
  'site?': { enum: ['pages', 'navigation', 'entries', 'sources'] },
  'market?': { ...text, description: 'an id; with page: the page as this market has it' },
  'at?': { ...text, description: 'a path, such as blocks.list.title' },
}
/** More values in one answer would not help an agent. */
const mostValues = 300

/** Returns the tools that read the product at a root. */
export function readTools(root: string): readonly McpTool[] {
  return [
    {
      name: 'overview',
      description: 'Lists pages with their titles, markets, languages, schemas and the last changes. Begin here.',
      inputSchema: argumentsOf({}),
      isRead: true,
      run: async () => overview(root),
    },
    {
      name: 'search',
      description:
        'Finds a text in names and values of pages, markets, schemas and messages. Returns document, path, value, file and line.',
      inputSchema: argumentsOf({ text }),
      isRead: true,
      run: async (args) => search(root, textOf(args, 'text') ?? ''),
    },
    {
      name: 'read',
      description:
        'Reads a document, or the part of it at a path. Each value has the file and line where it is written.',
      inputSchema: argumentsOf(place),
      isRead: true,
      run: async (args) => readPart(root, args),
    },
    {
      name: 'why_hidden',
      description: 'Says on which conditions a part of a page is shown or enabled, and for which people.',
      inputSchema: argumentsOf({ page: text, at: text, 'market?': text }),
      isRead: true,
      run: (args) =>
        whoSees(root, tracedPlace(root, { page: args.page, market: args.market }), textOf(args, 'at') ?? ''),
    },
    {
      name: 'problems',
      description: 'Lists the problems of the product, each with its file and line.',
      inputSchema: argumentsOf({}),
      isRead: true,
      run: async () => problemRows(await checkProject(root)),
    },
  ]
}

function overview(root: string): unknown {
  const files = filesAt(root)
  const { pages, markets } = plainProduct(files)
  const names = (folder: string) =>
    files
      .below(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(folder.length + 1))
  const english = JSON.parse(files.read('locales/en.json')) as { readonly [key: string]: string }
  const entries = readHistory(root)
  const undone = undoneIds(entries)
  return {
    pages: Object.entries(isObject(pages) ? pages : {}).map(([route, page]) => ({
      route,
      title: english[String(valueAtPath(page, ['title']))] ?? '',
      blocks: Object.keys(valueAtPath(page, ['blocks']) ?? {}),
    })),
    markets: Object.entries(isObject(markets) ? markets : {}).map(([id, market]) => ({
      id,
      product: valueAtPath(market, ['product']),
      changesPages: Object.keys(valueAtPath(market, ['pages']) ?? {}),
    })),
    languages: names('locales').map((file) => file.replace('.json', '')),
    schemas: names('schemas'),
    changes: entries
      .slice(-10)
      .map(({ id, when, who, note, words }) => ({ id, when, who, note, words, undone: undone.has(id) })),
  }
}

interface Hit {
  readonly document: string
  readonly path: string
  readonly value: unknown
  readonly file: string
  readonly line: number
}

function search(root: string, wanted: string): unknown {
  if (wanted.trim() === '') throw new Refused('Name a text to search for.')
  const files = filesAt(root)
  const tracer = new Tracer(files)
  const documents: (readonly [string, Traced])[] = [
    ...['pages', 'navigation'].map((name) => [name, tracer.exported('pages.config.ts', name)] as const),
    ['markets', tracer.exported('markets.config.ts', 'markets')],
    ...['schemas', 'locales']
      .flatMap((folder) => files.below(folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, tracer.exported(file, 'default')] as const),
  ]
  const small = wanted.toLowerCase()
  const hits = documents.flatMap(([document, traced]) =>
    leavesOf(traced).flatMap(({ path, value, file, line }): Hit[] =>
      `${path} ${JSON.stringify(value)}`.toLowerCase().includes(small) ? [{ document, path, value, file, line }] : [],
    ),
  )
  return limited(hits)
}

function readPart(root: string, args: Arguments): unknown {
  const path = readPathText(textOf(args, 'at') ?? '')
  let traced: Traced | undefined = tracedPlace(root, args)
  for (const name of path)
    traced = traced?.kind === 'value' && traced.items ? traced.items[Number(name)] : tracedMember(traced, name)
  if (!traced) throw new Refused(`There is nothing at ${textOf(args, 'at') ?? ''}.`)
  return limited(leavesOf(traced))
}

/** Returns the document that the arguments name, with the places of its values. */
function tracedPlace(root: string, args: Arguments): Traced {
  const [page, schema, locale, site, market] = ['page', 'schema', 'locale', 'site', 'market'].map((name) =>
    textOf(args, name),
  )
  if (page !== undefined)
    return market === undefined
      ? member(traceExport(root, 'pages.config.ts', 'pages'), page, 'page')
      : effective(root, market, page)
  if (schema !== undefined) return inFolder(root, 'schemas', schema)
  if (locale !== undefined) return inFolder(root, 'locales', `${locale}.json`)
  if (site !== undefined) return traceExport(root, site === 'sources' ? 'pages/sources.ts' : 'pages.config.ts', site)
  const markets = traceExport(root, 'markets.config.ts', 'markets')
  return market === undefined ? markets : member(markets, market, 'market')
}

function inFolder(root: string, folder: string, name: string): Traced {
  const names = filesAt(root).below(folder)
  if (!names.includes(`${folder}/${name}`))
    throw new Refused(`There is no ${folder}/${name}. There are: ${names.join(', ')}.`)
  return traceExport(root, `${folder}/${name}`, 'default')
}

function member(traced: Traced, name: string, noun: string): Traced {
  const found = tracedMember(traced, name)
  const merged = found && mergeTraced(undefined, found)
  if (found && merged) return found
  throw new Refused(
    `There is no ${noun} "${name}". There are: ${traced.kind === 'members' ? [...traced.members.keys()].join(', ') : ''}.`,
  )
}

function limited(values: readonly unknown[]): unknown {
  if (values.length <= mostValues) return { values }
  return {
    values: values.slice(0, mostValues),
    leftOut: values.length - mostValues,
    hint: 'Name a longer path or text.',
  }
}
