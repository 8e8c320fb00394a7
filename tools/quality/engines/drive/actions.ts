// Touch and keyboard actions, in the format of WebDriver and WebDriver BiDi.

/** Returns the actions that press a point of the page, in CSS pixels. */
export function pressOf(id: string, pointerType: 'touch' | 'mouse', x: number, y: number): object {
  return {
    type: 'pointer',
    id,
    parameters: { pointerType },
    actions: [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}

/** Returns the actions that type a text, one key for each character. */
export function typingOf(text: string): object {
  return {
    type: 'key',
    id: 'keys',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  }
}
