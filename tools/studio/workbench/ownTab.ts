const key = 'bench.tab'

/**
 * Returns a name that is unique to this browser tab. A reload keeps it, and its sandboxes. A duplicated tab gets
 * another name, although it starts with the same storage.
 */
export async function ownTab({ sessionStorage, crypto, navigator, isSecureContext }: Window): Promise<string> {
  const known = sessionStorage.getItem(key)
  if (known !== null && (!isSecureContext || (await isHeld(navigator.locks, known)))) return known
  const made = [...crypto.getRandomValues(new Uint32Array(2))].join('')
  sessionStorage.setItem(key, made)
  if (isSecureContext) await isHeld(navigator.locks, made)
  return made
}

/** Holds the name as long as the page lives. Returns false if another tab holds it. */
function isHeld(locks: LockManager, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    void locks.request(`${key} ${name}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && new Promise(() => undefined)
    })
  })
}
