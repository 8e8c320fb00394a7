// Tracks what an automatic reload of the document would destroy. It does not know who reloads.
import { createEmitter } from './emitter'

/** A write on its way, or a form with unsent input. */
export type ReloadBlocker = 'write' | 'form'

const blockers = new Set<{ readonly why: ReloadBlocker }>()
const changes = createEmitter()

/** Blocks automatic reloads until the returned function is called. */
export function blockReload(why: ReloadBlocker): () => void {
  const blocker = { why }
  blockers.add(blocker)
  changes.emit()
  return () => {
    if (blockers.delete(blocker)) changes.emit()
  }
}

export function isReloadBlocked(why?: ReloadBlocker): boolean {
  return why === undefined ? blockers.size > 0 : [...blockers].some((blocker) => blocker.why === why)
}

/** Calls the listener when a blocker comes or goes. Returns a function that stops it. */
export const onReloadBlockersChange = changes.on
