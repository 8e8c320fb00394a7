import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { IconButton } from '../input/IconButton'
import './SidePanel.css'

interface SidePanelProps {
  /** Changes with what the panel shows. Each change moves the focus into the panel. */
  readonly name: string
  readonly title: string
  readonly footer?: ReactNode
  /** Shows the entry before or behind this one. Undefined at an end of the list. */
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
  onClose(): void
  readonly children: ReactNode
}

/** Shows details beside the page on a wide screen, as high as the window. The page stays usable. Escape closes the panel and returns the focus. */
export function SidePanel({ name, title, footer, onPrevious, onNext, onClose, children }: SidePanelProps) {
  const texts = useTexts()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (panel.current?.contains(document.activeElement)) {
      // Another entry was chosen here, and its row gets the focus later.
      opener.current = document.querySelector('[aria-current="true"]') ?? opener.current
      return
    }
    opener.current = document.activeElement
    // iOS before 15.5 scrolls to the panel, which is in view.
    panel.current?.focus({ preventScroll: true })
  }, [name])
  useEffect(
    () => () => {
      const before = opener.current
      // iOS before 15.5 scrolls to what had the focus, which is in view.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [],
  )
  // The page makes room.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-beside', true)
    return () => void document.documentElement.toggleAttribute('data-beside', false)
  }, [])
  return (
    <aside
      ref={panel}
      className="pw-side"
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <header className="pw-side-head">
        <h2 id={titleId} className="pw-side-title" aria-live="polite">
          {title}
        </h2>
        <IconButton
          icon="chevron-down"
          label={texts.t('engine.detail.previous')}
          disabled={!onPrevious}
          onPress={() => onPrevious?.()}
        />
        <IconButton
          icon="chevron-down"
          label={texts.t('engine.detail.next')}
          disabled={!onNext}
          onPress={() => onNext?.()}
        />
        <IconButton icon="x" label={texts.t('engine.close')} onPress={onClose} />
      </header>
      <div className="pw-side-body">{children}</div>
      {footer && <footer className="pw-side-foot">{footer}</footer>}
    </aside>
  )
}
