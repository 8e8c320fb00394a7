import { useId, type ReactNode } from 'react'
import type { Tone } from '../../language/types/plain'
import { joinClasses } from '../../lib/react'
import { Icon, Spinner } from '../icons/Icon'
import { Link, OutsideLink } from './Link'
import './Button.css'

interface ButtonProps {
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
  /** Address of the page that a press leads to. It makes the button a link. */
  readonly href?: string | undefined
  /** The address is of another site, so it opens in a new tab. */
  readonly isOutside?: boolean | undefined
  /** Id of an element whose text is added to the name, because it tells what the button acts on. */
  readonly about?: string | undefined
  onPress?(): void
  readonly children: ReactNode
}

/** Shows a labelled button of at least 44 px. While busy or disabled a press does nothing. */
export function Button(props: ButtonProps) {
  const {
    tone = 'plain',
    busy = false,
    disabled = false,
    reason,
    icon,
    block,
    small,
    type = 'button',
    href,
    isOutside = false,
    about,
  } = props
  const id = useId()
  const reasonId = `${id}-reason`
  const labelId = `${id}-label`
  const isInactive = busy || disabled
  const look = {
    className: joinClasses(
      'pw-button',
      ownTones[tone] ?? `pw-tone-${tone}`,
      block && 'pw-button-block',
      small && 'pw-button-small',
    ),
    'aria-labelledby': about && `${labelId} ${about}`,
  }
  const content = (
    <>
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span id={about && labelId} className="pw-button-label">
        {props.children}
      </span>
    </>
  )
  if (href !== undefined && !isInactive) {
    if (isOutside) {
      return (
        <OutsideLink {...look} href={href} onClick={() => props.onPress?.()}>
          {content}
        </OutsideLink>
      )
    }
    return (
      <Link {...look} href={href} onPress={() => props.onPress?.()}>
        {content}
      </Link>
    )
  }
  const button = (
    <button
      {...look}
      type={type}
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
      {content}
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

/** The tones that look otherwise than as a badge of theirs. */
const ownTones: { readonly [tone in Tone]?: string } = { plain: 'pw-button-plain', primary: 'pw-button-primary' }
