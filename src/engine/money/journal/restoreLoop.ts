// Looks after the storage while there is something to lose.
import { isPending } from './intent'
import type { Journal } from './journal'
import { wait, type MoneyClock } from './moneyClock'

/**
 * Makes what begins to look, every five seconds, whether the storage was cleared under an intent that is open or that
 * ended in the last two minutes. A tab is not told of what it clears itself.
 */
export function createRestoreLoop(clock: MoneyClock, journal: Journal, onRestored: () => void): () => void {
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    const began = clock.steady()
    for (;;) {
      await wait(clock, lookMs)
      if (await journal.restore()) onRestored()
      const isQuiet = !journal.all().some((one) => isPending(one)) && clock.steady() - began > recentMs
      if (isQuiet) break
    }
    isRunning = false
  }

  return () => {
    if (!isRunning) void run()
  }
}

const lookMs = 5000
const recentMs = 120_000
