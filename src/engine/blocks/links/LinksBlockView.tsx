import { ActionButtons } from '../../actions/ActionButtons'
import { useActions } from '../../actions/perform/useActions'
import type { LinksBlock } from '../../language/types/plainBlocks'
import { useScope } from '../../runtime/scope/scope'
import { Menu } from '../../ui/overlay/Menu'
import { useUnknown } from '../request/ReadFailed'

/** Renders actions as a list, a grid of tiles, or buttons. Tasks wait until all of them are known, so that none comes late. */
export function LinksBlockView({ block }: { readonly block: LinksBlock }) {
  const scope = useScope()
  const views = useActions(block.links, scope, block.order)
  const conditions = block.look === 'tasks' ? Object.values(block.links).map(({ when }) => when) : []
  const unknown = useUnknown(conditions, <span hidden className="pw-unsure" />)
  if (block.look === 'buttons') return <ActionButtons actions={block.links} scope={scope} order={block.order} />
  if (unknown) return unknown
  if (views.length === 0) return null
  const items = views.map((view) => ({
    id: view.id,
    label: view.label,
    icon: view.icon,
    tone: view.tone,
    note: view.note,
    count: view.count,
    disabled: view.isBusy || view.reason !== undefined,
    reason: view.reason,
    href: view.href,
    isOutside: view.isOutside,
    isDone: !view.leads,
    onPress: view.press,
  }))
  const menu = <Menu items={items} look={block.look === 'grid' ? 'grid' : 'list'} />
  const firstLink = items.find((item) => item.href !== undefined && !item.isOutside)
  // A page can have several of them, so each is named by where it leads first.
  return firstLink ? <nav aria-label={firstLink.label}>{menu}</nav> : menu
}
