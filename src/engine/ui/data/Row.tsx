import type { ReactNode } from 'react'
import { cleanText } from '../../lib/text'
import { joinClasses } from '../../lib/react'
import { Icon } from '../icons/Icon'
import { Isolated, hasLetters } from '../format/Isolated'
import './Row.css'

export interface RowProps {
  readonly title: string
  /** Before the title: an `Avatar`. */
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
  readonly label: string
  /** Text is of strangers, and isolated; an element is shown as it is. */
  readonly value: ReactNode
}

/**
 * What a row of a list says, in an element of the class `pw-row`; with `onPress` and `pw-row-pressable` the whole row is
 * pressable, by a button that stretches from its title. As few elements as may be: some come and go at every frame.
 */
export function Row({ title, leading, badge, lines = [], figure, actions, onPress }: RowProps) {
  const body = (
    <div className="pw-row-body">
      {badge ? (
        <div className="pw-row-name">
          {name()}
          {badge}
        </div>
      ) : (
        name()
      )}
      {figure !== undefined && shown('pw-row-figure', figure)}
      {lines.map(({ id, label, value }) => (
        <div
          key={id}
          className={joinClasses('pw-row-line', isLong(value) ? 'pw-row-cut' : isSpaced(value) && 'pw-row-whole')}
        >
          {/* Nothing but spaces between them: an element for each label would be a third of all. */}
          {`${label}\u00a0 `}
          {shown('pw-row-value', value)}
        </div>
      ))}
    </div>
  )
  return (
    <>
      {leading}
      {actions ? (
        <div className="pw-row-acted">
          {body}
          {actions}
        </div>
      ) : (
        body
      )}
      {onPress && <Icon name="chevron-right" mirror />}
    </>
  )

  function name() {
    const className = joinClasses('pw-row-title', isLong(title) && 'pw-row-cut', onPress && 'pw-row-button')
    if (!onPress) return <Isolated className={className}>{title}</Isolated>
    const text = cleanText(title)
    return (
      <button
        type="button"
        className={className}
        dir={hasLetters(text) ? 'auto' : 'ltr'}
        // The second tap of a double tap was meant for the sheet that closed over the row.
        onClick={(event) => event.detail < 2 && onPress()}
      >
        {text}
      </button>
    )
  }
}

function shown(className: string, value: ReactNode) {
  return typeof value === 'string' ? (
    <Isolated className={className}>{value}</Isolated>
  ) : (
    <span className={className}>{value}</span>
  )
}

/** What is short goes to the next line as a whole; without a space it does so by itself, and a block for it costs more to paint. */
function isSpaced(value: ReactNode): boolean {
  return typeof value === 'string' && value.includes(' ')
}

/** What is shorter never needs to be cut, and whatever is cut costs a layer. */
function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > 20
}
