/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Virtuoso draws and measures these as div elements. */
import type { GroupProps, ItemProps, ListProps, TopItemListProps } from 'react-virtuoso'

/** What the elements around the rows know of the list. */
export interface PartsContext {
  readonly label: string
  /** Rows in all, -1 while it is not known. */
  readonly size: number
}

interface WithContext {
  readonly context: PartsContext
}

/** The elements that Virtuoso draws the rows in: one object for all lists, or every row would be drawn anew. */
export const listParts = { List, Item, Group, TopItemList }

function List({ context, ...list }: ListProps & WithContext) {
  return <div {...list} role="list" aria-label={context.label} />
}

function Item({ context, item: _item, ...row }: ItemProps<unknown> & WithContext) {
  const position = row['data-item-index'] + 1
  return <div {...row} role="listitem" className="pw-list-row" aria-setsize={context.size} aria-posinset={position} />
}

function Group({ context: _context, ...group }: GroupProps & WithContext) {
  return <div {...group} role="listitem" className="pw-list-section" />
}

function TopItemList({ context: _context, style, ...top }: TopItemListProps & WithContext) {
  return <div {...top} style={{ ...style, top: 'var(--pw-list-top, 0px)' }} />
}
