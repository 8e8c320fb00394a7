import type { ReactNode } from 'react'
import { Illustration } from '../icons/Illustration'
import './Empty.css'

export interface EmptyProps {
  readonly text: string
  readonly icon?: string | undefined
  /** The next thing to do: usually one `Button`. */
  readonly action?: ReactNode
}

/** Says that there is nothing yet, with a picture and the next thing to do. */
export function Empty({ text, icon = 'inbox', action }: EmptyProps) {
  return (
    <div className="pw-empty">
      <Illustration icon={icon} />
      <p className="pw-empty-text">{text}</p>
      {action}
    </div>
  )
}
