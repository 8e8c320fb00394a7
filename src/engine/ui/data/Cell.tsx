import type { ReactNode } from 'react'
import { joinClasses } from '../../lib/react'
import { IsolatedValue } from '../format/Isolated'
import './Cell.css'

interface CellProps {
  readonly label: string
  readonly value: ReactNode
  readonly note?: ReactNode
  /** The main figure of its group: full width and a larger size. */
  readonly big?: boolean | undefined
}

/** Shows a figure with its label, inside `Cells`. */
export function Cell({ label, value, note, big = false }: CellProps) {
  return (
    <div className={joinClasses('pw-cell', big && 'pw-cell-big')}>
      <dt className="pw-cell-label">{label}</dt>
      <dd className="pw-cell-value">
        <IsolatedValue>{value}</IsolatedValue>
      </dd>
      {note && <dd className="pw-cell-note">{note}</dd>}
    </div>
  )
}

/** Lays out `Cell`s in a grid, two or three in a row. */
export function Cells({ children }: { readonly children: ReactNode }) {
  return <dl className="pw-cells">{children}</dl>
}
