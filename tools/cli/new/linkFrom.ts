// Adds a link to the new page.
import type { Node } from '../effective/sourceModule'
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

/** Adds a link to the first top-level block of links of a page, or adds such a block at its end. */
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
  addMember(sources, blocks, `${id}Link`, { block: 'links', links: { [id]: link } })
}
