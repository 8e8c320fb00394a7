// What changes the layout of a form waits while a press is under way: a button that moves between press and release loses
// the click.

let isPressed = false
let isWatching = false
const waiting = new Set<() => void>()

/** Runs at once, or when the press that is under way is released. The same function runs once. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run)
  else run()
}

/** Begins to watch presses in this document; call it before the first press that matters. */
export function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('pointerdown', () => (isPressed = true), true)
  // A browser has found the target of the click before it tells of the release, so a button may move from then on.
  for (const end of ['pointerup', 'pointercancel', 'dragend']) window.addEventListener(end, release, true)
  window.addEventListener('blur', ({ target }) => target === window && release(), true)
}

function release(): void {
  isPressed = false
  const all = [...waiting]
  waiting.clear()
  for (const run of all) run()
}
