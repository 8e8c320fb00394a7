import { Icon } from '../icons/Icon'
import './ChangeNote.css'

interface ChangeNoteProps {
  /** The change with its sign, such as '+12.5%'. */
  readonly change: string
  /** The whole sentence: what the change is against. */
  readonly text: string
}

/** Shows how a figure changed, as an arrow and a sentence. */
export function ChangeNote({ change, text }: ChangeNoteProps) {
  const way = change.includes('+') ? 'up' : change.includes('\u2212') ? 'down' : 'same'
  return (
    <span className={`pw-change pw-change-${way}`}>
      {way !== 'same' && <Icon name={way === 'up' ? 'arrow-up-right' : 'arrow-down-right'} mirror />}
      <span>{text}</span>
    </span>
  )
}
