/**
 * Takes invisible characters out of copied text. They keep dates on one line and amounts in their direction, but a date
 * with them is found by no search.
 */
export function copyPlainText(): void {
  document.addEventListener('copy', (event) => {
    // Empty for a field in Firefox, whose text has none of them.
    const text = String(document.getSelection() ?? '')
    const plain = text.replace(/[\u2060\u2066-\u2069]/g, '')
    if (plain === text || !event.clipboardData) return
    event.clipboardData.setData('text/plain', plain)
    event.preventDefault()
  })
}
