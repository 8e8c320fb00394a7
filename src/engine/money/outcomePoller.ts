import { withJitter } from '../api/queries'
import { wait, type MoneyClock } from './journal/moneyClock'

/** Starts to check a key: `anew` restarts with the first delay, `now` checks without a delay. */
export type PollOutcome = (key: string, how?: 'anew' | 'now') => void

/** Result of one check: nothing is left to check, the server answered, or it did not. */
export type PollResult = 'over' | 'answered' | 'failed'

/**
 * Returns a function that starts checks of a key. They run after 1, 2, 4, 8, 15 and 30 s, then every 30 s, each a
 * little later. While the server does not answer the delay grows to two minutes.
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

/** Returns the delay before a check. `turn` counts the checks before it, `failures` the last ones without an answer. */
export function pollDelayMs(turn: number, failures: number): number {
  const wait = waits[turn]
  if (wait !== undefined) return wait
  const extra = Math.max(0, failures - waits.length)
  return Math.min(longestMs, 30_000 * 2 ** extra)
}

const waits: readonly number[] = [1000, 1000, 2000, 4000, 7000, 15_000]
const longestMs = 120_000
