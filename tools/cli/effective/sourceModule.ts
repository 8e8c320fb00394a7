// Parses a source file: its syntax tree, its constants, imports and exports.
import { posix } from 'node:path'
import { parseSync, type ParseResult } from 'vite'
import { cacheByText } from '../files'
import { jsonError } from '../jsonError'
import type { Place } from './traced'

/** The part of a syntax tree node (ESTree) that this folder uses. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

export interface Import {
  readonly from: string
  readonly name: string
  /** The position of the name. */
  readonly span: Pick<Node, 'start' | 'end'>
}

/** Names what an export stands for: a name of the same file, or of the file `from`. */
export interface Export {
  readonly from?: string
  readonly name: string
  /** The position of the name. */
  readonly span: Pick<Node, 'start' | 'end'>
}

export interface SourceModule {
  readonly file: string
  /** The initial value of each constant. A JSON file has one, `default`. */
  readonly constants: ReadonlyMap<string, Node>
  readonly imports: ReadonlyMap<string, Import>
  /** Absent if the file re-exports everything of another file. */
  readonly exports?: ReadonlySet<string>
  /** The names in braces after `export`, also those that come from another file. */
  readonly named: ReadonlyMap<string, Export>
  /** The files of which all names are exported, with `export *`. */
  readonly wholes: readonly string[]
  /** False if the file runs statements besides declarations. Only running it then shows its values. */
  readonly isDeclarative: boolean
  placeOf(span: Pick<Node, 'start' | 'end'>): Place
}

/** A file with a syntax error, and the place of the error. */
export class Unreadable extends Error {
  readonly place: Place

  constructor(message: string, place: Place) {
    super(message)
    this.place = place
  }
}

/** Parses the text of a TypeScript or JSON file. Throws `Unreadable`. */
export const sourceModule = cacheByText((file: string, text: string): SourceModule => {
  const isJson = file.endsWith('.json')
  const placeOf = placesIn(file, text, isJson ? 1 : 0)
  if (isJson) refuseNoJson(file, text, placeOf)
  const { program, module, errors } = parseSync(isJson ? `${file}.ts` : file, isJson ? `(${text}\n)` : text)
  const [error] = errors
  if (error) {
    const { start = 0, end = 0 } = error.labels[0] ?? {}
    throw new Unreadable(`${file} cannot be read: ${error.message}`, placeOf({ start, end }))
  }
  const body = program.body as unknown as readonly Node[]
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(
      ({ localName, importName }) =>
        [
          localName.value,
          {
            from: resolved(file, moduleRequest.value),
            name: importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
            span: localName,
          },
        ] as const,
    ),
  )
  const entries = module.staticExports.flatMap((one) => one.entries).filter(({ isType }) => !isType)
  const exported = isJson ? ['default'] : exportsOf(entries)
  return {
    file,
    ...(exported && { exports: new Set(exported) }),
    constants: isJson ? new Map([['default', body[0]?.expression as Node]]) : constantsOf(body),
    imports: new Map(imports),
    named: new Map(entries.flatMap((entry) => namedExport(file, entry))),
    wholes: entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.kind === 'None' && moduleRequest ? [resolved(file, moduleRequest.value)] : [],
    ),
    isDeclarative: isJson || body.every(({ type }) => declarations.has(type)),
    placeOf,
  }
})

type ExportEntry = ParseResult['module']['staticExports'][number]['entries'][number]

function exportsOf(entries: readonly ExportEntry[]): readonly string[] | undefined {
  if (entries.some(({ exportName }) => exportName.kind === 'None')) return undefined
  return entries.map(({ exportName }) => exportName.name ?? 'default')
}

/** Returns an exported name with what it stands for. A declaration such as `export const a` stands for itself. */
function namedExport(file: string, entry: ExportEntry): readonly (readonly [string, Export])[] {
  const { exportName, importName, localName, moduleRequest } = entry
  if (exportName.kind === 'None') return []
  const exported = exportName.name ?? 'default'
  const span = { start: exportName.start ?? entry.start, end: exportName.end ?? entry.end }
  if (moduleRequest)
    return [[exported, { from: resolved(file, moduleRequest.value), name: importName.name ?? '*', span }]]
  return typeof localName.name === 'string' ? [[exported, { name: localName.name, span }]] : []
}

/** Refuses text that is valid code but not valid JSON, such as a comment or a trailing comma. */
function refuseNoJson(file: string, text: string, placeOf: SourceModule['placeOf']): void {
  try {
    JSON.parse(text)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const [label] = parseSync(`${file}.ts`, `(${text}\n)`).errors[0]?.labels ?? []
    const start = /position (\d+)/.exec(said)?.[1] ?? (label ? label.start - 1 : 0)
    const span = { start: Number(start) + 1, end: Number(start) + 2 }
    throw new Unreadable(`${file} is not JSON: ${jsonError(text, error)}`, placeOf(span))
  }
}

const declarations: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
  'ExportAllDeclaration',
  'VariableDeclaration',
  'FunctionDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'EmptyStatement',
])

/** Returns the constants. The values of `let` and `var` may change, so they are not known. */
function constantsOf(body: readonly Node[]): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>()
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration') constants.set('default', node.declaration as Node)
    const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue
    for (const { id, init } of declared.declarations as readonly { readonly id: Node; readonly init: Node | null }[])
      if (id.type === 'Identifier' && init) constants.set(String(id.name), init)
  }
  return constants
}

/** Returns the imported file. The name of a package stays as it is. */
function resolved(file: string, from: string): string {
  if (!from.startsWith('.')) return from
  const path = posix.normalize(posix.join(posix.dirname(file), from))
  return /\.(json|ts)$/.test(path) ? path : `${path}.ts`
}

/** Converts offsets to lines and columns. `before` is the number of characters added before the text. */
function placesIn(file: string, text: string, before: number): SourceModule['placeOf'] {
  const starts = [...text.matchAll(/^/gm)].map(({ index }) => index)
  const lineAt = (offset: number): number => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low
  }
  return ({ start, end }) => {
    const offset = Math.min(Math.max(0, start - before), text.length)
    const line = lineAt(offset)
    const column = offset - (starts[line] ?? 0) + 1
    const isOneLine = lineAt(Math.max(offset, end - before - 1)) === line
    return { file, line: line + 1, column, endColumn: column + (isOneLine ? Math.max(1, end - start) : 1) }
  }
}
