import { availableParallelism, loadavg } from 'node:os'

/** How many times slower than alone a page is here: more wants to run than there are cores. */
export function slowness(): number {
  const [lastMinute = 0] = loadavg()
  return Math.max(1, lastMinute / availableParallelism())
}
