/** Prevents elements of the preview from taking the focus from the editor. An edit would otherwise move it. */
export function keepFocusOutside(): void {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as HTMLElement['focus']
  HTMLElement.prototype.focus = function focusWithin(options) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
