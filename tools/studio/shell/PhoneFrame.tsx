import { useEffect, useRef } from 'react'
import type { Phone, PhoneState } from './phone'

export function PhoneFrame({ phone, state }: { readonly phone: Phone; readonly state: PhoneState }) {
  const { look, title, run, start } = state
  return (
    <section className="pw-shell-phone" aria-label="Phone">
      <header className="pw-shell-bar">
        {look.hasBackButton && (
          <button type="button" aria-label="Back" onClick={() => void phone.back()}>
            ‹
          </button>
        )}
        <strong>{title}</strong>
      </header>
      {look.isClosed ? (
        <div className="pw-shell-closed">
          <p>The app closed the page.</p>
          <button type="button" onClick={() => phone.restart()}>
            Open it again
          </button>
        </div>
      ) : (
        <WebView key={run} path={start} alpha={look.alpha} />
      )}
      {look.hasTabBar && (
        <nav className="pw-shell-tabs" aria-label="Tab bar of the app">
          {['Home', 'Rooms', 'Chats', 'Me'].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </nav>
      )}
      <p className="pw-shell-told" role="status">
        {look.told}
      </p>
    </section>
  )
}

/** Draws the page in a frame, with the opacity that the app has set. */
export function WebView({ path, alpha }: { readonly path: string; readonly alpha: number }) {
  const ref = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    ref.current?.style.setProperty('opacity', String(alpha))
  }, [alpha])
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the product itself, on the same origin
  return <iframe ref={ref} className="pw-shell-view" title="Page" src={path} />
}
