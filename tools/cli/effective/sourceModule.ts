// Parses a source file: its constants, imports and exports.
import { posix } from 'node:path'
import { parseSync } from 'vite'
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

export interface SourceModule {
  readonly file: string
  /** The initial value of each constant. A JSON file has one, `default`. */
  readonly constants: ReadonlyMap<string, Node>
  readonly exports: ReadonlySet<string>
  readonly imports: ReadonlyMap<string, Import>
  /** A statement that is no declaration. It could change what the constants hold, or export them from elsewhere. */
  readonly code?: Node
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
  const code = isJson ? undefined : body.find((one) => !declarations.has(one.type) || isExportList(one))
  return {
    file,
    constants: isJson ? new Map([['default', body[0]?.expression as Node]]) : constantsOf(body),
    exports: new Set(isJson ? ['default'] : exportsOf(body)),
    imports: new Map(imports),
    ...(code && { code }),
    placeOf,
  }
})

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
  'VariableDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'EmptyStatement',
])

/** True for `export { name }` and `export { name } from '…'`, unless they export a type. */
export function isExportList({ type, declaration, exportKind, specifiers }: Node): boolean {
  if (type !== 'ExportNamedDeclaration' || declaration || exportKind === 'type') return false
  return (specifiers as readonly Node[]).some((one) => one.exportKind !== 'type')
}

/** Returns the names after `export const`, and `default`. */
function exportsOf(body: readonly Node[]): readonly string[] {
  return [...constantsOf(body.filter(({ type }) => type.startsWith('Export'))).keys()]
}

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
