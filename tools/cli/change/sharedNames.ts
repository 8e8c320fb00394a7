// Finds which values of a page are written elsewhere: in a constant or a spread that other places may use too.
import { isObject } from '@pagewright/engine/tools'
import { filesAt } from '../files'
import { Draft } from './draft'
import { evaluate, find, type Spot } from './find'
import { exportRoot } from './place'

/** Returns the name that stands for a value, as the sources write it, by the path of the value: `blocks › people`. */
export function sharedNames(root: string, route: string): { readonly [path: string]: string } {
  const draft = new Draft(filesAt(root))
  const pages = exportRoot(draft, 'pages.config.ts', 'pages')
  const page = find(draft, pages, [route])
  const names = new Map<string, string>()
  // A page is itself a name in the site map. Only the names within it count.
  const least = page ? crossingsAt(draft, pages, [route, '']) : 0
  const visit = (value: unknown, path: readonly string[]): void => {
    if (path.length > 0) {
      const found = find(draft, pages, [route, ...path])
      const crossing = found?.crossings.slice(least).at(-1)
      const own = found && nameOf(draft, found.spot)
      const name = own ?? (crossing && textOf(draft, crossing.use))
      if (name !== undefined) names.set(path.join(' › '), name)
    }
    if (isObject(value)) for (const [name, one] of Object.entries(value)) visit(one, [...path, name])
  }
  if (page) visit(evaluate(draft, page.spot), [])
  return Object.fromEntries(names)
}

/** The names on the way to the members of a page, such as its own name in the site map. */
function crossingsAt(draft: Draft, from: Spot, [route = '']: readonly string[]): number {
  const found = find(draft, from, [route])
  return found?.spot.node.type === 'Identifier' ? found.crossings.length + 1 : (found?.crossings.length ?? 0)
}

function nameOf(draft: Draft, { file, node }: Spot): string | undefined {
  return node.type === 'Identifier' || node.type === 'MemberExpression' ? textOf(draft, { file, node }) : undefined
}

function textOf(draft: Draft, { file, node }: Spot): string {
  return draft.read(file).slice(node.start, node.end)
}
