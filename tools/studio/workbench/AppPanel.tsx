import { useSyncExternalStore } from 'react'
import { Calls } from '../shell/Calls'
import { EventButtons } from '../shell/EventButtons'
import type { Phone } from '../shell/phone'

/** Draws the events that the app can send to the page, and the calls between the two. */
export function AppPanel({ phone }: { readonly phone: Phone | undefined }) {
  if (!phone) return <p className="pw-bench-none">The page stands in a browser. Choose an app as its host.</p>
  return <Talk phone={phone} />
}

function Talk({ phone }: { readonly phone: Phone }) {
  const { calls } = useSyncExternalStore(phone.subscribe, phone.state)
  return (
    <div className="pw-bench-app">
      <EventButtons phone={phone} />
      <Calls calls={calls} onClear={phone.forgetCalls} />
    </div>
  )
}
