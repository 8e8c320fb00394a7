import { use, useSyncExternalStore } from 'react'
import { useApp } from '../app'
import type { OpenIntent } from '../money/money'

/** Gives what a person has to be told of the money that was sent, and what notes that it was read. Suspends until the journal is there. */
export function useMoneyNotices(): readonly [intents: readonly OpenIntent[], read: (intent: OpenIntent) => void] {
  const { money: door } = useApp()
  const money = door.now() ?? use(door.open())
  const open = useSyncExternalStore(money.subscribe, money.open)
  // Whoever performs a call tells its end itself.
  const isOurs = ({ endpoint, state }: OpenIntent) =>
    state === 'checking' || state === 'free' || !door.performing.has(endpoint)
  return [open.filter(isOurs), ({ key }) => void money.seen(key)]
}
