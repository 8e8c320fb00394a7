import { createEmitter } from '../lib/emitter'
import { isOwn, isUnresolved, type Intent } from './journal/intent'
import type { Journal } from './journal/journal'
import type { MoneyService, OpenIntent, KnownResult } from './money'
import type { BrokenRecord } from './journal/records'

/** Creates what pages see of the journal: the intents of one person that have not ended, or whose result is not yet read. */
export function createMoneyView(
  journal: Pick<Journal, 'all' | 'broken'>,
  uid: () => string,
  shownOf: (key: string) => KnownResult | undefined,
): Pick<MoneyService, 'open' | 'subscribe' | 'whenEnded'> & { refresh(): void } {
  const changes = createEmitter()
  let shown: readonly OpenIntent[] = []
  let announced = shown
  let lastJson = ''
  let last: readonly [all: readonly Intent[], broken: readonly BrokenRecord[], owner: string] | undefined

  function open(): readonly OpenIntent[] {
    const owner = uid()
    const intents = journal.all()
    const broken = journal.broken()
    if (last?.[0] === intents && last[1] === broken && last[2] === owner) return shown
    last = [intents, broken, owner]
    const mine = [
      ...intents.filter((one) => isOwn(one, owner) && (isUnresolved(one) || !one.seen)),
      ...broken.filter((one) => (one.uid ?? owner) === owner).map((one) => brokenAsIntent(one, owner)),
    ]
    const json = JSON.stringify(mine)
    if (json !== lastJson) {
      lastJson = json
      shown = mine.map((one) => ({ ...one, ...shownOf(one.key) }))
    }
    return shown
  }

  return {
    open,
    subscribe: changes.on,
    whenEnded(key) {
      return new Promise((resolve) => {
        const stop = changes.on(settle)
        function settle(): void {
          const intent = open().find((one) => one.key === key)
          if (intent && isUnresolved(intent)) return
          stop()
          resolve(intent)
        }
        settle()
      })
    },
    refresh() {
      if (open() === announced) return
      announced = open()
      changes.emit()
    },
  }
}

/** Returns a broken record as an intent that a page can show. Without an endpoint it may belong to any. */
function brokenAsIntent({ key, endpoint = '' }: BrokenRecord, uid: string): Intent {
  const none = { hash: '', like: '', facts: {}, attempt: 1, at: 0, sentAt: 0, misses: 0, rev: 0 }
  return { ...none, key, endpoint, uid, state: 'broken', seen: false }
}
