import type { ReactNode } from 'react'
import { Illustration } from '../icons/Illustration'
import './Empty.css'

interface EmptyProps {
  readonly text: string | undefined
  readonly icon?: string | undefined
  /** The next step, usually one `Button`. */
  readonly action?: ReactNode
}

/** Shows that there is nothing yet, with a drawing and the next step. */
export function Empty({ text, icon = 'inbox', action }: EmptyProps) {
  return (
    <div className="pw-empty">
      <Illustration icon={icon} />
      {text !== undefined && <p className="pw-empty-text">{text}</p>}
      {action}
    </div>
  )
}
