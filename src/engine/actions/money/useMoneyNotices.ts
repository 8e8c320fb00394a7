import { use, useSyncExternalStore } from 'react'
import { useApp } from '../../runtime/app/app'
import type { OpenIntent } from '../../money/money'

interface MoneyNoticesState {
  /** What the person has to be told of the money that was sent. */
  readonly intents: readonly OpenIntent[]
  /** Notes that the person read it. */
  read(intent: OpenIntent): void
  /** Asks about it at once. */
  check(intent: OpenIntent): void
}

/** Gives what a person has to be told of the money that was sent. Suspends until the journal is there. */
export function useMoneyNotices(): MoneyNoticesState {
  const { money: door } = useApp()
  const money = door.loaded() ?? use(door.open())
  const open = useSyncExternalStore(money.subscribe, money.open)
  // Whoever performs a call tells its end itself.
  const isOurs = ({ endpoint, state }: OpenIntent) =>
    (state !== 'sending' && state !== 'done' && state !== 'refused') || !door.performing.has(endpoint)
  return {
    intents: open.filter(isOurs),
    read: ({ key }) => void money.acknowledge(key),
    check: ({ key }) => void money.check(key),
  }
}
