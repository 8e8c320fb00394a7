import type { ReactNode } from 'react'
import { cleanText } from '../../lib/text'
import { joinClasses } from '../../lib/react'
import { Icon } from '../icons/Icon'
import { Figure } from '../format/Figure'
import { Isolated, hasLetters } from '../format/Isolated'
import { Link } from '../input/Link'
import './Row.css'

export interface RowProps {
  readonly title: string
  /** Id of the element of the title, for buttons that name what they act on. */
  readonly titleId?: string | undefined
  /** Before the title, usually an `Avatar`. */
  readonly leading?: ReactNode
  readonly badge?: ReactNode
  /** Muted values in the line under the title. */
  readonly lines?: readonly RowLine[] | undefined
  /** At the end of the row. */
  readonly figure?: ReactNode
  /** Buttons of the row. They lie above the pressable surface, never inside a button. */
  readonly actions?: ReactNode
  readonly onPress?: (() => void) | undefined
  /** Address of the page that a press opens. It makes the title a link. */
  readonly href?: string | undefined
  /** True for the row that is open beside the list. */
  readonly isOpen?: boolean | undefined
}
export interface RowLine {
  readonly id: string
  readonly label: string
  /** Text is foreign and isolated; an element shows as it is. */
  readonly value: ReactNode
  /** Hides the label. Screen readers still say it, if there is one. */
  readonly isBare?: boolean | undefined
  /** True for words, such as a name. They are truncated if they leave no room for the values beside them. */
  readonly isWords?: boolean | undefined
}

/**
 * Draws the content of a list row, inside an element of the class `pw-row`. With `onPress` and `pw-row-pressable` the
 * whole row is pressable: the button or link of its title covers it. It uses few elements, because rows come and go in every
 * frame.
 */
export function Row({ title, titleId, leading, badge, lines = [], figure, actions, onPress, href, isOpen }: RowProps) {
  // Beside a figure or buttons there is no room for the badge: it stands below, before the values. Rows that have lost their
  // buttons keep it there.
  const isBadgeBelow = badge !== undefined && (figure !== undefined || actions !== undefined)
  const body = (
    <div className={joinClasses('pw-row-body', figure !== undefined && 'pw-row-figured')}>
      <RowTitle title={title} titleId={titleId} href={href} onPress={onPress} isOpen={isOpen} />
      {!isBadgeBelow && badge}
      {figure !== undefined &&
        (typeof figure === 'string' ? (
          <Figure isMain className="pw-row-figure">
            {figure}
          </Figure>
        ) : (
          shown('pw-row-figure', figure)
        ))}
      {(isBadgeBelow || lines.length > 0) && (
        <div className="pw-row-details">
          {isBadgeBelow && badge}
          {lines.map(({ id, label, value, isBare, isWords }) => (
            <span
              key={id}
              className={joinClasses(
                'pw-row-detail',
                isShrinking(value, isWords) ? 'pw-row-shrinking' : canBreak(value) && 'pw-row-whole',
              )}
            >
              {/* Plain spaces: an element for each label would be a third of all elements. */}
              {isBare ? label && <span className="pw-hidden">{label}:</span> : `${label}\u00a0`}
              {shown('pw-row-value', value)}
            </span>
          ))}
        </div>
      )}
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
      {/* Not beside a figure or a badge, which stands at the end of its row. */}
      {onPress && figure === undefined && (badge === undefined || isBadgeBelow) && <Icon name="chevron-right" mirror />}
    </>
  )
}

type RowTitleProps = Pick<RowProps, 'title' | 'titleId' | 'href' | 'onPress' | 'isOpen'>

/** Draws the title of a row. It is a link or a button that covers the row, if the row opens something. */
export function RowTitle({ title, titleId, href, onPress, isOpen }: RowTitleProps) {
  const className = joinClasses('pw-row-title', isLong(title) && 'pw-row-cut', onPress && 'pw-row-button')
  if (!onPress) {
    return (
      <Isolated id={titleId} className={className}>
        {title}
      </Isolated>
    )
  }
  const text = cleanText(title)
  const look = { id: titleId, className, dir: hasLetters(text) ? 'auto' : 'ltr' }
  if (href !== undefined) {
    return (
      <Link {...look} href={href} onPress={onPress}>
        {text}
      </Link>
    )
  }
  return (
    <button
      {...look}
      type="button"
      aria-current={isOpen || undefined}
      // The second tap of a double tap was meant for the sheet that closed over the row.
      onClick={(event) => event.detail < 2 && onPress()}
    >
      {text}
    </button>
  )
}

/** Shows the place of a row in a ranking. The first three stand out. Screen readers say `text`. */
export function RankMark({ rank, text }: { readonly rank: string; readonly text: string }) {
  return (
    <span className="pw-rank" data-rank={rank}>
      <span aria-hidden="true">{rank}</span>
      <span className="pw-hidden">{text}</span>
    </span>
  )
}

function shown(className: string, value: ReactNode) {
  return typeof value === 'string' ? (
    <Isolated className={className}>{value}</Isolated>
  ) : (
    <span className={className}>{value}</span>
  )
}

/**
 * Returns true for a short value with a space or a hyphen, such as a date, which must wrap as a whole. Other values do
 * that by themselves, and a block for them costs more to paint.
 */
function canBreak(value: ReactNode): boolean {
  return typeof value === 'string' && /[ -]/.test(value)
}

/** Returns true for a value that is truncated where its line has no room. Words are if they are no short ones. */
function isShrinking(value: ReactNode, isWords = false): boolean {
  return isLong(value) || (isWords && typeof value === 'string' && value.length > 8)
}

/** Returns true for a value that may be truncated. Shorter ones never are, and truncation costs a layer. */
function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > 20
}
