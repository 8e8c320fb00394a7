/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Virtuoso draws and measures these as div elements. */
import type { ReactNode } from 'react'
import type { GroupProps, ItemProps, ListProps, TopItemListProps } from 'react-virtuoso'
import { joinClasses } from '../lib/react'

/** The elements around the rows know this of the list. */
export interface RowsContext {
  readonly label: string
  /** Number of loaded rows. Without it a screen reader would count only the drawn ones. */
  readonly size: number
  /** Class of the element around a row. */
  readonly rowClass?: string | undefined
  /** True if the rows are those of a table, which has the name and the head. */
  readonly isTable: boolean
  /** Returns the content of the row at an index, or the row itself if the list knows it. */
  draw(row: unknown, index: number): ReactNode
}

export interface WithContext {
  readonly context: RowsContext
}

/** Elements that Virtuoso draws rows in. One object for all lists, because a new object would redraw every row. */
export const virtuosoComponents = { List, Item, Group, TopItemList }

/**
 * Returns the exact height of a row with its margin, in pixels. The gap is a margin because a box around each row would
 * add an element. Rounded heights would shift and redraw all rows.
 */
export function outerHeight(element: HTMLElement): number {
  return element.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(element).marginBlockEnd)
}

function List({ context, ...list }: ListProps & WithContext) {
  return context.isTable ? <div {...list} role="rowgroup" /> : <div {...list} role="list" aria-label={context.label} />
}

/** Draws the row itself. As a child, every row would be redrawn whenever one comes into view. */
function Item({ context, item, ...row }: ItemProps<unknown> & WithContext) {
  const index = row['data-item-index']
  return (
    <div
      {...row}
      // The head of a table is its first row.
      {...(context.isTable
        ? { role: 'row', 'aria-rowindex': index + 2 }
        : { role: 'listitem', 'aria-setsize': context.size, 'aria-posinset': index + 1 })}
      // Takes the focus when the control that had it disappears.
      tabIndex={-1}
      className={joinClasses('pw-list-row', context.rowClass)}
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
