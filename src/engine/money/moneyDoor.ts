import type { Money } from './money'

/** The way to what moves money: its code is loaded by the first page that has such a call. */
export interface MoneyDoor {
  /** The same promise for all; rejects where the code does not load, and the next one who asks loads it anew. */
  open(): Promise<Money>
  /** Endpoints whose call this page performs: it tells the person itself how that ends. */
  readonly performing: Set<string>
}

/** Makes the door. */
export function createMoneyDoor(load: () => Promise<Money>): MoneyDoor {
  let opened: Promise<Money> | undefined
  return {
    open() {
      opened ??= load().catch((error: unknown) => {
        opened = undefined
        throw error
      })
      return opened
    },
    performing: new Set(),
  }
}
