// The rows of a new page in the test that tells by hand who may do what.
import type { Node } from '../effective/sourceModule'
import { addItem, addMemberText } from './insert'
import type { Sources } from './sources'
import { bodyOf, membersOf, nodesIn } from './syntax'

const file = 'tests/pages/permissions.test.ts'

interface Right {
  readonly route: string
  readonly access: string
  /** The writing action, by its path. */
  readonly writes: string | undefined
}

/** Adds the rows, and gives what is left to add by hand. */
export function tellRights(sources: Sources, { route, access, writes }: Right): readonly string[] {
  if (!sources.has(file)) return []
  const isOpen = access === 'open'
  const left: string[] = []
  const seen = objectNamed(sources, isOpen ? 'open' : 'seen')
  if (seen?.type === 'ArrayExpression') addItem(sources, { file, node: seen }, route)
  else if (seen) addMemberText(sources, { file, node: seen }, route, 'signedIn')
  else left.push(`${file}: say who sees ${route}.`)
  if (writes === undefined) return left
  const row = `{ who: ${isOpen ? 'people' : 'signedIn'}, rows: one }`
  const group = groupWith(sources, row)
  if (group) addMemberText(sources, { file, node: group }, `${route} ${writes}`, row)
  else left.push(`${file}: say who may do "${route} ${writes}".`)
  return left
}

function objectNamed(sources: Sources, name: string): Node | undefined {
  for (const node of nodesIn(bodyOf(sources, file)))
    if (node.type === 'VariableDeclarator' && (node.id as Node).name === name) return node.init as Node
  return undefined
}

/** The requirement under which others have the same right. */
function groupWith(sources: Sources, row: string): Node | undefined {
  const rights = objectNamed(sources, 'rights')
  const text = sources.read(file)
  const groups = rights ? membersOf(rights).map(({ value }) => value as Node) : []
  return groups.find((group) =>
    membersOf(group).some(({ value }) => text.slice((value as Node).start, (value as Node).end) === row),
  )
}
