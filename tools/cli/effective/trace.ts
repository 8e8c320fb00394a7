// Reads plain data from config files, with the place of each value, without running them.
import { filesAt, type Files } from '../files'
import { expandMarkets, expandPages, partsByName } from './expandParts'
import { sourceModule, type Export, type Node, type SourceModule } from './sourceModule'
import { plain, type Place, type Traced, type TracedMembers } from './traced'

/**
 * Returns an export of a file below `root`. Throws if a value is not plain data: literals, objects, lists, spreads, and
 * names of such values.
 */
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
}
/** A value that the tracer cannot read, and why. */
export interface Unknown {
  readonly what: string
  readonly place: Place
  /** Running the file would not help either: it does not export the name. */
  readonly isLost?: true
}

/** Reads the exports of several files, each file and each constant once. Throws `Unreadable` for a syntax error. */
export class Tracer {
  readonly repeated: Repeated[] = []
  readonly unknown: Unknown[] = []
  private readonly files: Files
  private readonly constants = new Map<string, Traced>()
  private readonly open = new Set<string>()

  constructor(files: Files) {
    this.files = files
  }

  /**
   * Returns an export of a file. A value that the tracer cannot read is `undefined`. Pages, overlays, navigation and
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
    return this.moduleWith(file, name) !== undefined
  }

  /** Returns the file that exports a name: this one, or one of which it exports everything. */
  private moduleWith(file: string, name: string, seen: readonly string[] = []): SourceModule | undefined {
    const module = this.moduleOf(file)
    if (!module || seen.includes(file)) return undefined
    if (module.exports?.has(name) ?? (module.named.has(name) || module.constants.has(name))) return module
    return module.wholes.map((one) => this.moduleWith(one, name, [...seen, file])).find((one) => one !== undefined)
  }

  private declared(file: string, name: string, at = start(file)): Traced {
    const module = this.moduleOf(file)
    if (!module) return this.unclear(at, `there is no ${file}, or it cannot be read.`)
    if (name === '*' && module.exports) return this.whole(file, module.exports, at)
    if (module.exports && !module.exports.has(name)) return this.lost(at, module, name)
    const owner = this.moduleWith(file, name) ?? module
    const exported = owner.named.get(name)
    return exported ? this.reExported(owner, exported, at) : this.constant(owner, name, at)
  }

  /** Returns what a name of `export { … }` stands for. */
  private reExported(module: SourceModule, { from, name, span }: Export, at: Place): Traced {
    const imported = from === undefined ? module.imports.get(name) : { from, name }
    if (!imported || (from === undefined && module.constants.has(name))) return this.constant(module, name, at)
    const id = `${module.file} export ${name}`
    if (this.open.has(id)) return this.unclear(at, `"${name}" contains itself here: write the value itself.`)
    this.open.add(id)
    const traced = this.declared(imported.from, imported.name, module.placeOf(span))
    this.open.delete(id)
    return traced
  }

  /** Returns all exports of a file by name, for `import * as`. */
  private whole(file: string, exports: ReadonlySet<string>, at: Place): Traced {
    const members = new Map([...exports].map((name) => [name, this.declared(file, name, at)]))
    return { kind: 'members', members, keys: new Map(), ...at }
  }

  private lost(place: Place, { file, constants, exports }: SourceModule, name: string): Traced {
    const what = constants.has(name)
      ? `${file} does not export "${name}": write "export" before it.`
      : exports?.size
        ? `${file} has no "${name}". It exports: ${[...exports].join(', ')}.`
        : `${file} exports nothing: write "export const ${name} = …" there.`
    // Parts are read for the pages, and again for the markets.
    const isKnown = this.unknown.some((one) => one.what === what && one.place.line === place.line)
    if (!isKnown) this.unknown.push({ what, place, isLost: true })
    return { kind: 'value', value: undefined, ...place }
  }

  private constant(module: SourceModule, name: string, at: Place): Traced {
    const { file } = module
    const id = `${file} ${name}`
    const known = this.constants.get(id)
    if (known) return known
    const node = module.isDeclarative ? module.constants.get(name) : undefined
    if (this.open.has(id)) return this.unclear(at, `"${name}" contains itself here: write the value itself.`)
    if (!node) return this.unclear(at, `${file} has no constant "${name}".`)
    this.open.add(id)
    const traced = this.trace(module, node)
    this.open.delete(id)
    this.constants.set(id, traced)
    return traced
  }

  private trace(module: SourceModule, node: Node): Traced {
    const at = module.placeOf(node)
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return this.trace(module, node.expression as Node)
      case 'Literal':
        if (node.value !== null && typeof node.value === 'object') break
        return { kind: 'value', value: node.value, ...at }
      case 'UnaryExpression': {
        const traced = this.trace(module, node.argument as Node)
        if (node.operator !== '-' || traced.kind !== 'value' || typeof traced.value !== 'number') break
        return { kind: 'value', value: -traced.value, ...at }
      }
      case 'ArrayExpression': {
        const items = this.items(module, node.elements as (Node | null)[])
        return { kind: 'value', value: items.map(plain), items, ...at }
      }
      case 'ObjectExpression':
        return { kind: 'members', ...this.members(module, node.properties as Node[]), ...at }
      case 'Identifier':
        return this.named(module, node)
      case 'MemberExpression':
        return this.member(module, node)
    }
    return this.unclear(at, `${at.file}:${at.line} is not plain data (${node.type}): write the value itself.`)
  }

  private items(module: SourceModule, elements: readonly (Node | null)[]): Traced[] {
    return elements.flatMap((one) => {
      if (one?.type !== 'SpreadElement') return one ? [this.trace(module, one)] : []
      const spread = this.trace(module, one.argument as Node)
      if (spread.kind === 'value' && spread.items) return spread.items
      return [
        this.unclear(
          module.placeOf(one),
          `${module.file}:${module.placeOf(one).line} spreads a value that is not a list.`,
        ),
      ]
    })
  }

  private members(module: SourceModule, properties: readonly Node[]): Pick<TracedMembers, 'members' | 'keys'> {
    const members = new Map<string, Traced>()
    const keys = new Map<string, Place>()
    const own = new Set<string>()
    const add = (name: string, value: Traced, place: Place | undefined) => {
      members.set(name, value)
      if (place) keys.set(name, place)
    }
    for (const property of properties) {
      if (property.type === 'SpreadElement') {
        const spread = this.trace(module, property.argument as Node)
        if (spread.kind === 'members')
          for (const [name, value] of spread.members) add(name, value, spread.keys.get(name))
        else this.unclear(module.placeOf(property), `${module.file} spreads a value that is not an object.`)
        continue
      }
      const key = property.key as Node
      const place = module.placeOf(key)
      const name = property.computed ? plain(this.trace(module, key)) : (key.name ?? key.value)
      if (property.kind !== 'init') this.unclear(place, `${place.file}:${place.line} is not plain data.`)
      if (own.has(String(name))) this.repeated.push({ name: String(name), place })
      own.add(String(name))
      add(String(name), this.trace(module, property.value as Node), place)
    }
    return { members, keys }
  }

  /** Returns a constant of the file, or of the file that it is imported from. */
  private named(module: SourceModule, node: Node): Traced {
    const name = String(node.name)
    if (name === 'undefined') return { kind: 'value', value: undefined, ...module.placeOf(node) }
    if (module.constants.has(name)) return this.constant(module, name, module.placeOf(node))
    const imported = module.imports.get(name)
    if (imported) return this.declared(imported.from, imported.name, module.placeOf(imported.span))
    const what = `${module.file} neither declares nor imports "${name}". Write texts in quotation marks.`
    return this.unclear(module.placeOf(node), what)
  }

  private member(module: SourceModule, node: Node): Traced {
    const object = this.trace(module, node.object as Node)
    const property = node.property as Node
    const name = node.computed ? plain(this.trace(module, property)) : property.name
    // The object is unknown, which is already reported.
    if (object.kind === 'value' && object.value === undefined) return object
    const found = object.kind === 'members' ? object.members.get(String(name)) : undefined
    const at = module.placeOf(node)
    return found ?? this.unclear(at, `${at.file}:${at.line} reads "${String(name)}", which does not exist.`)
  }

  private unclear(place: Place, what: string): Traced {
    this.unknown.push({ what, place })
    return { kind: 'value', value: undefined, ...place }
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

const pagesFile = 'pages.config.ts'
/** The exports in which parts may stand, beside the overlays of markets. */
const withParts: ReadonlySet<string> = new Set([
  `${pagesFile} pages`,
  `${pagesFile} navigation`,
  'pages/sources.ts sources',
])

function start(file: string): Place {
  return { file, line: 1, column: 1, endColumn: 2 }
}
