import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { onOverlaysChange, topOverlay } from '../overlay/overlays'
import { useRiseAboveBars } from './useRiseAboveBars'
import { screenReaderDelayMs } from './useFocusOnArrival'
import './ToastProvider.css'
import { useTexts } from '../../i18n/useTexts'
import { Icon } from '../icons/Icon'
import { IconButton } from '../input/IconButton'

/** Shows the messages of `useToast`, at most three, above everything that is open. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly ToastEntry[]>([])
  const [host] = useState(createHost)
  const toast = useCallback((text: string, tone: ToastTone = 'good') => {
    if (!text) return
    count += 1
    const id = count
    const entry = { id, text, tone, at: performance.now() }
    setShown((before) => [...before.filter((other) => other.text !== text), entry].slice(-3))
  }, [])
  const hide = useCallback((id: number) => setShown((before) => before.filter((other) => other.id !== id)), [])
  useLayoutEffect(() => {
    moveToTop(host)
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = onOverlaysChange(() => {
      if (moveToTop(host)) timers.add(setTimeout(() => setShown((before) => before.map(redrawn)), screenReaderDelayMs))
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      stop()
      host.remove()
    }
  }, [host])
  useRiseAboveBars(host, shown.length > 0)
  const cards = (isUrgent: boolean) =>
    shown
      .filter((one) => (one.tone === 'danger') === isUrgent)
      .map((one) => <ToastCard key={one.id} toast={one} onHide={hide} />)
  return (
    <ToastContext value={toast}>
      {children}
      {createPortal(
        <>
          <div role="status" aria-live="polite" className="pw-toasts-part">
            {cards(false)}
          </div>
          <div role="alert" aria-live="assertive" className="pw-toasts-part">
            {cards(true)}
          </div>
        </>,
        host,
      )}
    </ToastContext>
  )
}

let count = 0

/**
 * Returns the toast with a new id if it is fresh, so that it is drawn again. A screen reader misses text that appears
 * while the regions move.
 */
function redrawn(one: ToastEntry): ToastEntry {
  if (performance.now() - one.at > 2 * screenReaderDelayMs) return one
  count += 1
  return { ...one, id: count }
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = 'pw-toasts'
  // enhancement: an older browser shows the messages where they stand; `moveToTop` moves them into the top dialog.
  host.setAttribute('popover', 'manual')
  return host
}

// Moves the toasts into the top dialog, because a modal dialog makes everything around it inert, live regions too.
// Returns true if they moved.
function moveToTop(host: HTMLElement): boolean {
  const parent = topOverlay() ?? document.body
  if (host.parentNode === parent) return false
  parent.append(host)
  if (typeof host.showPopover === 'function' && !host.matches(':popover-open')) host.showPopover()
  return true
}

export type ToastTone = 'plain' | 'good' | 'warn' | 'danger'
export type Toast = (text: string, tone?: ToastTone) => void

export const ToastContext = createContext<Toast | null>(null)

/**
 * Returns a function that shows a short message for a few seconds. `danger` interrupts a screen reader; other tones
 * wait.
 */
export function useToast(): Toast {
  const toast = useContext(ToastContext)
  if (!toast) throw new Error('useToast is called outside <ToastProvider>: put the provider around the whole app.')
  return toast
}

interface ToastEntry {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
  /** `performance.now()` at its arrival. */
  readonly at: number
}

/** Shows one message for four seconds, or longer while it is hovered or focused. */
function ToastCard({ toast, onHide }: { readonly toast: ToastEntry; onHide(id: number): void }) {
  const texts = useTexts()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => onHide(toast.id), 4000)
    return () => clearTimeout(timer)
  }, [isHeld, onHide, toast.id])
  return (
    <div
      className={`pw-toast pw-toast-${toast.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={iconOf[toast.tone]} />
      <span className="pw-toast-text">{toast.text}</span>
      <IconButton icon="x" label={texts.t('engine.close')} onPress={() => onHide(toast.id)} />
    </div>
  )
}

const iconOf: { readonly [tone in ToastTone]: string } = {
  plain: 'info',
  good: 'circle-check',
  warn: 'triangle-alert',
  danger: 'circle-alert',
}
