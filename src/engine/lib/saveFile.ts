// Hands files to the browser, which saves them on the device of the person.

/** Milliseconds for which the browser can read a file. It reads it after the click. */
const readableMs = 60_000

/**
 * Saves a file under a name. The browser chooses the folder, or asks for it. Nothing tells the page whether the person
 * went through with it.
 */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readableMs)
}
