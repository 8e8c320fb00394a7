/**
 * Returns a function to call at each change. It runs the work `waitMs` after the last change, never twice at a time,
 * and once more if a change came meanwhile.
 */
export function runAfterChanges(work: () => Promise<void>, waitMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStale = false

  const run = async () => {
    if (running) {
      isStale = true
      return
    }
    running = work()
    await running.finally(() => (running = undefined))
    if (isStale) {
      isStale = false
      await run()
    }
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), waitMs)
  }
}
