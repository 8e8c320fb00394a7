import { isOpen, type Intent } from './intent'
import type { Money, OpenIntent } from './money'

/** Makes what pages see of the journal: the intents of a person that are not told to the end, listed anew when they change. */
export function createView(
  all: () => readonly Intent[],
  uid: () => string,
  bodies: ReadonlyMap<string, object>,
  answers: ReadonlyMap<string, unknown>,
): Pick<Money, 'open' | 'subscribe'> & { refresh(): void } {
  const listeners = new Set<() => void>()
  let shown: readonly OpenIntent[] | undefined
  let told: readonly OpenIntent[] | undefined
  let mark = ''

  function look(): readonly OpenIntent[] {
    const owner = uid()
    const mine = all().filter((one) => one.uid === owner && (isOpen(one) || !one.seen))
    const seen = mine.map(({ key, rev }) => `${key} ${rev}`).join()
    if (shown && seen === mark) return shown
    mark = seen
    shown = mine.map((one) => {
      const known = answers.has(one.key) ? { answer: answers.get(one.key) } : {}
      return { ...one, ...known, canResend: one.state === 'free' && bodies.has(one.key) }
    })
    return shown
  }

  return {
    open: look,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh() {
      if (look() === told) return
      told = look()
      for (const listener of listeners) listener()
    },
  }
}
