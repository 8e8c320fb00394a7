// A file of sources as its syntax tree, with the names that it has and where it has them from.
import { posix } from 'node:path'
import { parseSync, type ParseResult } from 'vite'
import { perText } from '../files'
import { noJson } from '../noJson'
import type { Place } from './traced'

/** As much of a syntax tree (ESTree) as is looked at here. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

export interface Import {
  readonly from: string
  readonly name: string
  /** Where the name stands. */
  readonly span: Pick<Node, 'start' | 'end'>
}

export interface SourceModule {
  readonly file: string
  /** What a name stands for from its declaration on; a file of JSON has one, `default`. */
  readonly constants: ReadonlyMap<string, Node>
  readonly imports: ReadonlyMap<string, Import>
  /** Absent where it passes on whatever another file exports. */
  readonly exports?: ReadonlySet<string>
  /** False where something is done beside declaring: what a name stands for is then only known by running it. */
  readonly isDeclarative: boolean
  placeOf(span: Pick<Node, 'start' | 'end'>): Place
}

/** A text that is no source, with the place where reading it ended. */
export class Unreadable extends Error {
  readonly place: Place

  constructor(message: string, place: Place) {
    super(message)
    this.place = place
  }
}

/** Reads a file of TypeScript or JSON from its text. Throws `Unreadable`. */
export const sourceModule = perText((file: string, text: string): SourceModule => {
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
  const exported = isJson ? ['default'] : exportsOf(module.staticExports.flatMap(({ entries }) => entries))
  return {
    file,
    ...(exported && { exports: new Set(exported) }),
    constants: isJson ? new Map([['default', body[0]?.expression as Node]]) : constantsOf(body),
    imports: new Map(imports),
    isDeclarative: isJson || body.every(({ type }) => declarations.has(type)),
    placeOf,
  }
})

type ExportEntry = ParseResult['module']['staticExports'][number]['entries'][number]

function exportsOf(entries: readonly ExportEntry[]): readonly string[] | undefined {
  if (entries.some(({ exportName }) => exportName.kind === 'None')) return undefined
  return entries.map(({ exportName }) => exportName.name ?? 'default')
}

/** What a reader of JSON would not take, though a reader of code might: a comma at the end, a comment. */
function refuseNoJson(file: string, text: string, placeOf: SourceModule['placeOf']): void {
  try {
    JSON.parse(text)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const [label] = parseSync(`${file}.ts`, `(${text}\n)`).errors[0]?.labels ?? []
    const start = /position (\d+)/.exec(said)?.[1] ?? (label ? label.start - 1 : 0)
    const span = { start: Number(start) + 1, end: Number(start) + 2 }
    throw new Unreadable(`${file} is no JSON: ${noJson(text, error)}`, placeOf(span))
  }
}

const declarations: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
  'VariableDeclaration',
  'FunctionDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'EmptyStatement',
])

/** Only what is never set again says what a name stands for. */
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

/** The file that an import means; a package stays the name that it is. */
function resolved(file: string, from: string): string {
  if (!from.startsWith('.')) return from
  const path = posix.normalize(posix.join(posix.dirname(file), from))
  return /\.(json|ts)$/.test(path) ? path : `${path}.ts`
}

/** Tells lines and columns by offset; `before` letters were put in front of the text. */
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
