import { withJitter } from '../lib/random'
import { wait, type MoneyClock } from './journal/moneyClock'

/** Begins to ask about a key, `anew` from the first wait where it does already, `now` without waiting. */
export type PollOutcome = (key: string, how?: 'anew' | 'now') => void

/** How a question went: nothing is left to ask, the server answered, or it did not. */
export type PollResult = 'over' | 'answered' | 'failed'

/**
 * Makes what asks about a key 1, 2, 4, 8, 15 and 30 s after it is told of it, and every 30 s from then on, a little later
 * each time, until nothing is left to ask. While the server does not answer at all it is asked less and less often.
 */
export function createOutcomePoller(
  clock: MoneyClock,
  ask: (key: string) => Promise<PollResult>,
  random: () => number = Math.random,
): PollOutcome {
  const running = new Map<string, object>()

  async function run(key: string, self: object, isNow: boolean): Promise<void> {
    let failures = 0
    for (let turn = 0; ; turn += 1) {
      if (!isNow || turn > 0) await wait(clock, withJitter(pollDelayMs(turn, failures), random))
      if (running.get(key) !== self) return
      const asked = await ask(key)
      failures = asked === 'failed' ? failures + 1 : 0
      if (asked !== 'over') continue
      if (running.get(key) === self) running.delete(key)
      return
    }
  }

  return (key, how) => {
    if (running.has(key) && how === undefined) return
    const self = {}
    running.set(key, self)
    void run(key, self, how === 'now')
  }
}

/** The wait before a question: `turn` were asked before it, the last `failures` of them without an answer. */
export function pollDelayMs(turn: number, failures: number): number {
  const wait = waits[turn]
  if (wait !== undefined) return wait
  const extra = Math.max(0, failures - waits.length)
  return Math.min(longestMs, 30_000 * 2 ** Math.min(extra, 4))
}

const waits: readonly number[] = [1000, 1000, 2000, 4000, 7000, 15_000]
const longestMs = 120_000
