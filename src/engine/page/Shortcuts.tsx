import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary'
import { lazyPart } from '../ui/layout/lazyPart'
import type { ShortcutSheetProps } from './ShortcutSheet'

const renderSheet = lazyPart(async () => (await import('./ShortcutSheet')).ShortcutSheet)

/** Moves the focus to the search of the page on "/", and lists all shortcuts on "?". Both are letters while one types. */
export function Shortcuts({ places }: Pick<ShortcutSheetProps, 'places'>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isCombined = event.ctrlKey || event.metaKey || event.altKey
      if (isCombined || isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (event.key === '?') setOpen(true)
      const search = event.key === '/' && document.querySelector<HTMLElement>('main input[type="search"]')
      if (!search) return
      event.preventDefault()
      search.focus()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  if (!isOpen) return null
  // Without the code of the list, the next press tries again.
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{renderSheet({ places, onClose: () => setOpen(false) })}</Suspense>
    </ErrorBoundary>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
