/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Virtuoso draws and measures these as div elements. */
import { memo, type ReactNode } from 'react'
import type { GroupProps, ItemProps, ListProps, TopItemListProps } from 'react-virtuoso'
import { joinClasses } from '../lib/react'

/** What the elements around the rows know of the list. */
export interface RowsContext {
  readonly label: string
  /** Rows that are here. Nobody would be told that more may come by leaving it open: what is drawn would be counted instead. */
  readonly size: number
  /** What a row looks like around what it says. */
  readonly rowClass?: string | undefined
  /** Gives what the row at a place says; the row itself where the list knows it. */
  draw(row: unknown, index: number): ReactNode
}

interface WithContext {
  readonly context: RowsContext
}

/** The elements that Virtuoso draws the rows in: one object for all lists, or every row would be drawn anew. */
export const virtuosoComponents = { List, Item: memo(Item), Group, TopItemList }

/**
 * The height that a row takes, in pixels: its gap is a margin, for a box around each would be an element more. Exact, for
 * lines are seldom whole pixels high: rounded, all rows moved by parts of one, and were drawn anew, wherever one came on.
 */
export function outerHeight(element: HTMLElement): number {
  const { className } = element
  const gap = gaps.get(className) ?? Number.parseFloat(getComputedStyle(element).marginBlockEnd)
  gaps.set(className, gap)
  return element.getBoundingClientRect().height + gap
}

/** By class: each row is measured wherever one comes on, and to read a style costs more than all else of it. */
const gaps = new Map<string, number>()

function List({ context, ...list }: ListProps & WithContext) {
  return <div {...list} role="list" aria-label={context.label} />
}

/** Draws the row itself: were it handed down as a child, all rows would be drawn anew wherever one comes into sight. */
function Item({ context, item, ...row }: ItemProps<unknown> & WithContext) {
  const index = row['data-item-index']
  return (
    <div
      {...row}
      role="listitem"
      className={joinClasses('pw-list-row', context.rowClass)}
      aria-setsize={context.size}
      aria-posinset={index + 1}
    >
      {context.draw(item, index)}
    </div>
  )
}

function Group({ context: _context, ...group }: GroupProps & WithContext) {
  return <div {...group} role="listitem" className="pw-list-section" />
}

function TopItemList({ context: _context, style, ...top }: TopItemListProps & WithContext) {
  return <div {...top} style={{ ...style, top: 'var(--pw-list-top, 0px)' }} />
}
