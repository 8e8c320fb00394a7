import { useId } from 'react'
import type { Tone } from '../../language/types/plain'
import { joinClasses } from '../../lib/react'
import { Icon } from '../icons/Icon'
import { Link, OutsideLink } from '../input/Link'
import './Menu.css'

interface MenuItem {
  readonly id: string
  readonly label: string
  /** Language of the label, where it is not the page's. */
  readonly lang?: string | undefined
  readonly icon?: string | undefined
  readonly note?: string | undefined
  /** Number of waiting items. 0, '' and '0' show nothing. */
  readonly count?: number | string | undefined
  readonly tone?: Tone | undefined
  readonly disabled?: boolean | undefined
  /** Why it is disabled; replaces the note. */
  readonly reason?: string | undefined
  /** Address of the page that the item leads to. It makes the item a link. */
  readonly href?: string | undefined
  /** The address is of another site, so it opens in a new tab. */
  readonly isOutside?: boolean | undefined
  /** True if a press leads nowhere: it does something here. */
  readonly isDone?: boolean | undefined
  onPress(): void
}
interface MenuProps {
  readonly items: readonly MenuItem[]
  readonly look?: 'list' | 'grid' | undefined
}

/** Shows links and actions as a list with notes, or as a grid of tiles. */
export function Menu({ items, look = 'list' }: MenuProps) {
  return (
    <ul className={`pw-menu pw-menu-${look}`}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuEntry item={item} isTile={look === 'grid'} />
        </li>
      ))}
    </ul>
  )
}

function MenuEntry({ item, isTile }: { readonly item: MenuItem; readonly isTile: boolean }) {
  const noteId = useId()
  const isLeaving = item.isOutside === true && item.href !== undefined && !item.disabled
  const note = item.disabled && item.reason ? item.reason : item.note
  const look = {
    className: joinClasses('pw-menu-item', `pw-menu-${item.tone ?? 'plain'}`),
    'aria-describedby': note ? noteId : undefined,
  }
  const content = (
    <>
      {item.icon && (
        <span className="pw-menu-icon">
          <Icon name={item.icon} />
        </span>
      )}
      <span className="pw-menu-words">
        <span className="pw-menu-label" lang={item.lang}>
          {item.label}
        </span>
        {note && (
          <span id={noteId} className="pw-menu-note">
            {note}
          </span>
        )}
      </span>
      {Boolean(item.count) && item.count !== '0' && <span className="pw-count">{item.count}</span>}
      {!isTile && !item.disabled && !isLeaving && !item.isDone && <Icon name="chevron-right" mirror />}
    </>
  )
  if (isLeaving && item.href !== undefined) {
    return (
      <OutsideLink {...look} href={item.href} onClick={() => item.onPress()}>
        {content}
      </OutsideLink>
    )
  }
  if (item.href !== undefined && !item.disabled) {
    return (
      <Link {...look} href={item.href} onPress={item.onPress}>
        {content}
      </Link>
    )
  }
  return (
    <button
      {...look}
      type="button"
      aria-disabled={item.disabled || undefined}
      onClick={() => {
        if (!item.disabled) item.onPress()
      }}
    >
      {content}
    </button>
  )
}
