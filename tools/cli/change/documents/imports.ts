// Adds imports to source files, and finds which names of a file other files import.
import { posix } from 'node:path'
import type { Node } from '../../effective/trace'
import type { Draft } from '../draft'

/** Adds an import. Keeps imports of the product's own files in alphabetical order. */
export function addImportTo(draft: Draft, file: string, name: string, from: string): void {
  const imports = importsIn(draft, file)
  const line = `import { ${name} } from '${from}'`
  const next = imports.find(({ path }) => path > from && path.startsWith('.'))?.node
  const last = imports.at(-1)?.node
  if (next) draft.splice(file, { start: next.start, end: next.start, text: `${line}\n` })
  else if (last) draft.splice(file, { start: last.end, end: last.end, text: `\n${line}` })
  else draft.splice(file, { start: 0, end: 0, text: `${line}\n\n` })
}

export interface FileImport {
  readonly path: string
  readonly node: Node
  /** The names that the file gives to what it imports. */
  readonly names: readonly string[]
}

export function importsIn(draft: Draft, file: string): readonly FileImport[] {
  return draft
    .parse(file)
    .body.filter(({ type }) => type === 'ImportDeclaration')
    .map((node) => ({
      path: String((node.source as Node).value),
      node,
      names: (node.specifiers as readonly Node[]).map((one) => String((one.local as Node).name)),
    }))
}

/** Returns the file that an import path of a file leads to, without its ending. */
export function importedPath(file: string, path: string): string {
  return posix.join(posix.dirname(file), path).replace(/\.(ts|json)$/, '')
}

/** Returns true if another source file of the product imports a file. */
export function isImported(draft: Draft, file: string): boolean {
  const wanted = file.replace(/\.(ts|json)$/, '')
  const files = draft.files()
  const sources = ['pages', 'markets'].flatMap((folder) => files.below(folder))
  return [...sources, 'pages.config.ts', 'markets.config.ts']
    .filter((one) => one.endsWith('.ts') && one !== file && draft.has(one))
    .some((one) => importsIn(draft, one).some(({ path }) => path.startsWith('.') && importedPath(one, path) === wanted))
}
