import { isOpen, type Intent } from './intent'
import type { Money, OpenIntent, Shown } from './money'

/** Makes what pages see of the journal: the intents of a person that are not told to the end, listed anew when they change. */
export function createView(
  all: () => readonly Intent[],
  uid: () => string,
  shownOf: (key: string) => Shown | undefined,
): Pick<Money, 'open' | 'subscribe' | 'ended'> & { refresh(): void } {
  const listeners = new Set<() => void>()
  let shown: readonly OpenIntent[] = []
  let told = shown
  let mark = ''
  let last: readonly [all: readonly Intent[], owner: string] | undefined

  function open(): readonly OpenIntent[] {
    const owner = uid()
    const intents = all()
    if (last?.[0] === intents && last[1] === owner) return shown
    last = [intents, owner]
    const mine = intents.filter((one) => one.uid === owner && (isOpen(one) || !one.seen))
    const seen = JSON.stringify(mine)
    if (seen !== mark) {
      mark = seen
      shown = mine.map((one) => ({ ...one, ...shownOf(one.key) }))
    }
    return shown
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    open,
    subscribe,
    ended(key) {
      return new Promise((resolve) => {
        const stop = subscribe(settle)
        function settle(): void {
          const intent = open().find((one) => one.key === key)
          if (intent && isOpen(intent)) return
          stop()
          resolve(intent)
        }
        settle()
      })
    },
    refresh() {
      if (open() === told) return
      told = open()
      for (const listener of listeners) listener()
    },
  }
}
