/** Calls a listener for each key pressed alone in a window, except while somebody types. */
export function onShortcut(window: Window, listener: (key: string) => void): () => void {
  const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey && !altKey && !isTyping(target)) listener(key)
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}

/** Compares names, because an element of a frame belongs to the frame's own classes. */
export function isTyping(target: EventTarget | null): boolean {
  return target !== null && 'tagName' in target && /^(INPUT|SELECT|TEXTAREA)$/.test(String(target.tagName))
}
