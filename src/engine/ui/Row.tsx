import type { ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './Icon'
import { Value } from './Value'
import './Row.css'

export interface RowProps {
  readonly title: ReactNode
  /** Before the title: an `Avatar`, `Picture` or `Icon`. */
  readonly leading?: ReactNode
  readonly badge?: ReactNode
  /** Quieter lines under the title. */
  readonly lines?: readonly RowLine[] | undefined
  /** Stands at the end of the row. */
  readonly figure?: ReactNode
  /** Buttons of the row: they lie above the pressable surface, never inside a button. */
  readonly actions?: ReactNode
  readonly onPress?: (() => void) | undefined
}
export interface RowLine {
  readonly id: string
  readonly label?: string | undefined
  readonly value: ReactNode
}

/** A row of a list; with `onPress` the whole row is pressable, by a button that stretches from its title. */
export function Row({ title, leading, badge, lines = [], figure, actions, onPress }: RowProps) {
  return (
    <div className="pw-row">
      <div className={classes('pw-row-box', onPress && 'pw-row-pressable')}>
        {leading && <span className="pw-row-leading">{leading}</span>}
        <div className="pw-row-body">
          <div className="pw-row-top">
            <div className="pw-row-name">
              {onPress ? (
                <button
                  type="button"
                  className="pw-row-title pw-row-button"
                  // The second tap of a double tap was meant for the sheet that closed over the row.
                  onClick={(event) => event.detail < 2 && onPress()}
                >
                  <Value>{title}</Value>
                </button>
              ) : (
                <span className="pw-row-title">
                  <Value>{title}</Value>
                </span>
              )}
              {badge}
            </div>
            {figure !== undefined && (
              <span className="pw-row-figure">
                <Value>{figure}</Value>
              </span>
            )}
          </div>
          {lines.map((line) => (
            <div key={line.id} className="pw-row-line">
              {line.label && <span className="pw-row-label">{line.label}</span>}
              <span className="pw-row-value">
                <Value>{line.value}</Value>
              </span>
            </div>
          ))}
          {actions && <div className="pw-row-actions">{actions}</div>}
        </div>
        {onPress && <Icon name="chevron-right" mirror />}
      </div>
    </div>
  )
}
