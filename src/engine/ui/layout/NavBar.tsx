import { useRef } from 'react'
import { joinClasses } from '../../lib/react'
import { Icon } from '../icons/Icon'
import { Link } from '../input/Link'
import { useEdgeBar } from '../overlay/edgeBars'
import './NavBar.css'

interface NavItem {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly href: string
  readonly isCurrent: boolean
  onPress(): void
}
interface NavBarProps {
  readonly label: string
  readonly items: readonly NavItem[]
  /** True on a page that an item leads to. Elsewhere a small screen shows the page alone. */
  readonly isAtPlace: boolean
}

/** Shows the places of a site: a bar at the lower edge of a small screen, a rail at the side of a wide one. */
export function NavBar({ label, items, isAtPlace }: NavBarProps) {
  const bar = useRef<HTMLElement>(null)
  useEdgeBar(bar)
  return (
    <nav ref={bar} className={joinClasses('pw-nav', isAtPlace && 'pw-nav-place')} aria-label={label}>
      <ul className="pw-nav-items">
        {items.map(({ id, label: name, icon, href, isCurrent, onPress }, index) => (
          <li key={id}>
            <Link
              className="pw-nav-item"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              aria-keyshortcuts={`Alt+${index + 1}`}
              onPress={onPress}
            >
              <span className="pw-nav-icon">
                <Icon name={icon} />
              </span>
              <span className="pw-nav-label">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
