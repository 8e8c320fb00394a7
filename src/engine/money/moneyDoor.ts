import type { Money } from './money'

/** The way to what moves money: its code is loaded by the first page that has such a call. */
export interface MoneyDoor {
  /** The same promise for all; rejects where the code does not load, and the next one who asks loads it anew. */
  open(): Promise<Money>
  /** What was opened, if it is there. */
  now(): Money | undefined
  /** Endpoints whose call this page performs: it tells the person itself how that ends. */
  readonly performing: Set<string>
}

/** Makes the door. */
export function createMoneyDoor(load: () => Promise<Money>): MoneyDoor {
  let opened: Promise<Money> | undefined
  let money: Money | undefined
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
