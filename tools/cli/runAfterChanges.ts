/**
 * Returns a function to call at each change. It runs the work `waitMs` after the last change, never twice at a time,
 * and once more if a change came meanwhile. Work that fails is printed, and runs again at the next change.
 */
export function runAfterChanges(work: () => Promise<void>, waitMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isStale = false

  const run = async () => {
    isStale = true
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      await work().catch((error: unknown) => console.error(error))
    }
    isRunning = false
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), waitMs)
  }
}
