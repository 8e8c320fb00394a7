// What would be lost if the document were loaded anew now. It does not know who would load it.

/** A call on its way that changes something, or a form that holds what is not sent. */
export type ReloadBlocker = 'write' | 'form'

/** Keeps the document from being loaded anew by itself, until what this gives is called. */
export function blockReload(why: ReloadBlocker): () => void {
  const hold = { why }
  holds.add(hold)
  tell()
  return () => {
    if (holds.delete(hold)) tell()
  }
}

/** Whether anything holds the document, or something of one kind. */
export function isReloadBlocked(why?: ReloadBlocker): boolean {
  return why === undefined ? holds.size > 0 : [...holds].some((hold) => hold.why === why)
}

/** Calls back whenever something takes hold or lets go. */
export function onReloadBlockersChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const holds = new Set<{ readonly why: ReloadBlocker }>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}
