import { useId, type ReactNode } from 'react'
import type { Tone } from '../../language/types/plain'
import { joinClasses } from '../../lib/react'
import { Icon, Spinner } from '../icons/Icon'
import './Button.css'

export interface ButtonProps {
  readonly tone?: Tone | undefined
  /** Shows a spinner and ignores presses. */
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Why it is disabled, shown below. The button stays reachable by keyboard, so that the reason is announced. */
  readonly reason?: string | undefined
  readonly icon?: string | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
  /** Less padding and smaller text, for actions in a row. The height stays 44 px. */
  readonly small?: boolean | undefined
  readonly type?: 'button' | 'submit' | undefined
  onPress?(): void
  readonly children: ReactNode
}

/** Shows a labelled button of at least 44 px. While busy or disabled a press does nothing. */
export function Button(props: ButtonProps) {
  const { tone = 'plain', busy = false, disabled = false, reason, icon, block, small, type = 'button' } = props
  const reasonId = useId()
  const isInactive = busy || disabled
  const button = (
    <button
      type={type}
      className={joinClasses('pw-button', `pw-button-${tone}`, block && 'pw-button-block', small && 'pw-button-small')}
      disabled={disabled && !reason}
      aria-disabled={isInactive || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabled && reason ? reasonId : undefined}
      // Keeps the focus in the field: on blur its error would disappear and move the button from under the finger.
      onMouseDown={type === 'submit' ? (event) => event.preventDefault() : undefined}
      onClick={(event) => {
        if (isInactive) event.preventDefault()
        else props.onPress?.()
      }}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span className="pw-button-label">{props.children}</span>
    </button>
  )
  if (!disabled || !reason) return button
  return (
    <span className={joinClasses('pw-button-held', block && 'pw-button-block')}>
      {button}
      <span id={reasonId} className="pw-button-reason">
        {reason}
      </span>
    </span>
  )
}
