// Reads the exports of a module, with declarations and docstrings, from the declarations that the compiler emits.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

export interface ExportedName {
  readonly name: string
  /** The text of its declarations. There are several for overloads, and for a type and a value of one name. */
  readonly declarations: readonly string[]
  /** The docstring without its stars; '' if there is none. */
  readonly doc: string
}

interface Declared {
  readonly text: string
  readonly doc: string
}

/** The declarations, imports and exports of a module. */
interface Module {
  readonly declared: ReadonlyMap<string, readonly Declared[]>
  /** Imports by local name. */
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>
  readonly exported: readonly { readonly name: string; readonly local: string; readonly from?: string }[]
  /** Modules of `export * from`. */
  readonly exportAll: readonly string[]
}

/** Returns the exports of a module in the order of their names. `find` returns the file of a path without an ending. */
export function exportsOf(file: string, find = findDeclarations): readonly ExportedName[] {
  const { exported, exportAll } = readModule(file)
  const own = exported.map(({ name, local, from }) => {
    const found = from === undefined ? resolve(file, local, find) : resolveIn(file, from, local, find)
    return { name, declarations: found.map(({ text }) => text), doc: found.find(({ doc }) => doc !== '')?.doc ?? '' }
  })
  const fromOthers = exportAll.flatMap((from) => exportsOf(find(file, from), find))
  return [...own, ...fromOthers].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns the file of declarations that an import means. Throws if there is none. */
export function findDeclarations(from: string, request: string): string {
  const path = join(dirname(from), request.replace(/\.(js|tsx?)$/, ''))
  const files = [`${path}.d.ts`, join(path, 'index.d.ts'), path.replace(/\.mjs$/, '.d.mts')]
  const found = files.find((file) => file !== path && existsSync(file))
  if (found === undefined) throw new Error(`${from} imports "${request}", which has no declarations.`)
  return found
}

/** Follows a name through modules to where it is declared. */
function resolve(file: string, name: string, find: typeof findDeclarations): readonly Declared[] {
  const { declared, imported, exported, exportAll } = readModule(file)
  const here = declared.get(name)
  if (here) return here
  const reexport = exported.find((one) => one.name === name && one.from !== undefined)
  if (reexport?.from !== undefined) return resolveIn(file, reexport.from, reexport.local, find)
  const renamed = exported.find((one) => one.name === name && one.local !== name)
  if (renamed) return resolve(file, renamed.local, find)
  const source = imported.get(name)
  if (source) return resolveIn(file, source.from, source.name, find)
  for (const from of exportAll) {
    const found = resolve(find(file, from), name, find)
    if (found.length > 0) return found
  }
  return []
}

/** Follows a name into an imported module. Names of libraries are not followed. */
function resolveIn(file: string, from: string, name: string, find: typeof findDeclarations): readonly Declared[] {
  if (from.startsWith('.')) return resolve(find(file, from), name, find)
  return [{ text: `export { ${name} } from '${from}'`, doc: `Comes from \`${from}\`.` }]
}

function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source)
  const declared = new Map<string, Declared[]>()
  const imported = new Map<string, { from: string; name: string }>()
  const exported: { name: string; local: string; from?: string }[] = []
  const exportAll: string[] = []
  const docBefore = (start: number): string => {
    const comment = comments.findLast(({ end }) => end <= start)
    if (!comment || comment.type !== 'Block' || !comment.value.startsWith('*')) return ''
    if (source.slice(comment.end, start).trim() !== '') return ''
    return comment.value.replaceAll(/^\s*\* ?/gm, '').trim()
  }
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const specifier of node.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default'
        imported.set(specifier.local.name, { from: node.source.value, name })
      }
    } else if (node.type === 'ExportAllDeclaration') exportAll.push(node.source.value)
    else if (node.type === 'ExportNamedDeclaration' && !node.declaration) {
      for (const { local, exported: as } of node.specifiers)
        exported.push({ name: nameOf(as), local: nameOf(local), ...(node.source && { from: node.source.value }) })
    } else {
      const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration'
      const declaration = isExport ? node.declaration : node
      for (const name of namesOf(declaration)) {
        const text = source.slice(node.start, node.end)
        declared.set(name, [...(declared.get(name) ?? []), { text, doc: docBefore(node.start) }])
        const as = node.type === 'ExportDefaultDeclaration' ? 'default' : name
        if (isExport && !exported.some((one) => one.name === as)) exported.push({ name: as, local: name })
      }
    }
  }
  const module = { declared, imported, exported, exportAll }
  modules.set(file, module)
  return module
}

const modules = new Map<string, Module>()

function nameOf(node: object): string {
  return 'name' in node ? String(node.name) : 'value' in node ? String(node.value) : ''
}

/** Returns the names that a declaration declares. */
function namesOf(declaration: object | null): readonly string[] {
  if (declaration === null) return []
  if ('declarations' in declaration)
    return (declaration.declarations as readonly { readonly id: object }[]).map(({ id }) => nameOf(id))
  return 'id' in declaration && declaration.id ? [nameOf(declaration.id)] : []
}
