import { relative, sep } from 'node:path'

/** What `generate` reads. */
const watched = /^((pages|markets|schemas|locales)\/|(pages|markets)\.config\.ts$)/

/** True for a file whose change asks for a new `generate`. */
export function isConfig(root: string, file: string): boolean {
  return watched.test(relative(root, file).split(sep).join('/'))
}

/**
 * Gives a function to call at each change: the work runs once `waitMs` after the last of them, never twice at a time,
 * and once more when a change came while it ran.
 */
export function gather(work: () => Promise<void>, waitMs: number): () => void {
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
