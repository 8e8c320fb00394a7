// Removes imports that a change has left without a use.
import type { Node } from '../effective/trace'
import type { Files } from '../files'
import { Draft } from './draft'
import { commentsAbove } from './layout'

/** Removes names that nothing uses any more, from each file that differs from `before`. */
export function removeUnused(draft: Draft, before: Files): void {
  const old = new Draft(before)
  for (const { file } of draft.changed()) {
    if (!file.endsWith('.ts') || !draft.has(file) || !old.has(file) || old.read(file) === draft.read(file)) continue
    const known = new Set(unusedIn(old.parse(file).body).map(({ name }) => name))
    for (;;) {
      const [first] = unusedIn(draft.parse(file).body).filter(({ name }) => !known.has(name))
      if (!first) break
      removeName(draft, file, first)
    }
  }
}

/** A name of a file that nothing in it uses. */
interface Unused {
  readonly name: string
  readonly statement: Node
  /** The part of an import, if it imports other names too. */
  readonly specifier?: Node
}

function unusedIn(body: readonly Node[]): readonly Unused[] {
  const used = new Set(body.flatMap((node) => [...namesUsed(node)]))
  return body.flatMap((statement) => namesOf(statement)).filter(({ name }) => !used.has(name))
}

function namesOf(statement: Node): readonly Unused[] {
  if (statement.type !== 'ImportDeclaration') return []
  const specifiers = statement.specifiers as readonly Node[]
  const nameOf = (one: Node) => String((one.local as Node).name)
  if (specifiers.length === 1) return specifiers.map((one) => ({ name: nameOf(one), statement }))
  return specifiers.map((specifier) => ({ name: nameOf(specifier), statement, specifier }))
}

/** Yields the names that a tree uses. Keys, members and declared names are no uses. */
function* namesUsed(node: Node): Generator<string> {
  if (node.type === 'ImportDeclaration') return
  if (node.type === 'Identifier') yield String(node.name)
  const isKey = (name: string) =>
    (name === 'key' && node.type === 'Property' && node.computed !== true) ||
    (name === 'property' && node.type === 'MemberExpression' && node.computed !== true) ||
    (name === 'id' && node.type === 'VariableDeclarator')
  for (const [name, member] of Object.entries(node)) {
    if (name === 'id' && isKey(name)) {
      const { typeAnnotation } = member as { readonly typeAnnotation?: unknown }
      if (isNode(typeAnnotation)) yield* namesUsed(typeAnnotation)
    }
    if (isKey(name)) continue
    for (const one of Array.isArray(member) ? (member as unknown[]) : [member]) if (isNode(one)) yield* namesUsed(one)
  }
}

function removeName(draft: Draft, file: string, { statement, specifier }: Unused): void {
  const text = draft.read(file)
  if (specifier) {
    const all = statement.specifiers as readonly Node[]
    const index = all.indexOf(specifier)
    const [previous, next] = [all[index - 1], all[index + 1]]
    const start = next ? specifier.start : (previous?.end ?? specifier.start)
    return draft.splice(file, { start, end: next ? next.start : specifier.end, text: '' })
  }
  const start = commentsAbove(draft, file, 0, statement.start)
  const [after = ''] = /^[ \t]*\r?\n(?:\r?\n)?/.exec(text.slice(statement.end)) ?? []
  // The blank line behind the last import stays.
  draft.splice(file, { start, end: statement.end + after.indexOf('\n') + 1, text: '' })
}

function isNode(found: unknown): found is Node {
  return typeof found === 'object' && found !== null && 'type' in found && typeof found.type === 'string'
}
