import { pause, type MoneyClock } from './moneyClock'

/** Begins to ask about a key, `anew` from the first wait where it does already. */
export type Watch = (key: string, how?: 'anew') => void

/**
 * Makes what asks about a key 1, 2, 4, 8, 15 and 30 s after it is told of it, and every 30 s from then on, until `ask`
 * gives false.
 */
export function createWatch(clock: MoneyClock, ask: (key: string) => Promise<boolean>): Watch {
  const running = new Map<string, object>()

  async function run(key: string, self: object): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      await pause(clock, waits[turn] ?? 30_000)
      if (running.get(key) !== self) return
      if (await ask(key)) continue
      if (running.get(key) === self) running.delete(key)
      return
    }
  }

  return (key, how) => {
    if (running.has(key) && how !== 'anew') return
    const self = {}
    running.set(key, self)
    void run(key, self)
  }
}

const waits = [1000, 1000, 2000, 4000, 7000, 15_000]
