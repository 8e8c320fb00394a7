/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Virtuoso draws and measures the rows as div elements. */
import { Fragment, type ReactNode } from 'react'
import { joinClasses } from '../../lib/react'
import { Icon } from '../icons/Icon'
import { Isolated } from '../format/Isolated'
import { RowTitle, type RowProps } from './Row'
import './Table.css'

export interface TableColumn {
  readonly id: string
  readonly label: string
  /** True for amounts, which stand at the end of their column. */
  readonly isAtEnd?: boolean | undefined
  /** Present if the rows can be sorted by this column. */
  readonly sort?: { readonly order: 'ascending' | 'descending' | 'none'; onPress(): void } | undefined
}

/** Draws the head of a table, which stays in sight. The button of a column sorts by it. */
export function TableHead({ columns }: { readonly columns: readonly TableColumn[] }) {
  return (
    <div role="rowgroup" className="pw-table-head">
      <div role="row" className="pw-table-row" aria-rowindex={1}>
        {columns.map(({ id, label, isAtEnd, sort }) => (
          <div
            key={id}
            role="columnheader"
            className={joinClasses('pw-table-cell', isAtEnd && 'pw-table-figure')}
            aria-sort={sort?.order}
          >
            {sort ? (
              <button type="button" className="pw-table-sort" onClick={sort.onPress}>
                {/* The name ends where the figures end. */}
                {!isAtEnd && label}
                <Icon name="chevron-down" />
                {isAtEnd && label}
              </button>
            ) : (
              label
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

interface RowCellsProps extends Pick<
  RowProps,
  'title' | 'titleId' | 'leading' | 'badge' | 'onPress' | 'href' | 'isOpen'
> {
  readonly cells: readonly { readonly id: string; readonly value: ReactNode; readonly isAtEnd?: boolean }[]
  /** Buttons of the row, in the last cell. */
  readonly actions?: ReactNode
}

/** Draws the cells of a row, inside an element of the class `pw-table-row`. */
export function RowCells({ title, titleId, leading, badge, cells, actions, href, onPress, isOpen }: RowCellsProps) {
  return (
    <>
      <div role="rowheader" className="pw-table-cell pw-table-name">
        {leading}
        <RowTitle title={title} titleId={titleId} href={href} onPress={onPress} isOpen={isOpen} />
        {badge}
      </div>
      {cells.map(({ id, value, isAtEnd = false }) => (
        <div key={id} role="cell" className={joinClasses('pw-table-cell', isAtEnd && 'pw-table-figure')}>
          {typeof value === 'string' ? <Isolated>{value}</Isolated> : <Fragment>{value}</Fragment>}
        </div>
      ))}
      {actions && (
        <div role="cell" className="pw-table-cell pw-table-actions">
          {actions}
        </div>
      )}
    </>
  )
}
