// Tracks what an automatic reload of the document would destroy. It does not know who reloads.

/** A write on its way, or a form with unsent input. */
export type ReloadBlocker = 'write' | 'form'

/** Blocks automatic reloads until the returned function is called. */
export function blockReload(why: ReloadBlocker): () => void {
  const blocker = { why }
  blockers.add(blocker)
  notify()
  return () => {
    if (blockers.delete(blocker)) notify()
  }
}

/** Returns true if anything blocks a reload, or something of one kind. */
export function isReloadBlocked(why?: ReloadBlocker): boolean {
  return why === undefined ? blockers.size > 0 : [...blockers].some((blocker) => blocker.why === why)
}

/** Calls the listener when a blocker comes or goes. Returns a function that stops it. */
export function onReloadBlockersChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const blockers = new Set<{ readonly why: ReloadBlocker }>()
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}
