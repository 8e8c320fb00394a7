import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { onOverlays, topOverlay } from './overlays'
import { ToastCard, type Shown } from './ToastCard'
import { noticeMs } from './useArrival'
import { ToastContext, type ToastTone } from './useToast'
import './ToastProvider.css'

/** Shows the messages of `useToast`, at most three, above everything that is open. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const [host] = useState(createHost)
  const toast = useCallback((text: string, tone: ToastTone = 'good') => {
    if (!text) return
    count += 1
    const id = count
    const said = { id, text, tone, at: performance.now() }
    setShown((before) => [...before.filter((other) => other.text !== text), said].slice(-3))
  }, [])
  const hide = useCallback((id: number) => setShown((before) => before.filter((other) => other.id !== id)), [])
  useLayoutEffect(() => {
    raise(host)
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = onOverlays(() => {
      if (raise(host)) timers.add(setTimeout(() => setShown((before) => before.map(saidAnew)), noticeMs))
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      stop()
      host.remove()
    }
  }, [host])
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

/** A screen reader has not heard of what came as the regions moved with it: it is drawn once more. */
function saidAnew(one: Shown): Shown {
  if (performance.now() - one.at > 2 * noticeMs) return one
  count += 1
  return { ...one, id: count }
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = 'pw-toasts'
  // enhancement: an older browser shows the messages where they stand; `raise` moves them into the dialog on top.
  host.setAttribute('popover', 'manual')
  return host
}

// A modal dialog makes all around it inert, live regions too: the messages move into the one on top. Tells whether they did.
function raise(host: HTMLElement): boolean {
  const parent = topOverlay() ?? document.body
  if (host.parentNode === parent) return false
  parent.append(host)
  if (typeof host.showPopover === 'function' && !host.matches(':popover-open')) host.showPopover()
  return true
}
