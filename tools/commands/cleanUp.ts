// Ends programs and removes folders when this process ends, however it ends.
const open = new Set<() => void>()
let isWatching = false

/** Runs `undo` when the process ends, by itself or by a signal, unless it is released before. */
export function untilReleased(undo: () => void): () => void {
  if (!isWatching) watch()
  open.add(undo)
  return () => void open.delete(undo)
}

function watch(): void {
  isWatching = true
  process.once('exit', undoAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      undoAll()
      // The listener is gone, so the signal now ends the process.
      process.kill(process.pid, signal)
    })
  }
}

function undoAll(): void {
  for (const undo of [...open].reverse()) {
    open.delete(undo)
    try {
      undo()
    } catch {
      // A failure must not keep the others from being undone.
    }
  }
}
