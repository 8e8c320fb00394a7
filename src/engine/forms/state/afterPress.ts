// Delays layout changes until a press ends. A button that moves between press and release gets no click.

let isPressed = false
let isWatching = false
const waiting = new Set<() => void>()

/** Calls the function now, or after the current press. A function that waits already is not added again. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run)
  else run()
}

/** Resolves now, or after the current press. */
export function pressEnded(): Promise<void> {
  return new Promise(afterPress)
}

/** Starts watching presses in this document. Call it before the first press that matters. */
export function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('pointerdown', () => (isPressed = true), true)
  // Browsers find the target of the click before they fire `pointerup`, so a button may move from then on.
  for (const end of ['pointerup', 'pointercancel', 'dragend']) window.addEventListener(end, release, true)
  window.addEventListener('blur', ({ target }) => target === window && release(), true)
}

function release(): void {
  isPressed = false
  const all = [...waiting]
  waiting.clear()
  for (const run of all) run()
}
