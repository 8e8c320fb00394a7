// Plain data with the place in the sources that each value is written at: the configs are read, not run.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

export type Traced = TracedValue | TracedMembers
/** A value with no members of its own: a literal, or a list. */
export interface TracedValue {
  readonly kind: 'value'
  readonly value: unknown
  /** A path below the root. */
  readonly file: string
  readonly line: number
}
export interface TracedMembers {
  readonly kind: 'members'
  readonly members: ReadonlyMap<string, Traced>
  readonly file: string
  readonly line: number
}

/**
 * Gives what a file below `root` exports under a name. Throws one sentence where a value is no plain data: literals,
 * objects, lists, spreads, and names that lead to such.
 */
export function traceExport(root: string, file: string, name: string): Traced {
  return new Tracer(root).exported(file, name)
}

/** As much of a syntax tree (ESTree) as is looked at here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [member: string]: unknown
}
interface Module {
  readonly file: string
  readonly lineOf: (node: Node) => number
  readonly constants: ReadonlyMap<string, Node>
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>
}

class Tracer {
  private readonly modules = new Map<string, Module>()
  private readonly root: string

  constructor(root: string) {
    this.root = root
  }

  exported(file: string, name: string): Traced {
    const module = this.moduleOf(file)
    const node = module.constants.get(name)
    if (!node) throw new Error(`${file} has no constant "${name}".`)
    return this.trace(module, node)
  }

  private trace(module: Module, node: Node): Traced {
    const at = { file: module.file, line: module.lineOf(node) }
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return this.trace(module, node.expression as Node)
      case 'Literal':
        return { kind: 'value', value: node.value, ...at }
      case 'UnaryExpression': {
        const { value } = this.trace(module, node.argument as Node) as TracedValue
        return { kind: 'value', value: node.operator === '-' ? -Number(value) : value, ...at }
      }
      case 'ArrayExpression':
        return { kind: 'value', value: this.entries(module, node.elements as Node[]), ...at }
      case 'ObjectExpression':
        return { kind: 'members', members: this.members(module, node.properties as Node[]), ...at }
      case 'Identifier':
        return this.named(module, String(node.name))
      case 'MemberExpression':
        return this.member(module, node)
      default:
        throw new Error(`${at.file}:${at.line} is no plain data (${node.type}).`)
    }
  }

  private entries(module: Module, elements: readonly Node[]): unknown[] {
    return elements.flatMap((one) =>
      one.type === 'SpreadElement'
        ? (plain(this.trace(module, one.argument as Node)) as unknown[])
        : [plain(this.trace(module, one))],
    )
  }

  private members(module: Module, properties: readonly Node[]): ReadonlyMap<string, Traced> {
    const members = new Map<string, Traced>()
    for (const property of properties) {
      if (property.type === 'SpreadElement') {
        const spread = this.trace(module, property.argument as Node)
        if (spread.kind === 'members') for (const [name, value] of spread.members) members.set(name, value)
      } else {
        const key = property.key as Node
        members.set(String(key.name ?? key.value), this.trace(module, property.value as Node))
      }
    }
    return members
  }

  /** A constant of the file, or of the one that it is imported from. */
  private named(module: Module, name: string): Traced {
    const node = module.constants.get(name)
    if (node) return this.trace(module, node)
    const imported = module.imports.get(name)
    if (!imported) throw new Error(`${module.file} does not say what "${name}" is.`)
    return this.exported(imported.from, imported.name)
  }

  private member(module: Module, node: Node): Traced {
    const object = this.trace(module, node.object as Node)
    const property = node.property as Node
    const name = String(property.name ?? property.value)
    const found = object.kind === 'members' ? object.members.get(name) : undefined
    if (!found) throw new Error(`${module.file}:${module.lineOf(node)} asks for "${name}", which is not there.`)
    return found
  }

  private moduleOf(file: string): Module {
    const known = this.modules.get(file)
    if (known) return known
    const text = readFileSync(join(this.root, file), 'utf8')
    const { program, module, errors } = parseSync(file, text)
    const [error] = errors
    if (error) throw new Error(`${file} cannot be read: ${error.message}`)
    const starts = [...text.matchAll(/^/gm)].map(({ index }) => index)
    const read: Module = {
      file,
      lineOf: ({ start }) => starts.filter((index) => index <= start).length,
      constants: constantsOf(program.body as unknown as readonly Node[]),
      imports: new Map(
        module.staticImports.flatMap(({ moduleRequest, entries }) =>
          entries.map((entry) => [
            entry.localName.value,
            {
              from: `${relative('.', join(dirname(file), moduleRequest.value)).replaceAll('\\', '/')}.ts`,
              name: entry.importName.name ?? entry.localName.value,
            },
          ]),
        ),
      ),
    }
    this.modules.set(file, read)
    return read
  }
}

/** The value without its places. */
export function plain(traced: Traced): unknown {
  if (traced.kind === 'value') return traced.value
  return Object.fromEntries([...traced.members].map(([name, value]) => [name, plain(value)]))
}

function constantsOf(body: readonly Node[]): ReadonlyMap<string, Node> {
  const declarations = body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node
    return declared?.type === 'VariableDeclaration' ? (declared.declarations as readonly Node[]) : []
  })
  return new Map(declarations.map((one) => [String((one.id as Node).name), one.init as Node]))
}
