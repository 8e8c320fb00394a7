import { use, useSyncExternalStore } from 'react'
import { useApp } from '../../runtime/app/app'
import type { OpenIntent } from '../../money/money'

interface MoneyNoticesState {
  /** Intents whose state the person must see. */
  readonly intents: readonly OpenIntent[]
  /** Marks an intent as read. */
  read(intent: OpenIntent): void
  /** Asks the server about an intent at once. */
  check(intent: OpenIntent): void
}

/** Returns the intents that a notice must show. Suspends until the journal has loaded. */
export function useMoneyNotices(): MoneyNoticesState {
  const { money: lazyMoney } = useApp()
  const money = lazyMoney.loaded() ?? use(lazyMoney.open())
  const open = useSyncExternalStore(money.subscribe, money.open)
  // The action that runs a call reports its result itself.
  const needsNotice = ({ endpoint, state }: OpenIntent) =>
    (state !== 'sending' && state !== 'done' && state !== 'refused') || !lazyMoney.performing.has(endpoint)
  return {
    intents: open.filter(needsNotice),
    read: ({ key }) => void money.acknowledge(key),
    check: ({ key }) => void money.check(key),
  }
}
