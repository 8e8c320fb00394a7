import { useEffect, useRef, useState } from 'react'
import { KindMenu } from './KindMenu'
import { KindPage } from './KindPage'
import type { Kind, KindGroup } from './kinds'
import { Prose } from './Prose'

/** Draws the menu of all kinds, and the kind that the address names. */
export function Showcase({ groups }: { readonly groups: readonly KindGroup[] }) {
  const kinds = groups.flatMap((group) => group.kinds)
  const id = useFragment()
  const kind = kinds.find((one) => one.id === id) ?? kinds[0]
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = useRef(kind?.id)
  useEffect(() => {
    document.title = `${kind?.name ?? ''} – Pagewright showcase`
    if (shownId.current === kind?.id) return
    shownId.current = kind?.id
    // Screen readers and the keyboard continue at the new kind.
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  if (!kind) return null
  return (
    <div className="pw-show">
      <KindMenu groups={groups} current={kind} />
      <main className="pw-show-main">
        <header className="pw-show-head">
          <p className="pw-show-group">{groupOf(groups, kind)}</p>
          <h1 ref={heading} tabIndex={-1}>
            {kind.name}
          </h1>
          <Prose text={kind.doc} />
        </header>
        <KindPage kind={kind} />
      </main>
    </div>
  )
}

function groupOf(groups: readonly KindGroup[], kind: Kind): string {
  return groups.find((group) => group.kinds.includes(kind))?.title ?? ''
}

/** Returns the fragment of the address, and draws again when it changes. */
function useFragment(): string {
  const [fragment, setFragment] = useState(() => window.location.hash.slice(1))
  useEffect(() => {
    const read = () => setFragment(window.location.hash.slice(1))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return fragment
}
