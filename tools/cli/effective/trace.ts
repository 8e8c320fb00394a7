// Parses source files, and reads the literals of config files with the place of each value. The files never run.
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { cacheByText, type Files, filesAt } from '../files'
import { jsonError } from '../jsonError'
import { expandMarkets, expandPages, partsByName } from './expandParts'
import { plain, type Place, type Traced, type TracedMembers } from './traced'

/** Returns an export of a file below `root`. Throws if a value is no literal. */
export function traceExport(root: string | Files, file: string, name: string): Traced {
  const tracer = new Tracer(filesAt(root))
  const traced = tracer.exported(file, name)
  const [first] = tracer.unknown
  if (first) throw new Error(first.what)
  return traced
}

/** A name that occurs twice in one object. */
export interface Repeated {
  readonly name: string
  readonly place: Place
  /** Where it stands first. */
  readonly first: Place
}
/** A value that is no literal, and what to write instead. */
export interface Unknown {
  readonly what: string
  readonly place: Place
}

/**
 * Reads the exports of several files, each export once. They are literals; only the entries of the exports of a
 * `*.config.ts` may be names, of values in files of their own. Throws `Unreadable` for a syntax error.
 */
export class Tracer {
  readonly repeated: Repeated[] = []
  readonly unknown: Unknown[] = []
  private readonly files: Files
  private readonly known = new Map<string, Traced>()
  private readonly isTolerant: boolean
  /** The values of other files that the constant names which is being traced. */
  private named: Traced[] = []

  /** With `isTolerant`, an entry of a config whose file has a syntax error is an unknown value. */
  constructor(files: Files, { isTolerant = false } = {}) {
    this.files = files
    this.isTolerant = isTolerant
  }

  /**
   * Returns an export of a file. A value that is no literal is `undefined`. Pages, overlays, navigation and
   * sources have their parts in place, and parts the names that pages use.
   */
  exported(file: string, name: string): Traced {
    const found = this.declared(file, name)
    if (file === pagesFile && name === 'parts') return partsByName(found)
    const isMarkets = file === 'markets.config.ts' && name === 'markets'
    if ((!isMarkets && !withParts.has(`${file} ${name}`)) || !this.has(pagesFile, 'parts')) return found
    const parts = this.declared(pagesFile, 'parts')
    return isMarkets ? expandMarkets(found, this.declared(pagesFile, 'pages'), parts) : expandPages(found, parts)
  }

  /** Returns an export of a file as it is written: pages still have `{ use }` where they use parts. */
  written(file: string, name: string): Traced {
    return this.declared(file, name)
  }

  /** True if a file exports a name. */
  has(file: string, name: string): boolean {
    return this.moduleOf(file)?.exports.has(name) === true
  }

  private declared(file: string, name: string, at = start(file)): Traced {
    const id = `${file} ${name}`
    const found = this.known.get(id) ?? this.read(file, name, at)
    this.known.set(id, found)
    return found
  }

  private read(file: string, name: string, at: Place): Traced {
    const module = this.moduleOf(file)
    if (!module) return this.unclear(at, `there is no ${file}, or it cannot be read.`)
    const { constants, exports, code } = module
    const node = constants.get(name)
    if (code && isExportList(code))
      return this.unclear(module.placeOf(code), 'this exports a name. Write "export const" with the value itself.')
    if (node && exports.has(name)) {
      if (code)
        return this.unclear(module.placeOf(code), 'this is code. A config file has only imports, types and constants.')
      return this.traceOnce(module, name, node, file.endsWith('.config.ts') ? (name === 'parts' ? 2 : 1) : 0)
    }
    const what = node
      ? `${file} does not export "${name}": write "export" before it.`
      : exports.size > 0
        ? `${file} has no "${name}". It exports: ${[...exports].join(', ')}.`
        : `${file} exports nothing: write "export ${name === 'default' ? name : `const ${name} =`} …" there.`
    return this.unclear(at, what)
  }

  /** Traces a constant. It is the same object as before if its file and the files that it names have the same texts. */
  private traceOnce(module: SourceModule, name: string, node: Node, names: number): Traced {
    const all = traces.get(module) ?? new Map<string, KnownTrace>()
    traces.set(module, all)
    const known = all.get(name)
    if (known && names === 0) return known.traced
    const [noted, around] = [this.unknown.length + this.repeated.length, this.named]
    this.named = []
    const traced = this.trace(module, node, names)
    const { named } = this
    this.named = around
    // What is wrong has to be noted each time.
    if (noted < this.unknown.length + this.repeated.length) return traced
    const isSame = known?.named.length === named.length && known.named.every((one, at) => one === named[at])
    if (known && isSame) return known.traced
    all.set(name, { traced, named })
    return traced
  }

  /** `names` is the number of levels below this value down to which an entry may be a name. */
  private trace(module: SourceModule, node: Node, names: number): Traced {
    const at = module.placeOf(node)
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return this.trace(module, node.expression as Node, names)
      case 'Literal':
        if (node.value !== null && typeof node.value === 'object') break
        return { kind: 'value', value: node.value, ...at }
      case 'UnaryExpression': {
        const { value } = node.argument as Node
        if (node.operator !== '-' || typeof value !== 'number') break
        return { kind: 'value', value: -value, ...at }
      }
      case 'ArrayExpression': {
        const elements = (node.elements as (Node | null)[]).filter((one) => one !== null)
        const items = elements.map((one) => this.trace(module, one, 0))
        return { kind: 'value', value: items.map(plain), items, ...at }
      }
      case 'ObjectExpression':
        return { kind: 'members', ...this.members(module, node.properties as Node[], names), ...at }
    }
    const name = node.type === 'Identifier' && node.name !== 'undefined' ? String(node.name) : undefined
    const isNowhere = name !== undefined && !module.imports.has(name) && !module.constants.has(name)
    if (isNowhere && at.file.endsWith('.config.ts'))
      return this.unclear(at, `"${name}" comes from nowhere: import it from the file that exports it.`)
    return this.unclear(at, noLiteral(node, this.heldBy(module, node)))
  }

  private members(
    module: SourceModule,
    properties: readonly Node[],
    names: number,
  ): Pick<TracedMembers, 'members' | 'keys'> {
    const members = new Map<string, Traced>()
    const keys = new Map<string, Place>()
    for (const property of properties) {
      const key = property.key as Node | undefined
      if (!key || property.kind !== 'init' || (property.computed && key.type !== 'Literal')) {
        this.unclear(module.placeOf(key ?? property), noLiteral(key ? { ...property, type: 'Computed' } : property))
        continue
      }
      const place = module.placeOf(key)
      const name = String(key.name ?? key.value)
      const first = keys.get(name)
      if (first) this.repeated.push({ name, place, first })
      const value = property.value as Node
      const imported = names > 0 && value.type === 'Identifier' ? module.imports.get(String(value.name)) : undefined
      members.set(
        name,
        imported
          ? this.imported(imported.from, imported.name, module.placeOf(imported.span))
          : this.trace(module, value, names - 1),
      )
      keys.set(name, place)
    }
    return { members, keys }
  }

  private imported(file: string, name: string, at: Place): Traced {
    try {
      const found = this.declared(file, name, at)
      this.named.push(found)
      return found
    } catch (error) {
      if (this.isTolerant && error instanceof Unreadable) return this.unclear(error.place, error.message)
      throw error
    }
  }

  private unclear(place: Place, what: string): Traced {
    // A file that is not there is told once, not with each name that it should have.
    if (
      !this.unknown.some((one) => one.what === what && one.place.line === place.line && one.place.file === place.file)
    )
      this.unknown.push({ what, place })
    return { kind: 'value', value: undefined, ...place }
  }

  /** Returns the value of the constant that a name stands for, if it is one of this file or of an imported one. */
  private heldBy(module: SourceModule, { name }: Node): Node | undefined {
    const imported = module.imports.get(String(name))
    const held = imported
      ? this.importedModule(imported.from)?.constants.get(imported.name)
      : module.constants.get(String(name))
    return held?.type === 'TSAsExpression' || held?.type === 'TSSatisfiesExpression' ? (held.expression as Node) : held
  }

  private importedModule(file: string): SourceModule | undefined {
    try {
      return this.moduleOf(file)
    } catch {
      return undefined
    }
  }

  private moduleOf(file: string): SourceModule | undefined {
    let text: string
    try {
      text = this.files.read(file)
    } catch {
      return undefined
    }
    return sourceModule(file, text)
  }
}

interface KnownTrace {
  readonly traced: Traced
  readonly named: readonly Traced[]
}

/** The constants of the last text of each file. Most files stay the same from one check to the next. */
const traces = new WeakMap<SourceModule, Map<string, KnownTrace>>()

const pagesFile = 'pages.config.ts'
/** The exports in which parts may stand, beside the overlays of markets. */
const withParts: ReadonlySet<string> = new Set([
  `${pagesFile} pages`,
  `${pagesFile} navigation`,
  'pages/sources.ts sources',
])

/** Says what a value is instead of a literal, and what to write. */
function noLiteral({ type, name, operator }: Node, held?: Node): string {
  switch (type) {
    case 'Identifier':
    case 'MemberExpression': {
      if (name === 'undefined') return '"undefined" is no value. Write the value itself here, or leave the member out.'
      const isName = `${typeof name === 'string' ? `"${name}"` : 'this'} is a name. Write the value itself here`
      const use = "{ use: '<part>' }"
      if (held?.type === 'ObjectExpression' || held?.type === 'ArrayExpression')
        return `${isName}, or make it a part and write ${use}.`
      // Only objects and lists can be parts.
      if (held?.type === 'Literal')
        return `${isName}: ${typeof held.value === 'string' ? `'${held.value}'` : String(held.value)}.`
      return `${isName}. Texts stand in quotation marks; an object or a list can be a part: ${use}.`
    }
    case 'SpreadElement':
      return "this is a spread. Write the members or items themselves here, or make them a part and write use: '<part>'."
    case 'Computed':
      return 'this is code. Write the name and the value of the member themselves.'
    case 'TemplateLiteral':
      return 'write the text in quotation marks.'
    default:
      return `this is code${typeof operator === 'string' ? ` ("${operator}")` : ''}. Write the value that it has.`
  }
}

function start(file: string): Place {
  return { file, line: 1, column: 1, endColumn: 2 }
}

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
