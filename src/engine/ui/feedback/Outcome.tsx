import type { ReactNode } from 'react'
import type { Tone } from '../../language/types/plain'
import { Icon } from '../icons/Icon'
import './Outcome.css'

interface OutcomeProps {
  readonly tone?: Tone | undefined
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** Shows the result of an action: an icon, a title and a sentence. Screen readers announce it when it appears. */
export function OutcomePanel({ tone = 'good', title, children }: OutcomeProps) {
  return (
    <div className={`pw-outcome pw-tone-${tone}`} role="status">
      <OutcomeMark tone={tone} />
      {title && <h2 className="pw-outcome-title">{title}</h2>}
      <p className="pw-outcome-text">{children}</p>
    </div>
  )
}

/** Draws the icon of an outcome on the mark of the market, which rises behind it. Its colour is that of what it stands in. */
export function OutcomeMark({ tone }: { readonly tone: Tone }) {
  return (
    <span className="pw-outcome-mark">
      <Icon name={marks[tone]} />
    </span>
  )
}

const marks: { readonly [tone in Tone]: string } = {
  plain: 'info',
  primary: 'clock',
  good: 'circle-check',
  warn: 'triangle-alert',
  danger: 'circle-alert',
}
