// Restores the journal while it has something to lose.
import { isPending } from './intent'
import type { Journal } from './journal'
import { wait, type MoneyClock } from './moneyClock'

/**
 * Returns a function that starts the loop. Every five seconds it restores what the storage has lost, while an intent is
 * pending and for two minutes after. A tab gets no event when it clears the storage itself.
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
