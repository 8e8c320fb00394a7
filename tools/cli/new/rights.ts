// The rows of a new page in the test that tells by hand who may do what.
import type { Node } from '../effective/sourceModule'
import { addItem, addMemberText } from './insert'
import type { Sources } from './sources'
import { bodyOf, memberOf, membersOf, nodesIn } from './syntax'

const file = 'tests/pages/permissions.test.ts'

interface Right {
  readonly route: string
  readonly access: string
  /** The writing action, by its path. */
  readonly writes: string | undefined
  /** The page that the same people see. */
  readonly like?: string
}

/** Adds the rows, and gives what is left to add by hand. */
export function tellRights(sources: Sources, { route, access, writes, like }: Right): readonly string[] {
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
  const group = isOfAll(sources, who) ? groupWith(sources, row) : undefined
  if (group) addMemberText(sources, { file, node: group }, `${route} ${writes}`, row)
  else left.push(`${file}: say who may do "${route} ${writes}".`)
  return left
}

/** What is named inside of one test is not known in the others. */
function isOfAll(sources: Sources, who: string): boolean {
  return bodyOf(sources, file).some(
    ({ type, declarations }) =>
      type === 'VariableDeclaration' && (declarations as readonly Node[]).some(({ id }) => (id as Node).name === who),
  )
}

/** Who sees a page, as it is written there. */
function seenBy(sources: Sources, route: string): string | undefined {
  const seen = objectNamed(sources, 'seen')
  const row = seen && (memberOf(seen, route)?.value as Node | undefined)
  return row && sources.read(file).slice(row.start, row.end)
}

function objectNamed(sources: Sources, name: string): Node | undefined {
  for (const node of nodesIn(bodyOf(sources, file)))
    if (node.type === 'VariableDeclarator' && (node.id as Node).name === name) return node.init as Node
  return undefined
}

/** The requirement under which others have the same right, or else the first one. */
function groupWith(sources: Sources, row: string): Node | undefined {
  const rights = objectNamed(sources, 'rights')
  const text = sources.read(file)
  const groups = rights ? membersOf(rights).map(({ value }) => value as Node) : []
  const same = groups.find((group) =>
    membersOf(group).some(({ value }) => text.slice((value as Node).start, (value as Node).end) === row),
  )
  return same ?? groups[0]
}
