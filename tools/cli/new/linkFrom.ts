// Adds a link to the new page.
import type { Node } from '../effective/sourceModule'
import { insertEntry } from '../change/layout'
import { addMember } from './insert'
import type { SourceEdits } from './sources'
import { declared, wordOf, memberAt, memberOf, propertiesOf, nameOf } from './syntax'

export interface Link {
  readonly id: string
  readonly label: string
  readonly icon: string | undefined
  readonly to: string
  readonly query?: { readonly [name: string]: unknown } | undefined
}

/** Adds a link to the first top-level block of links of a page, or adds such a block before its list or at its end. */
export function linkFrom(sources: SourceEdits, route: string, { id, label, icon, to, query }: Link): void {
  const pages = declared(sources, 'pages.config.ts', 'pages')
  const page = pages && memberAt(sources, pages, route)
  const blocks = page && memberAt(sources, page, 'blocks')
  if (!blocks) throw new Error(`The page "${route}" has no blocks for a link.`)
  const link = { do: 'link', label, ...(icon !== undefined && { icon }), to, ...(query && { query }) }
  for (const member of propertiesOf(blocks.node)) {
    // A block that is a part may also be used by other pages.
    const block = member.value as Node
    const links = memberOf(block, 'links')
    if (!links || wordOf(memberOf(block, 'block')?.value as Node | undefined) !== 'links') continue
    const place = { file: blocks.file, node: links.value as Node }
    const taken = propertiesOf(place.node).some((one) => nameOf(one) === id)
    return addMember(sources, place, taken ? `${id}Page` : id, link)
  }
  const made = { block: 'links', links: { [id]: link } }
  const all = propertiesOf(blocks.node)
  const list = all.findIndex(
    ({ value }) => wordOf(memberOf(value as Node, 'block')?.value as Node | undefined) === 'list',
  )
  // Nobody scrolls to the end of a list for a link.
  if (list < 0) addMember(sources, blocks, `${id}Link`, made)
  else
    insertEntry(sources, blocks, { above: '', text: `${id}Link: ${JSON.stringify(made)}`, beside: '' }, all[list - 1])
}
