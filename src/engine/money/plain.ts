/** One text for what is written in several ways: an amount as 10, "10" or "10.00", an id with blanks. An id has no point. */
export function plain(value: unknown): string {
  return String(value)
    .trim()
    .replace(/^(\d+)(?:\.0*|(\.\d*[1-9])0*)$/, '$1$2')
}
