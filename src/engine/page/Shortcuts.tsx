import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary'
import { lazyPart } from '../ui/layout/lazyPart'
import { Leaving } from '../ui/overlay/Leaving'
import type { ShortcutSheetProps } from './ShortcutSheet'

const renderSheet = lazyPart(async () => (await import('./ShortcutSheet')).ShortcutSheet)

/** Moves the focus to the search of the page on Alt and "/", and lists all shortcuts on Alt and "?". */
export function Shortcuts({ places }: Pick<ShortcutSheetProps, 'places'>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // WCAG 2.1.4 forbids shortcuts of one character. With Alt a Mac types another character, so `code` is compared.
      const isMeant = event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'Slash'
      if (!isMeant || document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (event.shiftKey) setOpen(true)
      else document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  // If the code of the sheet fails to load, nothing shows, and the next press tries again.
  return (
    <Leaving>
      {isOpen && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>{renderSheet({ places, onClose: () => setOpen(false) })}</Suspense>
        </ErrorBoundary>
      )}
    </Leaving>
  )
}
