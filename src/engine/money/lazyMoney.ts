import type { MoneyService } from './money'

/** The way to what moves money: its code is loaded by the first page that has such a call. */
export interface LazyMoney {
  /** The same promise for all; rejects where the code does not load, and the next one who asks loads it anew. */
  open(): Promise<MoneyService>
  /** What was opened, if it is there. */
  now(): MoneyService | undefined
  /** Endpoints whose call this page performs: it tells the person itself how that ends. */
  readonly performing: Set<string>
}

/** Makes the door. */
export function createLazyMoney(load: () => Promise<MoneyService>): LazyMoney {
  let opened: Promise<MoneyService> | undefined
  let money: MoneyService | undefined
  return {
    open() {
      opened ??= load().then(
        (found) => (money = found),
        (error: unknown) => {
          opened = undefined
          throw error
        },
      )
      return opened
    },
    now: () => money,
    performing: new Set(),
  }
}
