const key = 'bench.tab'

/**
 * Gives a name that only this tab of the browser has. A reload finds it again, and its sandboxes with it; the copy of a
 * tab, which begins with what the first one has kept, gets another.
 */
export async function ownTab({ sessionStorage, crypto, navigator, isSecureContext }: Window): Promise<string> {
  const known = sessionStorage.getItem(key)
  if (known !== null && (!isSecureContext || (await isHeld(navigator.locks, known)))) return known
  const made = [...crypto.getRandomValues(new Uint32Array(2))].join('')
  sessionStorage.setItem(key, made)
  if (isSecureContext) await isHeld(navigator.locks, made)
  return made
}

/** Takes the name for as long as the page lives; false where another one has it. */
function isHeld(locks: LockManager, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    void locks.request(`${key} ${name}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && new Promise(() => undefined)
    })
  })
}
