import { memo, useCallback, useMemo, useState, type ReactNode, type RefObject } from 'react'
import { GroupedVirtuoso, Virtuoso, type StateSnapshot, type VirtuosoHandle } from 'react-virtuoso'
import { outerHeight, virtuosoComponents, type RowsContext } from './virtuosoComponents'
import { groupIntoSections } from './data/sections'

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
