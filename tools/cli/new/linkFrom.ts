// Adds a link to the new page, or lets the rows of a list open it.
import { isObject } from '@pagewright/engine/tools'
import type { Node } from '../effective/trace'
import { insertEntry } from '../change/layout'
import { addMember } from './insert'
import type { SourceEdits } from './sources'
import { declared, wordOf, memberAt, memberOf, propertiesOf, nameOf, type NodePlace } from './syntax'

export interface Link {
  readonly id: string
  readonly label: string
  readonly icon: string | undefined
  readonly to: string
  readonly query?: { readonly [name: string]: unknown } | undefined
}

/** Adds a link to the first top-level block of links above the list of a page, or adds such a block there or at its end. */
export function linkFrom(sources: SourceEdits, route: string, { id, label, icon, to, query }: Link): void {
  const pages = declared(sources, 'pages.config.ts', 'pages')
  const page = pages && memberAt(sources, pages, route)
  const blocks = page && memberAt(sources, page, 'blocks')
  if (!blocks) throw new Error(`The page "${route}" has no blocks for a link.`)
  if (Object.values(query ?? {}).some((one) => isObject(one) && String(one.from).startsWith('row.')))
    return openFromRows(sources, blocks, route, { to, query })
  const link = { do: 'link', label, ...(icon !== undefined && { icon }), to, ...(query && { query }) }
  const all = propertiesOf(blocks.node)
  const word = (block: unknown, name: string) => wordOf(memberOf(block as Node, name)?.value as Node | undefined)
  // A block that is a part may also be used by other pages, so it is looked at as it is written here.
  const { links: at, end } = placeForLink(
    all.map(({ value }) => ({ block: word(value, 'block'), look: word(value, 'look') })),
  )
  const block = all[at]?.value as Node | undefined
  const links = block && memberOf(block, 'links')
  if (links) {
    const place = { file: blocks.file, node: links.value as Node }
    const taken = propertiesOf(place.node).some((one) => nameOf(one) === id)
    return addMember(sources, place, taken ? `${id}Page` : id, link)
  }
  const made = { block: 'links', links: { [id]: link } }
  if (end === all.length) addMember(sources, blocks, `${id}Link`, made)
  else insertEntry(sources, blocks, { above: '', text: `${id}Link: ${JSON.stringify(made)}`, beside: '' }, all[end - 1])
}

/**
 * Returns where a link stands among blocks: the first links, or -1, and the end of what comes above a list, to whose end
 * nobody scrolls for a link. Tasks come and go with what waits for a person, so they have none.
 */
export function placeForLink(blocks: readonly unknown[]): { readonly links: number; readonly end: number } {
  const list = blocks.findIndex((one) => isObject(one) && (one.block === 'list' || one.block === 'tabs'))
  const end = list < 0 ? blocks.length : list
  const isLinks = (one: unknown) => isObject(one) && one.block === 'links' && one.look !== 'tasks'
  return { links: blocks.slice(0, end).findIndex(isLinks), end }
}

/** Lets the rows of the first list of a page open another page. */
function openFromRows(sources: SourceEdits, blocks: NodePlace, route: string, opens: Pick<Link, 'to' | 'query'>): void {
  const lists = propertiesOf(blocks.node).flatMap((member) => {
    const block = member.value as Node
    return wordOf(memberOf(block, 'block')?.value as Node | undefined) === 'list' ? [block] : []
  })
  const free = lists.find((block) => !memberOf(block, 'opens') && !memberOf(block, 'detail'))
  if (!free) {
    const why = lists.length === 0 ? 'has no list' : 'has no list whose rows open nothing yet'
    throw new Error(
      `--link-query names a value of a row, and the page "${route}" ${why}: write a literal, or a path such as query.id, user.uid or data.shop.id.`,
    )
  }
  addMember(sources, { file: blocks.file, node: free }, 'opens', opens)
}
