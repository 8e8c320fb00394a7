import { useSyncExternalStore } from 'react'
import { PhoneFrame, WebView } from '../shell/PhoneFrame'
import type { Phone } from '../shell/phone'
import type { ColumnState } from './column'

/** Draws the page in its frame: in the app, or in a browser. */
export function PhoneView({ state }: { readonly state: ColumnState }) {
  const { run, start, phone, problem, at } = state
  if (phone) return <AppView key={run} phone={phone} />
  return (
    <section className="pw-shell-phone" aria-label="Phone">
      <header className="pw-shell-bar pw-bench-address">
        <span>{at}</span>
      </header>
      {start === undefined ? (
        <div className="pw-shell-closed" role="status">
          {problem ?? 'Preparing the sandbox …'}
        </div>
      ) : (
        <WebView key={run} path={start} alpha={1} />
      )}
    </section>
  )
}

function AppView({ phone }: { readonly phone: Phone }) {
  return <PhoneFrame phone={phone} state={useSyncExternalStore(phone.subscribe, phone.state)} />
}
