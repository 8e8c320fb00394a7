import type { CSSProperties } from 'react'
import { joinClasses } from '../../lib/react'
import './Goal.css'

interface GoalProps {
  readonly label: string
  /** The reached part, in per cent. */
  readonly share: number
  /** The missing part in words, or a word of success. */
  readonly text: string
}

/** Shows how much of a goal is reached, as a line and in words. */
export function Goal({ label, share, text }: GoalProps) {
  const style: CSSProperties & { readonly '--pw-share': string } = { '--pw-share': `${share}%` }
  return (
    <div className={joinClasses('pw-goal', share === 100 && 'pw-goal-reached')}>
      <div className="pw-goal-words">
        <span>{label}</span>
        <strong>{text}</strong>
      </div>
      <div
        className="pw-goal-line"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={text}
      >
        <span style={style} />
      </div>
    </div>
  )
}
