/** Lets elements of the preview take the focus only from each other: an edit must not pull it out of the editor. */
export function keepFocusOutside(): void {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as HTMLElement['focus']
  HTMLElement.prototype.focus = function focusWithin(options) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
