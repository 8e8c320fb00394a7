import type { MoneyService } from './money'

/** Loads the money service with the first page that has a money call. */
export interface LazyMoney {
  /** Loads and opens the service. All callers share one promise; after a failure the next call loads again. */
  open(): Promise<MoneyService>
  /** Returns the service if it is open. */
  loaded(): MoneyService | undefined
  /** Endpoints whose call this page performs now: it shows their outcome itself. */
  readonly performing: Set<string>
}

/** Creates the loader. */
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
    loaded: () => money,
    performing: new Set(),
  }
}
