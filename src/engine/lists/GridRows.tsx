/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Virtuoso draws and measures these as div elements. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { Virtuoso, type ItemProps, type VirtuosoHandle } from 'react-virtuoso'
import type { RoomStyle } from '../ui/format/roomStyle'
import { type RowsContext, useShared, type VirtualRowsProps, virtuosoComponents } from './VirtualRows'

interface GridRowsProps<Row extends object> extends VirtualRowsProps<Row> {
  /** The columns of a line. */
  readonly style: RoomStyle
}

/**
 * Draws cards in columns. Virtuoso has one item for all cards of a line, and measures it. `VirtuosoGrid` would take all
 * cards to be as high as the first. It would also remember no position as other lists do.
 */
export function GridRows<Row extends object>(props: GridRowsProps<Row>) {
  const { rows, rowKey, renderRow, rowClass, handle, style } = props
  const probe = useRef<HTMLDivElement>(null)
  const columns = useColumns(probe)
  const lines = useMemo(() => linesOf(rows, columns ?? 1), [rows, columns])
  const draw = useCallback(
    (_line: unknown, index: number) =>
      (lines[index] ?? []).map((row, column) => {
        const at = index * (columns ?? 1) + column
        return (
          <div
            key={rowKey(row)}
            role="listitem"
            aria-setsize={rows.length}
            aria-posinset={at + 1}
            // Takes the focus when the control that had it disappears.
            tabIndex={-1}
            className={rowClass}
            style={cardStyle}
          >
            {renderRow(row, at)}
          </div>
        )
      }),
    [lines, columns, rows.length, rowKey, renderRow, rowClass],
  )
  const key = useCallback((_index: number, line: readonly Row[]) => line.map(rowKey).join(' '), [rowKey])
  const shared = useShared({ ...props, rows: lines }, draw)
  return (
    <div style={style}>
      {/* The browser decides how many columns fit. */}
      <div style={lineStyle} ref={probe} />
      {columns !== undefined && (
        <Virtuoso
          {...shared}
          components={components}
          ref={handle as RefObject<VirtuosoHandle>}
          data={lines}
          computeItemKey={key}
        />
      )}
    </div>
  )
}

/** Returns the number of columns of a grid, or undefined before the first layout. */
function useColumns(grid: RefObject<HTMLDivElement | null>): number | undefined {
  const [columns, setColumns] = useState<number>()
  useLayoutEffect(() => {
    const { current } = grid
    if (!current) return
    const count = () => setColumns(getComputedStyle(current).gridTemplateColumns.match(/\d+(\.\d+)?px/g)?.length ?? 1)
    count()
    const observer = new ResizeObserver(count)
    observer.observe(current)
    return () => observer.disconnect()
  }, [grid])
  return columns
}

function linesOf<Row>(rows: readonly Row[], columns: number): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / columns) }, (_, index) =>
    rows.slice(index * columns, (index + 1) * columns),
  )
}

// Styles of elements, because all pages load one style sheet, and few have cards.
const lineStyle = { display: 'grid', gridTemplateColumns: 'var(--pw-cells)', gap: 12, marginBlockEnd: 12 }
const cardStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  marginInline: 0,
}

/** The line is no part of the list for screen readers: its cards are the items. */
function Line({ context, item: _item, ...line }: ItemProps<unknown> & { readonly context: RowsContext }) {
  return (
    <div {...line} role="none" className="pw-list-row pw-list-line" style={{ ...line.style, ...lineStyle }}>
      {context.draw(undefined, line['data-item-index'])}
    </div>
  )
}

const components = { ...virtuosoComponents, Item: Line }
