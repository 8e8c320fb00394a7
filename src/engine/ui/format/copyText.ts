/** Copies text to the clipboard, by a selection if the modern way fails. Resolves to true on success. */
export async function copyText(text: string, near: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text, near ?? document.body)
  }
}

// The field must be near the button: inside an open dialog the rest of the page is inert.
function copySelected(text: string, near: Element): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'pw-hidden'
  near.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    // iOS before 15.5 scrolls to what had the focus, which was in view.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
