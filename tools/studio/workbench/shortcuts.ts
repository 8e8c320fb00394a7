/** Calls a listener with each key that is pressed in a window as a shortcut: alone, and not into something typed. */
export function onShortcut(window: Window, listener: (key: string) => void): () => void {
  const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey && !altKey && !isTyping(target)) listener(key)
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}

/** By its name: an element of a frame is of the frame's own classes. */
function isTyping(target: EventTarget | null): boolean {
  return target !== null && 'tagName' in target && /^(INPUT|SELECT|TEXTAREA)$/.test(String(target.tagName))
}
