/** Stands for a value that is kept and sent, but never shown. */
export function HiddenWidget() {
  return null
}
