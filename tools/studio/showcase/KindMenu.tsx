import { useEffect, useState } from 'react'
import type { Kind, KindGroup } from './kinds'

interface KindMenuProps {
  readonly groups: readonly KindGroup[]
  readonly current: Kind
}

/** Draws all kinds by group as links. On a narrow screen it folds, and closes when a kind is chosen. */
export function KindMenu({ groups, current }: KindMenuProps) {
  const isWide = useWideScreen()
  const [isOpen, setOpen] = useState(false)
  return (
    <nav className="pw-show-menu" aria-label="Kinds">
      <details open={isWide || isOpen}>
        <summary
          onClick={(event) => {
            event.preventDefault()
            setOpen(!isOpen)
          }}
        >
          Pagewright showcase <span className="pw-show-current">{current.name}</span>
        </summary>
        {groups.map(({ title, kinds }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {kinds.map(({ id, name, doc }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    title={doc}
                    aria-current={id === current.id ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </nav>
  )
}

const wide = '(min-width: 800px)'

function useWideScreen(): boolean {
  const [isWide, setWide] = useState(() => window.matchMedia(wide).matches)
  useEffect(() => {
    const query = window.matchMedia(wide)
    const read = () => setWide(query.matches)
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [])
  return isWide
}
