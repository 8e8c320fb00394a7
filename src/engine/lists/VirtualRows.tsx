import { memo, type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react'
import {
  GroupedVirtuoso,
  type GroupProps,
  type ItemProps,
  type ListProps,
  type StateSnapshot,
  type TopItemListProps,
  Virtuoso,
  type VirtuosoHandle,
} from 'react-virtuoso'
import { groupIntoSections } from './data/rows'
import { joinClasses } from '../lib/react'

export interface VirtualRowsProps<Row extends object> {
  readonly rows: readonly Row[]
  rowKey(row: Row): string
  renderRow(row: Row, index: number): ReactNode
  section?: ((row: Row) => string | undefined) | undefined
  readonly rowClass?: string | undefined
  readonly label: string
  readonly isTable: boolean
  readonly handle: RefObject<Pick<VirtuosoHandle, 'getState'> | null>
  readonly restored: StateSnapshot | undefined
  onScrollingChange(isScrolling: boolean): void
  onHeightChange(height: number): void
}

/**
 * Draws only the rows near the window and measures all of them. The window scrolls, so the browser's bars behave as
 * usual.
 */
export const VirtualRows = memo(function VirtualRows<Row extends object>(props: VirtualRowsProps<Row>) {
  return props.section ? <SectionedRows {...props} section={props.section} /> : <PlainRows {...props} />
}) as <Row extends object>(props: VirtualRowsProps<Row>) => ReactNode

/** Pixels drawn beyond the window, so that a fast scroll shows rows and no gaps. */
const overscan = { top: 300, bottom: 600 }

/**
 * Rows drawn before any height is known. Left to itself Virtuoso draws none first, so the page would be empty for a moment
 * after its outline.
 */
const initialRowCount = 4

function PlainRows<Row extends object>(props: VirtualRowsProps<Row>) {
  const { rows, rowKey, renderRow, handle } = props
  const key = useCallback((_index: number, row: Row) => rowKey(row), [rowKey])
  return (
    <Virtuoso
      {...useShared(props, renderRow as RowsContext['draw'])}
      ref={handle as RefObject<VirtuosoHandle>}
      data={rows}
      computeItemKey={key}
    />
  )
}

function SectionedRows<Row extends object>(props: VirtualRowsProps<Row> & { section(row: Row): string | undefined }) {
  const { rows, rowKey, renderRow, section, handle } = props
  const { headings, counts, keys } = useMemo(() => groupIntoSections(rows, rowKey, section), [rows, rowKey, section])
  const draw = useCallback(
    (_row: unknown, index: number) => {
      const row = rows[index]
      return row && renderRow(row, index)
    },
    [rows, renderRow],
  )
  const heading = useCallback(
    (index: number) => (headings[index] ? <h2 className="pw-list-heading">{headings[index]}</h2> : null),
    [headings],
  )
  const key = useCallback((index: number) => keys[index] ?? index, [keys])
  return (
    <GroupedVirtuoso
      {...useShared(props, draw)}
      ref={handle as RefObject<VirtuosoHandle>}
      groupCounts={counts as number[]}
      groupContent={heading}
      computeItemKey={key}
    />
  )
}

type SharedProps = { readonly rows: readonly unknown[] } & Pick<
  VirtualRowsProps<object>,
  'rowClass' | 'label' | 'isTable' | 'restored' | 'onScrollingChange' | 'onHeightChange'
>

/** Returns what all of Virtuoso's lists get. */
export function useShared(props: SharedProps, draw: RowsContext['draw']) {
  const { rows, rowClass, label, isTable, restored, onScrollingChange, onHeightChange } = props
  const size = rows.length
  // A restored list already knows its heights.
  const [first] = useState(restored ? 0 : Math.min(rows.length, initialRowCount))
  const context = useMemo(() => ({ label, size, rowClass, isTable, draw }), [label, size, rowClass, isTable, draw])
  return {
    useWindowScroll: true,
    increaseViewportBy: overscan,
    components: virtuosoComponents,
    itemSize: outerHeight,
    context,
    isScrolling: onScrollingChange,
    totalListHeightChanged: onHeightChange,
    initialItemCount: first,
    ...(restored ? { restoreStateFrom: restored } : {}),
  }
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Virtuoso draws and measures these as div elements. */

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

interface WithContext {
  readonly context: RowsContext
}

/** Elements that Virtuoso draws rows in. One object for all lists, because a new object would redraw every row. */
export const virtuosoComponents = { List, Item, Group, TopItemList }

/**
 * Returns the exact height of a row with its margin, in pixels. The gap is a margin because a box around each row would
 * add an element. Rounded heights would shift and redraw all rows.
 */
export function outerHeight(element: Element): number {
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
