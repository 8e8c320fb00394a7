// Tells a person who waits what is being done.
import { Worker } from 'node:worker_threads'

const patienceMs = 2000

/**
 * Does work, and says on standard error what it is if it takes longer than two seconds. The clock is another thread,
 * because most work blocks its own.
 */
export async function withProgress<Result>(words: string, work: () => Result | Promise<Result>): Promise<Result> {
  const tell = `setTimeout(() => require('node:fs').writeSync(2, require('node:worker_threads').workerData), ${patienceMs})`
  const clock = new Worker(tell, { eval: true, workerData: `${words} …\n`, execArgv: [] })
  clock.unref()
  try {
    return await work()
  } finally {
    await clock.terminate()
  }
}
