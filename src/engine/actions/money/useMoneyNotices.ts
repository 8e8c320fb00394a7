import { use, useSyncExternalStore } from 'react'
import { useApp } from '../../runtime/app/app'
import type { OpenIntent } from '../../money/money'

interface MoneyNoticesState {
  /** Intents whose state the person must see. */
  readonly intents: readonly OpenIntent[]
  /** False if this browser forgets intents when it is closed or killed. */
  readonly isKept: boolean
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
  useSyncExternalStore(lazyMoney.subscribe, lazyMoney.version)
  return {
    intents: open.filter((intent) => !lazyMoney.isPerforming(intent)),
    isKept: money.isKept(),
    read: ({ key }) => void money.acknowledge(key),
    check: ({ key }) => void money.check(key),
  }
}
