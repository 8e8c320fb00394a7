import { useSyncExternalStore } from 'react'
import { Calls } from './Calls'
import { Choosers } from './Choosers'
import { EventButtons } from './EventButtons'
import { PhoneFrame } from './PhoneFrame'
import type { Phone } from './phone'
import './shell.css'

export function Shell({ phone }: { readonly phone: Phone }) {
  const state = useSyncExternalStore(phone.subscribe, phone.state)
  return (
    <main className="pw-shell" aria-label="Shell">
      <div className="pw-shell-side">
        <h1>Shell</h1>
        <Choosers phone={phone} state={state} />
        <EventButtons phone={phone} />
      </div>
      <PhoneFrame phone={phone} state={state} />
      <Calls calls={state.calls} onClear={phone.forgetCalls} />
    </main>
  )
}
