import { Icon, Spinner } from '../icons/Icon'
import { joinClasses } from '../../lib/react'
import './IconButton.css'

export interface IconButtonProps {
  readonly icon: string
  /** Accessible name: what a press does. */
  readonly label: string
  readonly mirror?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly tone?: 'plain' | 'primary' | undefined
  onPress(button: HTMLElement): void
}

/** Shows a button of 44 by 44 px with only an icon. */
export function IconButton({
  icon,
  label,
  mirror,
  busy = false,
  disabled = false,
  tone = 'plain',
  onPress,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses('pw-icon-button', tone === 'primary' && 'pw-icon-button-primary')}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        if (!busy) onPress(currentTarget)
      }}
    >
      {busy ? <Spinner /> : <Icon name={icon} mirror={mirror} />}
    </button>
  )
}
