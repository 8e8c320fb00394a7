// Adds the rows of a new page to the hand-written test of who may do what.
import type { Node } from '../effective/trace'
import { addItem, addMemberText } from './insert'
import type { SourceEdits } from './sources'
import { memberOf, membersOf, nodesIn } from './syntax'

const file = 'tests/pages/permissions.test.ts'

interface Right {
  readonly route: string
  readonly access: string
  /** The writing action, by its path. */
  readonly writes: string | undefined
  /** An existing page that the same people may see. */
  readonly like?: string
}

/** Adds the rows, and returns what a person has to add by hand. */
export function addRights(sources: SourceEdits, { route, access, writes, like }: Right): readonly string[] {
  if (!sources.has(file)) return []
  const isOpen = access === 'open'
  const who = isOpen ? 'people' : (like && seenBy(sources, like)) || 'signedIn'
  const left: string[] = []
  const seen = objectNamed(sources, isOpen ? 'open' : 'seen')
  if (seen?.type === 'ArrayExpression') addItem(sources, { file, node: seen }, route)
  else if (seen) addMemberText(sources, { file, node: seen }, route, who)
  else left.push(`${file}: say who sees ${route}.`)
  if (writes === undefined) return left
  const row = `{ who: ${who}, rows: one }`
  const group = isTopLevel(sources, who) ? groupWith(sources, row) : undefined
  if (group) addMemberText(sources, { file, node: group }, `${route} ${writes}`, row)
  else left.push(`${file}: write who may do "${route} ${writes}".`)
  return left
}

/** Returns true for a name that all tests of the file know. A name inside one test is unknown to the others. */
function isTopLevel(sources: SourceEdits, who: string): boolean {
  return sources
    .parse(file)
    .body.some(
      ({ type, declarations }) =>
        type === 'VariableDeclaration' && (declarations as readonly Node[]).some(({ id }) => (id as Node).name === who),
    )
}

/** Returns the code that says who sees a page. */
function seenBy(sources: SourceEdits, route: string): string | undefined {
  const seen = objectNamed(sources, 'seen')
  const row = seen && (memberOf(seen, route)?.value as Node | undefined)
  return row && sources.read(file).slice(row.start, row.end)
}

function objectNamed(sources: SourceEdits, name: string): Node | undefined {
  for (const node of nodesIn(sources.parse(file).body))
    if (node.type === 'VariableDeclarator' && (node.id as Node).name === name) return node.init as Node
  return undefined
}

/** Returns the group whose rows have the same right, or else the first group. */
function groupWith(sources: SourceEdits, row: string): Node | undefined {
  const rights = objectNamed(sources, 'rights')
  const text = sources.read(file)
  const groups = rights ? membersOf(rights).map(({ value }) => value as Node) : []
  const same = groups.find((group) =>
    membersOf(group).some(({ value }) => text.slice((value as Node).start, (value as Node).end) === row),
  )
  return same ?? groups[0]
}
